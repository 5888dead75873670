"""Hollow Kiln: the firing chamber, where the dungeon breaks what was made badly."""
import random
from math import cos, pi, radians, sin

from kit.materials import neon, surface, toy
from kit.shapes import ball, box, cylinder, group, lathe, torus, tube
from kit.stage import isometric, point, sky, sun
from kit.toys import block, post


# Width of the view, target.
FRAMES = {
    'hollow-kiln': (9.3, (-.05, .1, 1.2)),
    'kiln-mouth': (4.9, (-1.0, 1.0, 1.35)),
    'kiln-pair': (3.9, (1.5, -.9, .75)),
}


def draw(name):
    isometric(*FRAMES[name])
    sky([(0, '#11153c'), (1, '#1d2358')], .9)
    sun((.5, .6, -1), .7, '#97a4ff', angle=8)
    _hall()
    _kiln()
    _pots()
    _heroes()
    for x, y in ((-3.15, 3.1), (3.0, 3.1), (-3.15, -2.6)):
        _torch(x, y)


STONES = ('#454a86', '#3a4178', '#4d4488', '#5e4a8c', '#343a70')


def _hall():
    for i in range(9):
        for j in range(9):
            lift = random.choice((0, .02, .04))
            if (i, j) == (6, 2):
                continue
            block(-4.5 + i, -4.5 + j, -.3, .965, .965, .3 + lift, random.choice(STONES), .05)
    for k in range(14):  # the missing slab is broken
        block(1.55 + random.uniform(0, .6), -2.45 + random.uniform(0, .6), -.26, .22, .18, .16, random.choice(STONES), .04)
    for i in range(9):
        for k in range(4):
            if k < 2 or random.random() > .3 * (k - 1):
                block(-4.5 + i, 3.5, .9 * k, .96, .5, .86, random.choice(STONES), .05)
            if k < 2 or random.random() > .3 * (k - 1):
                block(-4.0, -4.5 + i, .9 * k, .5, .96, .86, random.choice(STONES), .05)
    for y in (-1.6, 1.6):  # niches with what survived
        block(-3.55, y, 1.35, .4, 1.1, .1, 'orch_edge', .03)
        for k, colour in enumerate(('mari', 'orch', 'tang')):
            _pot(-3.35, y + .2 + .34 * k, 1.45, .36, colour, k)
    for k in range(6):  # a glazed line leads to the mouth of the kiln
        block(.25 + .36 * k, -.62 - .36 * k, .03, .2, .2, .03, 'mari', .01)


def _kiln():
    clay = surface('#c04815', rough=.8, bump=(9, .25, 4), vary=('#a63c12', 5, 3))
    lathe([(0, 0), (1.3, 0), (1.36, .1), (1.3, .7), (1.16, 1.25), (.9, 1.85), (.55, 2.2), (.44, 2.45), (.42, 2.95), (.5, 3.0), (.5, 3.12), (.34, 3.12), (.3, 2.4)],
          clay, segments=96, loc=(-1.2, 1.4, 0))
    for z, r in ((.45, 1.345), (1.05, 1.24), (1.6, 1.04)):
        torus(r, .05, toy('mari_edge', .6), loc=(-1.2, 1.4, z), segments=96)
    e = group((-.37, .57, .62), (pi / 2, 0, radians(45)))
    cylinder(.56, .5, neon('#ff9a3a', 9), bevel=.02, loc=(0, 0, .12), parent=e)
    torus(.6, .14, toy('paper3', .7), loc=(0, 0, .38), parent=e)
    for k in range(11):  # voussoirs
        a = radians(-10 + 20 * k)
        box((.3, .24, .26), toy('paper3' if k % 2 else 'orch', .7), bevel=.05, loc=(.74 * cos(a), .74 * sin(a), .3), rot=(0, 0, a), parent=e)
    point((.35, -.75, 1.0), 200, '#ff9440', .3)
    point((-1.2, 1.4, 3.3), 60, '#ff9440', .2)
    for k in range(16):
        s = k / 15
        ball(.045 * (1.3 - s), neon('#ffb04a', 10), loc=(-1.2 + random.uniform(-.4, .4) * (.4 + s), 1.4 + random.uniform(-.3, .3), 3.2 + 1.4 * s), u=10, v=8)


