"""Covers of the cases that are not games: a town hall on moving day, an operators' desk, a shop of sound."""
from math import cos, pi, radians, sin

from kit.materials import surface, toy
from kit.shapes import ball, box, cylinder, group, lathe, sweep, torus, tube
from kit.stage import daylight, floor, isometric
from kit.toys import bar, bead, block, bush, crate, fir, flag, flower, gable, peg, post

# Width, target, ground.
FRAMES = {
    'northgate-permits': (10.6, (-.1, -.2, 1.0), 'mari'),
    'northgate-hall': (6.2, (-2.55, .1, 1.75), 'mari'),
    'northgate-counter': (5.0, (3.1, -.5, 1.3), 'mari'),
    'matchday-desk': (8.9, (.1, -.1, 1.1), 'pitch'),
    'desk-screens': (4.9, (-.5, .35, 2.0), 'pitch'),
    'signal-shop': (10.4, (0, .1, 1.35), 'tang'),
    'shop-counter': (4.6, (.2, -.3, 1.35), 'tang'),
}


def draw(name):
    width, target, ground = FRAMES[name]
    isometric(width, target)
    daylight(fill='#fff1e0')
    floor({'pitch': '#08724e'}.get(ground, ground))
    {'northgate': _northgate, 'matchday': _desk, 'desk': _desk, 'signal': _shop, 'shop': _shop}[name.split('-')[0]]()


def _northgate():
    """Filing cabinets leave the old hall over a bridge; on the other side the counter is already open."""
    for x, y, wide, deep in ((-4.6, -1.2, 3.9, 3.6), (1.2, -2.6, 3.9, 4.2)):
        block(x, y, 0, wide, deep, .5, 'paper', .08)
        for i in range(int(wide)):
            for j in range(int(deep)):
                block(x + .05 + i * .95, y + .06 + j * .95, .42, .9, .9, .14, ('pitch_lift', 'pitch')[(i + j) % 2], .04)
    _old_hall(-4.3, .1)
    _new_counter(1.9, .1)
    for k in range(9):  # the bridge
        block(-.95 + .27 * k, -.35, .36 + .16 * sin(pi * k / 8), .25, 1.2, .1, 'paper2', .02)
    for y in (-.35, .82):
        points = [(-.85 + .27 * k, y, .78 + .16 * sin(pi * k / 8)) for k in range(9)]
        tube(points, .035, toy('ink'))
        for p in points[::2]:
            bar(p, (p[0], p[1], p[2] - .34), .03, 'ink')
    for x, y, z in ((-1.6, .2, .55), (.25, .2, .62), (1.75, -.9, .56)):
        _cabinet(x, y, z)
    peg(-.35, .12, .62, 'tang', 'skin2', .95, 'ink', turn=30)
    peg(.85, .2, .6, 'ink', 'skin5', .95, hair='tang_edge', turn=60)
    peg(-3.7, -.75, .56, 'orch', 'skin3', .95, hair='ink')
    for k in range(5):  # the queue that noticed nothing
        peg(4.3 - .34 * k, -2.2 + .02 * k, .56, ('pitch', 'orch_edge', 'paper', 'tang', 'ink')[k], f'skin{(k * 2) % 5 + 1}', .86,
            hat=('mari', None, 'ink', None, 'tang')[k], hair='ink' if k in (1, 3) else None, turn=35)
    fir(-4.2, -.8, .56, .9)
    bush(4.6, 1.2, .56, .85, 'tang')
    for x, y in ((-2.9, -.95), (-1.4, -.95), (1.6, -2.3)):
        flower(x, y, .56, 'orch', 1.3)


def _old_hall(x, y):
    block(x, y, .56, 2.7, 1.9, 1.5, 'orch', .05)
    gable(x, y, 2.06, 2.7, 1.9, 1.05, 'ink')
    for k in range(4):
        post(x + .35 + .66 * k, y - .22, .56, .12, 1.4, 'paper')
    block(x, y - .4, 1.94, 2.7, .5, .16, 'paper', .03)
    block(x + 1.1, y - .04, .56, .5, .08, .85, 'ink', .02)
    for k in range(2):
        block(x - .1 + .2 * k, y - .62, .46, 2.9 - .4 * k, .3, .24 + .1 * k, 'paper3', .03)
    post(x + 1.35, y + .5, 2.9, .3, .32, 'paper', segments=40)
    cylinder(.22, .06, toy('ink'), bevel=.01, loc=(x + 1.35, y + .21, 3.06), rot=(pi / 2, 0, 0))
    flag(x + 1.35, y + .9, 2.9, 1.2, 'tang')


