"""What words do: a step that bites, a goat and her price tag, and four hours of waiting for a dragon."""
from math import cos, pi, radians, sin

from kit.materials import neon, toy
from kit.shapes import ball, box, cylinder, group, lathe, prism, torus, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bar, bead, block, flower, peg, post


def draw(name):
    daylight(fill='#fff1e0')
    shadow_ground(-.3)
    isometric(*VIEWS[name])
    {'biting-step': _step, 'price-tag': _goat, 'dragon-wait': _dragon}[name]()


VIEWS = {'biting-step': (5.0, (0, .1, .7)), 'price-tag': (4.5, (0, 0, .62)), 'dragon-wait': (5.3, (0, 0, .72))}


def _step():
    """A flight of stone; its second step has an open mouth, and somebody who reads the sign too late."""
    block(-1.6, -1.7, -.3, 3.3, 3.5, .2, 'ink', .09)
    block(-1.55, -1.65, -.14, 3.2, 3.4, .14, 'paper2', .07)
    for k in range(4):
        y, high = -.35 + .5 * k, .36 * (k + 1)
        tone = ('paper3', 'orch', 'paper3', 'paper3')[k]
        if k == 1:  # the biter: a lower jaw, a dark mouth and a lid that is up
            block(-.95, y, 0, 1.9, .5, high - .3, 'orch_edge', .05)
            block(-.9, y + .04, high - .34, 1.8, .46, .12, 'ink', .02)
            lid = group((0, y + .5, high - .02), (radians(-27), 0, 0))
            box((1.94, .62, .17), toy('orch'), bevel=.06, loc=(0, -.31, 0), parent=lid)
            for i in range(7):
                cylinder(.09, .2, toy('white'), top=.015, bevel=.01, loc=(-.75 + .25 * i, -.54, -.16), rot=(pi, 0, 0), parent=lid)
            for i in range(6):
                cylinder(.09, .2, toy('white'), top=.015, bevel=.01, loc=(-.62 + .25 * i, y + .07, high - .2))
            for x in (-.36, .36):
                bead(x, -.46, .17, .15, 'white', parent=lid)
                bead(x - .04, -.58, .2, .07, 'ink', parent=lid)
            continue
        block(-.95, y, 0, 1.9, .5, high, tone, .05)
    tube([(-.75, -.2, .3), (-.5, -.95, .1), (-.1, -.8, .06), (.2, -1.15, .05)], .12, toy('tang'), radii=[1.1, 1, 1, .5])  # the tongue
    peg(.62, -1.15, .62, 'mari', 'skin3', 1.2, hair='ink', turn=20)  # in the air
    lathe([(0, 0), (.23, 0), (.23, .04), (.16, .06), (.13, .16), (0, .18)], toy('tang'), segments=48, loc=(.78, -1.3, 1.85), rot=(radians(20), radians(20), 0))
    for k in range(3):
        tube([(.35 + .2 * k, -1.35 + .12 * k, .14), (.35 + .2 * k, -1.35 + .12 * k, .38)], .025, toy('ink'), straight=True)
    bar((-1.25, -1.1, 0), (-1.25, -1.1, .95), .05, 'ink')
    box((.9, .1, .56), toy('pitch'), bevel=.04, loc=(-1.25, -1.14, 1.15), rot=(0, radians(-4), 0))
    for k, length in enumerate((.6, .44)):
        box((length, .04, .07), toy('white' if k else 'mari'), bevel=.012, loc=(-1.55 + length / 2, -1.2, 1.24 - .18 * k), rot=(0, radians(-4), 0))