def _pot(x, y, z, s, colour, kind):
    profile = (((0, 0), (.5, 0), (.9, .75), (.75, 1.5), (.4, 1.85), (.52, 2.1), (.44, 2.1)),
               ((0, 0), (.4, 0), (.8, .4), (1.0, 1.1), (.6, 1.6), (.66, 1.75), (.58, 1.75)),
               ((0, 0), (.6, 0), (.66, .9), (.36, 1.5), (.3, 2.2), (.42, 2.35), (.34, 2.35)))[kind % 3]
    glaze = toy(colour, .18, .9)
    lathe([(r * s * .42, h * s * .42) for r, h in profile], glaze, segments=64, loc=(x, y, z))
    torus(profile[3][0] * s * .42 * 1.01, .02 * s, toy('paper'), loc=(x, y, z + profile[3][1] * s * .42), segments=48, sides=8)
    if kind == 1:
        for side in (-1, 1):
            torus(.12 * s, .03 * s, glaze, loc=(x + side * .3 * s, y - side * .3 * s, z + .62 * s), rot=(pi / 2, 0, radians(-45)), segments=32, sides=10)


def _pots():
    for i, (x, y, colour, s) in enumerate((
            (1.75, 2.75, 'mari', 1.3), (2.55, 2.45, 'orch', 1.6), (2.3, 1.55, 'paper', 1.1), (3.0, 1.3, 'tang', 1.3), (-2.75, -.45, 'tang', 1.3),
            (-3.05, -1.3, 'mari', 1.0), (3.2, -1.9, 'pitch_lift', 1.5), (2.8, -2.9, 'orch', 1.0), (-2.5, -3.4, 'paper', 1.2), (-1.7, -3.2, 'pitch_lift', .9),
            (.9, 2.95, 'tang', .9))):
        _pot(x, y, .04, s, colour, i)
    for k in range(9):  # one that was made badly
        a = random.uniform(0, 6.3)
        r = random.uniform(.1, .5)
        box((.2, .05, .16), toy('orch', .2, .8), bevel=.02, loc=(1.1 + r * cos(a), 1.7 + r * sin(a), .1), rot=(random.uniform(-1, 1), random.uniform(-1, 1), a))
    lathe([(.22, 0), (.36, .3), (.3, .42)], toy('orch', .2, .8), loc=(1.1, 1.7, .04), segments=48)


def _heroes():
    """Both wear what they fired: pots for armour."""
    for x, y, coat, glaze, skin, turn in ((.95, -1.15, 'tang', 'mari', 'skin2', -1), (2.1, -.35, 'pitch_lift', 'paper', 'skin1', 1)):
        e = group((x, y, .05), (0, 0, radians(100)), 1.5)
        lathe([(0, 0), (.24, 0), (.25, .04), (.2, .3), (.14, .5), (0, .54)], toy(coat), segments=48, parent=e)
        lathe([(.17, .2), (.27, .24), (.25, .4), (.17, .52)], toy(glaze, .2, .8), segments=48, parent=e)
        ball(.19, toy(skin), loc=(0, 0, .68), parent=e)
        lathe([(.2, 0), (.23, .08), (.16, .2), (.06, .26), (.07, .33), (0, .34)], toy(glaze, .2, .8), segments=48, loc=(0, 0, .7), parent=e)
    tube([(.55, -1.6, .05), (.5, -1.55, 1.5)], .035, toy('mari_edge'), straight=True)
    cylinder(.1, .3, toy('paper', .3), top=.0, bevel=.01, loc=(.5, -1.55, 1.62))
    e = group((2.55, -.75, .6), (pi / 2, 0, radians(45)))
    cylinder(.34, .07, toy('orch', .2, .8), bevel=.03, parent=e)
    torus(.2, .03, toy('paper'), loc=(0, 0, .04), parent=e, segments=48, sides=8)


def _torch(x, y):
    post(x, y, 0, .1, .95, 'orch_edge')
    post(x, y, .95, .17, .1, 'ink3', top=.2)
    ball(.15, neon('#ffcf70', 14), loc=(x, y, 1.16), scale=(1, 1, 1.3))
    point((x + .1, y - .35, 1.4), 34, '#ffbf60', .12)