def _new_counter(x, y):
    block(x, y - .2, .56, 2.7, .5, .75, 'ink', .06)
    block(x - .06, y - .28, 1.31, 2.82, .66, .1, 'mari', .03)
    for k in range(3):
        e = group((x + .45 + .9 * k, y + .02, 1.4), (radians(-12), 0, 0))
        box((.56, .08, .42), toy('ink2'), bevel=.03, loc=(0, 0, .26), parent=e)
        for r, (length, colour) in enumerate(((.3, 'mari'), (.4, 'orch'), (.22, 'tang'))):
            box((length, .04, .05), toy(colour), bevel=.012, loc=(-.22 + length / 2, -.05, .37 - .1 * r), parent=e)
        peg(x + .45 + .9 * k, y + .72, .56, ('tang', 'paper', 'orch')[k], f'skin{k + 2}', 1.25, hair=('ink', 'tang_edge', 'ink')[k])
    for post_x in (x - .1, x + 2.8):
        post(post_x, y + 1.2, .56, .07, 2.5, 'paper')
    block(x - .25, y + 1.1, 2.7, 3.2, .2, .5, 'tang', .05)
    for k in range(5):
        bead(x + .3 + .53 * k, y + 1.06, 2.95, .11, ('mari', 'paper')[k % 2])
    block(x + 2.2, y + 1.25, .56, .8, .8, 1.6, 'paper', .05)
    for k in range(3):
        block(x + 2.27, y + 1.2, .7 + .46 * k, .66, .06, .36, ('paper2', 'mari', 'paper2')[k], .03)


def _cabinet(x, y, z):
    block(x, y, z, .5, .5, .72, 'pitch_edge', .04)
    for k in range(3):
        block(x + .05, y - .03, z + .06 + .22 * k, .4, .05, .18, 'pitch_lift', .02)
        block(x + .18, y - .06, z + .13 + .22 * k, .14, .04, .04, 'mari', .01)
    for k in range(3):
        block(x + .08, y + .1, z + .72 + .05 * k, .34, .3, .045, ('paper', 'paper2', 'paper')[k], .01)


def _desk():
    """The operators' desk: three screens, one phone number, and the pitch under glass."""
    block(-3.2, -1.3, 0, 6.4, 2.6, .2, 'ink', .06)
    for x in (-2.9, 2.3):
        block(x, -.9, .2, .6, 1.9, 1.0, 'paper', .06)
    block(-3.1, -1.15, 1.2, 6.2, 2.3, .18, 'paper', .06)
    _screen(-2.05, .55, 'bars')
    _screen(.0, .75, 'pitch')
    _screen(2.05, .55, 'line')
    _table_pitch(-.95, -1.0)
    phone = group((1.75, -.7, 1.38), (0, 0, radians(-14)))
    box((.72, .56, .14), toy('tang'), bevel=.06, parent=phone, loc=(0, 0, .07))
    for i in range(3):
        for j in range(3):
            cylinder(.05, .05, toy('paper'), bevel=.012, loc=(.04 + .14 * i, -.14 + .14 * j, .15), parent=phone)
    tube([(-.24, -.24, .2), (-.24, -.1, .32), (-.24, .1, .32), (-.24, .24, .2)], .07, toy('ink'), parent=phone)
    for k in range(14):
        a = k * .9
        ball(.035, toy('ink'), loc=(-.42 - .03 * k, -.2 + .06 * cos(a), .08 + .05 * sin(a)), parent=phone, u=12, v=8)
    post(-2.4, -.75, 1.38, .17, .32, 'mari')
    torus(.11, .03, toy('mari'), loc=(-2.6, -.75, 1.54), rot=(pi / 2, 0, 0), segments=32, sides=10)
    post(-2.4, -.75, 1.66, .13, .03, 'tang_edge')
    for x, coat, skin, hair, turn in ((-1.9, 'tang', 'skin3', 'ink', 150), (.35, 'mari', 'skin1', 'tang_edge', 165)):
        _chair(x, -2.15)
        peg(x, -2.15, .72, coat, skin, 1.6, hair=hair, turn=turn)
    peg(3.55, -1.75, 0, 'orch', 'skin4', 1.5, 'ink', turn=-20)
    peg(-3.6, -2.1, 0, 'paper', 'skin2', 1.4, hair='ink', turn=60, band='tang')
    block(3.4, .4, 0, .9, .9, 1.3, 'paper', .06)
    block(3.4, .4, 1.3, .9, .9, .16, 'mari', .05)
    _cup(3.85, .85, 1.46)


