"""Covers of the long posts: one small stage each, on the colour of its category."""
from math import cos, pi, radians, sin

from kit.football import football
from kit.materials import surface, toy
from kit.shapes import ball, box, cylinder, group, lathe, prism, torus, tube
from kit.stage import daylight, floor, isometric
from kit.toys import bar, bead, block, peg, post
from scenes.post_covers_security import build_machine, restore, threats

MARI, PITCH, TANG, ORCH = 'mari', '#08724e', 'tang', 'orch'


def draw(name):
    scene, width, target, ground = POSTS[name]
    isometric(width, target)
    daylight(fill='#fff3e4')
    floor(ground)
    scene()


def _rain():
    """Expected goals, unexpected weather."""
    block(-3, -2.2, 0, 6, 4.4, .3, 'paper', .08)
    for k in range(9):
        block(-2.9 + .645 * k, -2.1, .3, .64, 4.2, .1, 'pitch_lift' if k % 2 else 'pitch_pale', .02)
    for x, y, sx, sy in ((-.04, -2.0, .08, 4.0), (-2.8, -2.0, 5.6, .07), (-2.8, 1.93, 5.6, .07), (2.73, -2.0, .07, 4.0)):
        block(x, y, .395, sx, sy, .02, 'white', .005)
    for y in (-.8, .8):
        post(2.45, y, .4, .06, 1.1, 'white', bevel=.01)
    bar((2.45, -.82, 1.5), (2.45, .82, 1.5), .06, 'white')
    for k in range(11):
        bar((2.45, -.75 + .15 * k, 1.48), (2.85, -.75 + .15 * k, .42), .009, 'paper')
    for x, y, r in ((-1.4, -.8, .62), (.7, .6, .45), (.6, -1.4, .35)):
        cylinder(r, .03, surface('#e4abde', rough=.12, coat=.8), bevel=.01, loc=(x, y, .41), scale=(1, .72, 1))
    football((-1.35, -.8, .72), .32)
    peg(1.9, -.1, .4, 'mari', 'skin3', 1.25, hair='ink')
    _umbrella(1.9, -.1, .4)
    peg(-2.1, .3, .4, 'tang', 'skin2', 1.15, hair='ink', turn=40)
    for x, y, z, s in ((-.7, .4, 3.3, 1.0), (1.2, 1.3, 3.8, .75)):
        for dx, dy, dz, r in ((0, 0, 0, .62), (.6, .3, -.06, .48), (-.62, -.2, -.08, .5), (.2, -.4, -.14, .4), (1.05, .5, -.16, .3)):
            bead(x + dx * s, y + dy * s, z + dz * s, r * s, 'paper')
        for k in range(11):
            px, py, pz = x - .8 * s + .17 * s * k, y - .5 * s + .12 * s * k, z - .75 - .33 * ((k * 5) % 4)
            lathe([(0, -.09), (.05, -.05), (.04, .03), (0, .14)], toy('orch'), segments=20, loc=(px, py, pz))


def _umbrella(x, y, z):
    for k in range(8):
        a = 2 * pi * k / 8
        colour = 'tang' if k % 2 else 'paper'
        prism([(0, 0), (.76 * cos(a), .76 * sin(a)), (.76 * cos(a + pi / 4), .76 * sin(a + pi / 4))], .02, toy(colour), bevel=.004, loc=(x + .25, y - .25, z + 1.5))
    post(x + .25, y - .25, z + .3, .028, 1.5, 'ink', bevel=.005)
    post(x + .25, y - .25, z + 1.52, .3, .16, 'tang', top=.02)


def _gates():
    """Four gates between a model and a player."""
    block(-4.2, -1.0, 0, 8.4, 2.0, .28, 'paper', .06)
    for k in range(27):
        post(-3.9 + .3 * k, 0, .28, .06, .03, 'ink', bevel=.008, segments=20)
    for k, colour in enumerate(('tang', 'pitch', 'orch', 'ink')):
        x = -2.4 + 1.7 * k
        for y in (-.85, .65):
            block(x, y, .28, .26, .26, 1.5 + .25 * k, colour, .05)
        block(x - .04, -.95, 1.78 + .25 * k, .34, 2.0, .3, colour, .06)
        bead(x + .13, -.72, 2.2 + .25 * k, .13, 'mari')
        if k:
            bar((x + .3, -.7, .75), (x + .3, .7, .75), .045, 'paper')
    for x, size, parts in ((-3.5, .34, 6), (-1.65, .3, 5)):
        for k in range(parts):
            a = 2 * pi * k / parts
            bar((x, 0, .85), (x + size * cos(a), size * sin(a), .85 + .2 * sin(2 * a)), .03, 'paper')
            bead(x + size * cos(a), size * sin(a), .85 + .2 * sin(2 * a), .09, ('tang', 'pitch_lift', 'orch')[k % 3])
        bead(x, 0, .85, .18, 'mari')
    peg(3.75, 0, .28, 'tang', 'skin1', 1.2, hair='ink', turn=-40)
    peg(-.6, -1.7, 0, 'paper', 'skin4', 1.15, hair='ink', turn=20, band='tang')
    peg(1.4, -1.75, 0, 'pitch', 'skin5', 1.05, 'ink', turn=30)
    for k in range(4):
        block(-3.6 + .34 * k, -1.9, 0, .3, .3, .16 + .12 * k, ('orch', 'tang')[k % 2], .04)