def _goat():
    """Sold out, says her tag, which is longer than she is."""
    block(-1.5, -1.4, -.3, 3.0, 2.7, .2, 'ink', .09)
    block(-1.45, -1.35, -.14, 2.9, 2.6, .14, 'pitch_lift', .07)
    e = group((-.05, .25, 0), (0, 0, radians(-14)))
    for x in (-.38, .34):
        for y in (-.2, .2):
            cylinder(.085, .55, toy('ink'), bevel=.02, loc=(x, y, .27), parent=e)
            cylinder(.1, .3, toy('white'), bevel=.02, loc=(x, y, .42), parent=e)
    ball(.42, toy('white'), loc=(0, 0, .82), scale=(1.4, .92, .88), parent=e)
    for k in range(9):
        a = 2 * pi * k / 9
        ball(.17, toy('white'), loc=(.42 * cos(a), .26 * sin(a), 1.02 + .03 * (k % 2)), parent=e)
    ball(.12, toy('paper2'), loc=(-.6, 0, 1.02), scale=(1.1, .7, 1.2), parent=e)
    tube([(.42, 0, .95), (.62, 0, 1.3)], .19, toy('white'), straight=True, parent=e)
    ball(.25, toy('paper2'), loc=(.72, 0, 1.42), scale=(1.25, .85, .9), rot=(0, radians(18), 0), parent=e)
    ball(.14, toy('orch'), loc=(1.0, 0, 1.33), scale=(.8, 1, .85), parent=e)
    for y in (-1, 1):
        bead(.84, y * .19, 1.5, .05, 'ink', parent=e)
        ball(.12, toy('paper3'), loc=(.58, y * .3, 1.44), scale=(.5, 1.3, .6), rot=(radians(y * -20), 0, 0), parent=e)
        tube([(.62, y * .12, 1.6), (.5, y * .17, 1.85), (.28, y * .2, 1.98)], .07, toy('mari_edge'), radii=[1.2, 1, .4], parent=e)
    tube([(.92, 0, 1.2), (.95, 0, 1.05), (.9, 0, .95)], .06, toy('paper3'), radii=[1.2, .9, .2], parent=e)
    torus(.24, .045, toy('tang'), segments=48, sides=12, loc=(.54, 0, 1.15), rot=(0, radians(28), 0), parent=e)
    tube([(.62, -.2, 1.05), (.7, -.5, .8), (.62, -.72, .6)], .018, toy('ink'), parent=e)
    tag = group((.05, -.86, .02), (radians(-14), 0, radians(0)), parent=e)
    outline = [(-1.1, -.26), (.72, -.26), (.98, 0), (.72, .26), (-1.1, .26)]
    prism(outline, .06, toy('mari'), bevel=.02, loc=(-.05, 0, .35), rot=(pi / 2, 0, 0), parent=tag)
    cylinder(.07, .1, toy('ink'), bevel=.01, loc=(.68, -.03, .35), rot=(pi / 2, 0, 0), parent=tag)
    for k, (start, length) in enumerate(((-1.0, .9), (-.02, .42))):
        box((length, .03, .13), toy('ink'), bevel=.02, loc=(start + length / 2, -.07, .35), parent=tag)
    for x, y, tone in ((-1.2, -.5, 'mari'), (-1.1, .6, 'white'), (1.2, .6, 'orch'), (.4, 1.0, 'white')):
        flower(x, y, 0, tone, 1.7)


def _dragon():
    """The kiln, its door ajar; a row of those who wait; and what they wait for, on the roof behind."""
    block(-2.0, -1.6, -.3, 4.0, 3.3, .2, 'ink', .09)
    block(-1.95, -1.55, -.14, 3.9, 3.2, .14, 'paper', .07)
    lathe([(0, 1.75), (.25, 1.72), (.62, 1.5), (.9, 1.05), (1.0, .5), (1.02, 0), (0, 0)][::-1], toy('tang'), segments=96, loc=(-.35, .55, 0))
    for z, radius in ((.22, 1.035), (.66, .99)):
        torus(radius, .05, toy('tang_edge'), segments=96, sides=12, loc=(-.35, .55, z))
    post(-.35, .55, 1.7, .2, .4, 'ink', top=.17)
    door = group((-.35, .55, 0), (0, 0, radians(-20)))
    box((.74, .14, .82), toy('ink'), bevel=.05, loc=(0, -1.0, .42), parent=door)
    box((.5, .06, .56), neon('#ff9a3c', 1.6), bevel=.03, loc=(0, -1.07, .42), parent=door)
    for k in range(3):
        box((.06, .08, .6), toy('ink2'), bevel=.01, loc=(-.16 + .16 * k, -1.09, .42), parent=door)
    for k, (x, y, coat, skin, hair, hat) in enumerate(((-.05, -1.2, 'mari', 'skin3', 'ink', None), (.5, -.95, 'orch', 'skin2', None, 'tang'), (1.02, -.62, 'pitch_lift', 'skin5', 'tang_edge', None))):
        post(x, y, 0, .2, .22, 'ink3')
        peg(x, y, .22, coat, skin, 1.05, hat, hair, turn=-75)
    _little_dragon()
    for k in range(3):
        post(-1.4 + .02 * k, -1.05, .0 + .22 * k, .2 - .03 * k, .2, ('white', 'mari', 'tang_lift')[k], top=.24 - .03 * k)
    post(1.55, -.95, 0, .09, .55, 'ink', top=.02)
    post(1.55, -.95, .3, .02, .3, 'white')
    for z in (.0, .6):
        post(1.55, -.95, z, .2, .06, 'mari_edge')


def _little_dragon():
    """Not in the kiln: asleep at the back, green, the size of a cat."""
    e = group((1.3, 1.0, 0), (0, 0, radians(-62)), 1.2)
    ball(.34, toy('pitch_lift'), loc=(0, 0, .3), scale=(1.5, 1, .85), parent=e)
    tube([(-.4, 0, .28), (-.75, .1, .2), (-.8, .45, .14), (-.4, .6, .12)], .13, toy('pitch_lift'), radii=[1.3, 1, .7, .2], parent=e)
    ball(.23, toy('pitch_lift'), loc=(.62, -.05, .34), scale=(1.2, .95, .85), parent=e)
    ball(.14, toy('pitch_pale'), loc=(.86, -.05, .29), scale=(.9, 1, .75), parent=e)
    for y in (-.2, .1):
        tube([(.62, y + .02, .5), (.5, y, .62), (.42, y, .7)], .05, toy('mari'), radii=[1, .8, .2], parent=e)
        tube([(.74, y * 1.0, .42), (.8, y, .4), (.84, y * .95, .42)], .018, toy('ink'), parent=e)
    for k in range(5):
        cylinder(.1, .16, toy('mari'), top=.01, bevel=.01, loc=(-.4 + .2 * k, 0, .6 - .05 * abs(k - 2)), parent=e)