def _screen(x, y, kind):
    e = group((x, y, 1.38), (radians(-6), 0, radians(0 if abs(x) < 1 else (18 if x < 0 else -18))))
    box((.5, .4, .06), toy('ink'), bevel=.02, loc=(0, .05, .03), parent=e)
    cylinder(.06, .5, toy('ink'), loc=(0, .08, .28), parent=e)
    box((1.8, .14, 1.2), toy('ink'), bevel=.06, rounds=4, loc=(0, 0, 1.05), parent=e)
    box((1.62, .04, 1.02), toy('ink2', .25, .4), bevel=.03, loc=(0, -.065, 1.05), parent=e)
    if kind == 'bars':
        for k, height in enumerate((.3, .5, .4, .7, .55, .82)):
            box((.17, .06, height), toy(('tang', 'orch', 'mari')[k % 3]), bevel=.02, loc=(-.6 + .24 * k, -.1, .62 + height / 2), parent=e)
    elif kind == 'pitch':
        box((1.4, .05, .84), toy('pitch_lift'), bevel=.02, loc=(0, -.09, 1.05), parent=e)
        torus(.18, .015, toy('paper'), loc=(0, -.12, 1.05), rot=(pi / 2, 0, 0), segments=40, sides=8, parent=e)
        box((.02, .03, .8), toy('paper'), bevel=0, loc=(0, -.12, 1.05), parent=e)
        for px, pz, colour in ((-.45, 1.2, 'tang'), (-.3, .85, 'tang'), (.25, 1.25, 'ink'), (.5, .95, 'ink'), (.12, .9, 'mari')):
            ball(.06, toy(colour), loc=(px, -.12, pz), parent=e, u=20, v=12)
    else:
        points = [(-.65 + .22 * k, -.11, z) for k, z in enumerate((.75, .95, .85, 1.1, 1.0, 1.35, 1.25))]
        tube(points, .03, toy('mari'), straight=True, parent=e)
        for p in points:
            ball(.06, toy('paper'), loc=p, parent=e, u=20, v=12)


def _table_pitch(x, y):
    block(x, y, 1.38, 1.9, 1.2, .08, 'pitch', .03)
    for k in range(6):
        block(x + .05 + .3 * k, y + .05, 1.44, .3, 1.1, .04, 'pitch_lift' if k % 2 else 'pitch_pale', .008)
    block(x + .94, y + .05, 1.475, .025, 1.1, .012, 'white', .003)
    torus(.2, .012, toy('white'), loc=(x + .95, y + .6, 1.485), segments=48, sides=8)
    for k, (px, py) in enumerate(((.3, .3), (.4, .8), (.75, .55), (1.2, .35), (1.5, .75), (1.65, .3))):
        post(x + px, y + py, 1.48, .06, .14, ('tang', 'ink')[k % 2], bevel=.02, segments=24)
    ball(.05, toy('white'), loc=(x + 1.0, y + .75, 1.53))


def _chair(x, y):
    post(x, y, 0, .42, .1, 'ink')
    post(x, y, .1, .08, .5, 'ink')
    post(x, y, .58, .44, .14, 'ink3', bevel=.06)