def _joke():
    """A joke on a small stage; half of the house has got it."""
    block(-1.4, .6, 0, 3.6, 2.2, .5, 'ink', .06)
    block(-1.5, 2.6, .5, 3.8, .2, 2.4, 'orch', .05)
    for k in range(9):
        lathe([(.22, 0), (.22, 2.3), (0, 2.35)], toy('orch' if k % 2 else 'orch_edge'), segments=24, loc=(-1.35 + .43 * k, 2.5, .5), scale=(1, .5, 1))
    for x in (-1.5, 2.1):
        block(x, .7, .5, .22, .22, 2.6, 'mari', .04)
    block(-1.7, .6, 3.0, 4.2, .4, .45, 'mari', .06)
    for k in range(7):
        bead(-1.3 + .57 * k, .56, 3.22, .1, 'paper')
    peg(.35, 1.3, .5, 'mari', 'skin1', 1.35, 'pitch', turn=0)
    post(.75, .95, .5, .03, .9, 'ink3', bevel=.006)
    bead(.75, .95, 1.45, .09, 'paper')
    box((1.9, .14, 1.1), toy('paper'), bevel=.15, rounds=5, loc=(.2, .75, 4.4))
    prism([(0, 0), (.46, 0), (.46, -.5)], .14, toy('paper'), bevel=.01, loc=(.3, .82, 3.9), rot=(pi / 2, 0, 0))
    for k in range(3):
        bead(-.3 + .5 * k, .66, 4.42, .13, ('tang', 'pitch', 'orch_edge')[k])
    for row in range(3):
        for k in range(5):
            x, y = -2.6 + 1.05 * k, -.5 - 1.0 * row
            block(x - .3, y - .3, 0, .6, .6, .3, ('tang_edge', 'paper')[row % 2], .05)
            tilt = (k * 2 + row) % 3 == 0
            peg(x, y, .3, ('pitch', 'paper', 'ink', 'orch', 'mari')[(k + row * 2) % 5], f'skin{(k + row) % 5 + 1}', .95,
                hat=('ink' if (k + row) % 4 == 0 else None), hair='ink' if (k + row) % 4 else None, turn=130 if not tilt else 20)


def _ten_days():
    """Ten stones across the water, then a door that is open or shut."""
    block(-4.4, -1.6, 0, 8.8, 3.4, .16, 'ink', .06)
    block(-4.3, -1.5, .1, 8.6, 3.2, .12, 'orch_edge', .03)
    for k in range(10):
        x, y = -3.8 + .66 * k, .1 + .55 * sin(k * .9)
        post(x, y, .16, .3, .2 + .03 * k, 'paper' if k < 9 else 'mari', segments=40)
        post(x, y, .36 + .03 * k, .08, .03, 'ink', bevel=.008)
    block(2.7, -.9, .16, 1.4, 2.0, .5, 'paper', .06)
    for y, colour in ((-.75, 'pitch'), (.35, 'tang')):
        for dy in (0, .72):
            block(3.2, y + dy - .06, .66, .16, .12, 1.4, 'ink', .03)
        block(3.15, y - .12, 2.0, .26, .96, .18, 'ink', .03)
        if colour == 'tang':
            block(3.22, y + .06, .66, .1, .6, 1.34, colour, .02)
        else:
            e = group((3.28, y + .06, .66), (0, 0, radians(-115)))
            box((.08, .6, 1.34), toy(colour), bevel=.02, loc=(0, .3, .67), parent=e)
    peg(-1.15, -.42, .5, 'tang', 'skin2', 1.1, 'ink', turn=80)
    peg(-4.0, -2.3, 0, 'pitch', 'skin5', 1.1, hair='tang_edge', turn=50)
    peg(1.8, -2.4, 0, 'ink', 'skin3', 1.1, 'mari', turn=10)
    for k in range(3):
        block(-3.0 + .1 * k, -2.6, .08 * k, .7, .5, .07, ('paper', 'mari', 'paper')[k], .02)


def _scope():
    """The tower was measured; then it went on."""
    post(-1.6, .4, 0, 1.3, .2, 'ink', segments=72)
    for k in range(9):
        planned = k < 4
        side = 1.5 - .06 * k
        block(-1.6 - side / 2 + .1 * sin(k * 1.7), .4 - side / 2, .2 + .52 * k, side, side, .48, ('paper' if k % 2 else 'pitch_lift') if planned else ('tang', 'mari')[k % 2], .06)
    block(-.35, -.75, .02, .1, .5, 2.3, 'mari', .03)
    for k in range(11):
        block(-.37, -.77, .15 + .2 * k, .06, .25 if k % 2 else .4, .03, 'ink', .004)
    e = group((.9, -1.3, .35), (pi / 2, 0, radians(45)))
    cylinder(.45, .34, toy('mari'), bevel=.08, parent=e)
    cylinder(.22, .38, toy('ink'), bevel=.03, parent=e)
    tube([(.75, -1.2, .1), (.2, -1.0, .06), (-.3, -.55, .08)], .05, toy('mari_edge'))
    peg(.9, .3, 0, 'tang', 'skin1', 1.3, 'ink', turn=-10)
    peg(1.9, -.6, 0, 'pitch', 'skin4', 1.25, hair='ink', turn=-30)
    for k in range(2):
        block(2.2 + .2 * k, 1.2 + .9 * k, 0, .8, .8, .48, ('tang', 'mari')[k], .06)
    block(2.3, 1.35, .48, .8, .8, .48, 'mari', .06)
    peg(3.4, .2, 0, 'paper', 'skin2', 1.2, hair='ink', turn=-70, band='tang')
    bar((-3.6, -.9, 2.28), (-1.2, -.9, 2.28), .02, 'ink')
    for k in range(8):
        bead(-3.6 + .3 * k, -.9, 2.28, .04, 'ink')


def _two_chairs():
    """Two chairs that are kept empty, and who sits in them."""
    block(-3.2, -2.0, 0, 6.4, 4.2, .2, 'paper', .06)
    for i in range(8):
        block(-3.1 + .78 * i, -1.9, .16, .74, 4.0, .08, ('orch', 'paper2')[i % 2], .02)
    for x, coat, skin, hat, hair in ((-1.7, 'tang', 'skin2', None, 'ink'), (1.0, 'pitch', 'skin5', 'ink', None)):
        for dy in (-.45, .45):
            bar((x - .55, dy, .24), (x + .75, dy, 1.35), .05, 'mari_edge')
            bar((x + .55, dy, .24), (x - .45, dy, .85), .05, 'mari_edge')
        for k in range(6):
            s = k / 5
            box((.26, .86, .06), toy('tang' if k % 2 == 0 else 'paper') if coat == 'pitch' else toy('pitch_lift' if k % 2 == 0 else 'paper'), bevel=.02,
                loc=(x - .42 + 1.12 * s, 0, .72 + .62 * s * s + .02), rot=(0, radians(-18 - 26 * s), 0))
        e = group((x + .05, 0, .82), (0, radians(-32), 0))
        lathe([(0, 0), (.3, 0), (.31, .05), (.26, .38), (.18, .64), (0, .7)], toy(coat), segments=48, parent=e)
        ball(.25, toy(skin), loc=(0, 0, .86), parent=e)
        for dy in (-.09, .1):
            ball(.033, toy('ink'), loc=(-.2, dy - .1, .92), parent=e, u=16, v=10)
        lathe([(0, .26), (.16, .22), (.255, .1), (.26, .0), (.22, -.05)] if hair else [(0, .32), (.17, .3), (.2, .12), (.34, .1), (.34, .06), (0, .06)],
              toy(hair or hat), segments=48, loc=(.03, 0, .9), parent=e)
    post(-.3, .2, .24, .3, .5, 'paper')
    post(-.3, .2, .74, .42, .07, 'mari')
    post(-.3, .2, .81, .1, .22, 'tang')
    block(2.2, .9, .24, .9, .7, .9, 'ink', .05)
    torus(.2, .08, toy('tang'), loc=(2.65, .86, .75), rot=(pi / 2, 0, 0), segments=40)
    post(-2.6, 1.7, .2, .05, 2.3, 'paper')
    post(-2.6, 1.7, 2.2, 1.15, .5, 'tang', top=.05)
    for k in range(3):
        block(-2.9, -1.4, .24 + .1 * k, .6, .45, .09, ('tang', 'paper', 'ink')[k], .02)


POSTS = {
    'cover-expected-goals': (_rain, 10.2, (0, 0, 1.6), MARI), 'cover-four-gates': (_gates, 9.6, (.1, -.2, 1.0), MARI),
    'cover-yorkshire-joke': (_joke, 11.4, (.1, .2, 1.75), TANG), 'cover-ten-days': (_ten_days, 9.6, (.1, -.3, .7), ORCH),
    'cover-build-machine': (build_machine, 9.6, (.1, -.3, 1.5), PITCH), 'cover-scope': (_scope, 9.4, (.1, -.1, 1.8), ORCH),
    'cover-two-chairs': (_two_chairs, 9.2, (-.1, 0, 1.0), MARI), 'cover-restore': (restore, 10.0, (0, -.3, .8), PITCH),
    'cover-threat-model': (threats, 9.8, (0, -.3, .9), PITCH),
}