def _cup(x, y, z):
    lathe([(.2, 0), (.26, .06), (.1, .2), (.07, .34), (.16, .46), (.3, .62), (.34, .95), (.3, .95)], surface('#f8c143', metal=.7, rough=.25), segments=64, loc=(x, y, z))
    for side in (-1, 1):
        torus(.16, .035, surface('#f8c143', metal=.7, rough=.25), loc=(x + side * .27, y + side * .27, z + .72), rot=(pi / 2, 0, radians(45)), segments=40, sides=12)


def _shop():
    """A counter, a wall of headphones, and the phone that orders them."""
    block(-3.3, -2.6, 0, 6.6, 6.0, .16, 'paper', .05)
    for i in range(7):
        for j in range(6):
            block(-3.25 + .93 * i, -2.55 + .98 * j, .1, .9, .95, .08, ('paper2', 'mari')[(i + j) % 2], .02)
    block(-3.3, 2.4, .16, 6.6, .3, 3.4, 'orch', .05)
    block(-3.3, -1.0, .16, .3, 3.4, 3.4, 'orch_edge', .05)
    for row in range(2):
        block(-2.9, 1.9, 1.35 + 1.25 * row, 5.8, .5, .1, 'paper', .03)
        for k in range(5):
            _headphones((-2.3 + 1.15 * k, 2.12, 1.85 + 1.25 * row), ('ink', 'tang', 'paper', 'ink', 'pitch_lift')[(k + row * 2) % 5])
    block(-1.5, -.6, .16, 3.4, 1.0, 1.0, 'paper', .07)
    block(-1.6, -.7, 1.16, 3.6, 1.2, .12, 'tang', .04)
    for k in range(6):
        block(-1.4 + .56 * k, -.63, .3, .44, .06, .72, 'paper2', .02)
    e = group((.9, -.3, 1.28), (radians(-14), 0, radians(-12)))
    box((.7, .12, 1.2), toy('ink'), bevel=.08, rounds=5, loc=(0, 0, .62), parent=e)
    box((.6, .04, 1.06), toy('paper'), bevel=.04, loc=(0, -.055, .62), parent=e)
    box((.48, .04, .42), toy('tang'), bevel=.02, loc=(0, -.07, .84), parent=e)
    for length, z, colour in ((.4, .5, 'ink'), (.26, .38, 'ink3')):
        box((length, .03, .06), toy(colour), bevel=.012, loc=(-.22 + length / 2, -.075, z), parent=e)
    box((.46, .05, .13), toy('pitch_lift'), bevel=.03, loc=(0, -.075, .2), parent=e)
    _headphones((-.7, -.1, 1.72), 'ink', 1.35)
    post(-.7, -.1, 1.28, .16, .1, 'mari')
    crate(2.3, -1.9, .18, .8)
    crate(2.35, -1.0, .18, .62, 'paper', 'tang')
    crate(2.45, -1.8, .92, .5, 'orch', 'orch_edge')
    peg(.3, 1.1, .18, 'pitch', 'skin3', 1.6, hair='ink')
    peg(-2.2, -1.7, .18, 'tang', 'skin1', 1.5, 'ink', turn=60)
    peg(-1.2, -2.1, .18, 'mari', 'skin4', 1.2, hair='ink', turn=45, band='tang')


def _headphones(loc, colour, size=1.0):
    """A pair on edge, seen from its front."""
    e = group(loc, (0, 0, radians(20)), size)
    arc = [(.3 * sin(radians(a)), 0, .34 * cos(radians(a))) for a in range(-86, 87, 4)]
    sweep(arc, .1, .045, toy(colour, .35, .3), parent=e)
    sweep([(x * .9, y, z * .9) for x, y, z in arc[8:-8]], .1, .05, toy('ink3' if colour == 'ink' else 'ink', .7), parent=e)
    for side in (-1, 1):
        cylinder(.17, .12, toy(colour, .35, .3), bevel=.04, loc=(side * .32, 0, -.06), rot=(0, pi / 2, 0), parent=e)
        torus(.13, .05, toy('ink3' if colour == 'ink' else 'ink', .7), loc=(side * .25, 0, -.06), rot=(0, pi / 2, 0), segments=40, sides=12, parent=e)
        cylinder(.06, .14, toy('mari'), bevel=.015, loc=(side * .33, 0, -.06), rot=(0, pi / 2, 0), parent=e)
