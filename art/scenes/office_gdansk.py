"""Gdańsk: three narrow houses of three tempers, the old wooden crane, and a desk that is awake at night."""
from math import cos, pi, radians, sin

from kit.materials import neon, toy
from kit.shapes import ball, box, cylinder, group, prism, torus
from kit.toys import bar, bead, beam, block, boat, flower, peg, post
from kit.town import kettle, pavement


def gdansk():
    pavement(-3.6, -.6, 7, 4, ('paper2', 'paper3'))
    _water()
    _gable_house(-3.45, .9, 1.2, 2.9, 'mari', 'ink', 'steps')
    _gable_house(-2.2, .9, 1.25, 3.5, 'paper', 'tang_edge', 'bell')
    _gable_house(-.9, .9, 1.25, 3.1, 'tang', 'ink', 'plain')
    _night_desk(-2.2, .9)
    _crane(1.75, .75)
    boat(-2.4, -1.75, .14, turn=12, hull='tang', sail='paper', size=.82)
    _bubble((-3.0, .9, 4.75), 'white', 'tang', 3)
    _bubble((-.85, 1.0, 5.45), 'mari', 'ink', 1, flip=True)
    peg(3.05, -.25, .26, 'pitch', 'skin1', 1.0, hair='mari_edge', turn=10)
    peg(.05, -.2, .26, 'orch_edge', 'skin5', 1.0, 'ink', turn=50)
    peg(-3.1, .2, .26, 'ink', 'skin3', 1.0, 'tang', turn=30)
    for x in (-3.3, -1.9, .85):
        _lantern(x, -.42)
    for x, y, colour in ((-2.55, .75, 'orch'), (-.75, .72, 'orch'), (.25, .72, 'mari')):
        block(x - .12, y - .12, .26, .24, .2, .2, 'pitch', .03)
        flower(x, y, .4, colour, 1.2)


def _water():
    block(-3.72, -3.0, 0, 7.24, 2.3, .1, 'ink', .04)
    for i in range(7):
        for j in range(2):
            block(-3.58 + i, -2.88 + 1.1 * j, .04, .96, 1.06, .1, 'ink3' if (i + j) % 2 else 'ink2', .03)
    for x, y in ((-3.2, -2.5), (-1.2, -1.2), (-.3, -2.5), (1.0, -2.7), (2.7, -1.1), (2.9, -2.4)):
        block(x, y, .135, .34, .06, .015, 'paper', .006)


def _gable_house(x, y, wide, tall, wall, roof, gable):
    """Three floors of windows below a gable that was somebody's pride."""
    deep, trim = 2.1, 'paper' if wall != 'paper' else 'orch'
    block(x, y, .26, wide, deep, tall - .26, wall, .03)
    prism([(.02, 0), (wide - .02, 0), (wide / 2, .95)], deep - .1, toy(roof), bevel=.02, loc=(x, y + deep, tall), rot=(pi / 2, 0, 0))
    if gable == 'steps':
        for k in range(4):
            block(x + .15 * k, y - .02, tall + .3 * k, wide - .3 * k, .22, .3, wall, .02)
            block(x + .15 * k - .03, y - .05, tall + .3 * k + .24, wide - .3 * k + .06, .28, .07, trim, .015)
    elif gable == 'bell':
        curve = [(cos(pi * k / 16), sin(pi * k / 16)) for k in range(17)]
        prism([(wide / 2 + wide * .34 * a, .28 + .72 * b) for a, b in curve], .22, toy(wall), bevel=.02, loc=(x, y + .2, tall), rot=(pi / 2, 0, 0))
        block(x - .02, y - .02, tall, wide + .04, .22, .3, wall, .02)
        block(x - .05, y - .06, tall + .26, wide + .1, .3, .08, trim, .02)
        for side in (.16, wide - .16):
            torus(.13, .06, toy(trim), loc=(x + side, y + .05, tall + .48), rot=(pi / 2, 0, 0), segments=40, sides=12)
        bead(x + wide / 2, y + .09, tall + 1.08, .1, 'mari')
    else:
        prism([(-.04, 0), (wide + .04, 0), (wide / 2, 1.25)], .22, toy(wall), bevel=.025, loc=(x, y + .2, tall), rot=(pi / 2, 0, 0))
        for side, tilt in ((.28, -1), (wide - .28, 1)):
            e = group((x + side, y + .08, tall + .62), (0, tilt * 1.117, 0))
            box((1.38, .3, .09), toy(trim), bevel=.02, parent=e)
        post(x + wide / 2, y + .08, tall + 1.2, .1, .2, trim)
    cylinder(.16, .3, toy('ink'), bevel=.02, loc=(x + wide / 2, y + .07, tall + .44), rot=(pi / 2, 0, 0))
    floors = 3 if tall > 3.2 else 2
    for level in range(floors):
        z = tall - .82 - .8 * level
        block(x - .02, y - .04, z - .14, wide + .04, .08, .06, trim, .015)
        for k in range(2):
            _pane(x + .17 + (wide - .78) * k * 1.0, y, z, lit=(level + k) % 3 != 1)
    if wall != 'paper':
        block(x + wide * .5 - .24, y - .05, .26, .48, .1, .82, trim, .02)
        block(x + wide * .5 - .18, y - .08, .26, .36, .1, .74, 'pitch' if wall == 'tang' else 'ink', .02)
        block(x + wide * .5 - .34, y - .34, .26, .68, .3, .1, 'paper', .02)


def _pane(x, y, z, lit):
    block(x, y - .05, z, .44, .1, .56, 'ink', .02)
    for dx in (.05, .24):
        block(x + dx, y - .07, z + .05, .15, .1, .46, 'mari' if lit else 'ink3', .012)


def _night_desk(x, y):
    """Somebody picks up: a lit window down at the quay, a headset, a kettle."""
    block(x + .1, y - .1, .5, 1.05, .14, .78, 'ink', .03)
    box((.93, .04, .66), neon('#ffd27a', 1.6), bevel=.01, loc=(x + .625, y - .17, .89))
    block(x + .02, y - .4, .4, 1.2, .4, .1, 'mari_edge', .03)
    peg(x + .42, y - .24, .5, 'pitch', 'skin2', .72, hair='ink', turn=-5)
    torus(.15, .025, toy('tang'), loc=(x + .42, y - .24, 1.0), rot=(pi / 2, 0, radians(40)), segments=40, sides=10)
    kettle(x + .95, y - .24, .5, 'tang', .62)
    block(x - .02, y - .32, 1.3, 1.29, .36, .1, 'orch', .03)
    for k in range(5):
        block(x - .02 + .26 * k, y - .42, 1.22, .25, .12, .12, ('orch', 'paper')[k % 2], .03)


def _crane(x, y):
    """Two round towers and between them the wooden hoist: a tread-wheel crane that has lifted for six hundred years."""
    for dx in (-.72, .72):
        post(x + dx, y + .8, .26, .74, 2.2, 'tang_edge', top=.68, segments=72)
        post(x + dx, y + .8, 2.42, .76, .16, 'paper', segments=72)
        post(x + dx, y + .8, 2.56, .8, 1.0, 'ink', top=.05, segments=72, bevel=.03)
        bead(x + dx, y + .8, 3.6, .09, 'mari')
        for z in (.8, 1.6):
            for turn in (-90, -38):
                a = radians(turn)
                e = group((x + dx + .7 * cos(a), y + .8 + .7 * sin(a), z + .2), (0, 0, a))
                box((.1, .24, .4), toy('ink'), bevel=.03, parent=e)
                box((.12, .15, .3), toy('mari'), bevel=.02, parent=e)
    block(x - .62, y - .1, .26, 1.24, 1.6, 3.6, 'mari_edge', .05)
    for k in range(5):
        block(x - .66, y - .14, .9 + .62 * k, 1.32, 1.68, .07, 'ink', .02)
    block(x - .34, y - .14, .26, .68, .1, .95, 'ink', .03)
    block(x - .7, y - .5, 2.5, 1.4, 2.0, .14, 'ink', .03)
    block(x - .64, y - .44, 2.62, 1.28, 1.9, 1.3, 'mari_edge', .05)
    for k in range(6):
        block(x - .6 + .21 * k, y - .47, 2.68, .16, .06, 1.16, 'mari', .015)
    block(x - .72, y - 1.05, 3.9, 1.44, 2.56, .14, 'ink', .03)
    block(x - .62, y - .98, 4.0, 1.24, 2.4, .9, 'mari_edge', .05)
    prism([(-.74, 0), (.74, 0), (.2, .85), (-.2, .85)], 2.66, toy('ink'), bevel=.04, loc=(x, y + 1.55, 4.9), rot=(pi / 2, 0, 0))
    block(x - .3, y - 1.02, 4.2, .6, .1, .46, 'mari', .03)
    for dz in (4.2, 4.42):
        block(x - .3, y - 1.04, dz, .6, .1, .03, 'ink', .008)
    beam((x, y - .9, 3.9), (x, y - 1.5, 3.9), .16, 'mari_edge')
    cylinder(.2, .12, toy('mari'), bevel=.03, loc=(x, y - 1.5, 3.92), rot=(0, pi / 2, 0))
    bar((x, y - 1.7, 3.9), (x, y - 1.7, 1.75), .022, 'paper')
    post(x, y - 1.7, 1.55, .09, .22, 'tang')
    for dx, dy in ((-.34, -.34), (.34, -.34), (.34, .34), (-.34, .34)):
        bar((x, y - 1.7, 1.58), (x + dx, y - 1.7 + dy, 1.12), .015, 'paper')
    block(x - .42, y - 2.12, .74, .84, .84, .3, 'paper', .05)
    block(x - .42, y - 2.12, 1.0, .84, .84, .16, 'mari', .05)


def _bubble(loc, colour, mark, dots, flip=False):
    e = group(loc, (0, 0, 0))
    box((1.0, .2, .62), toy(colour), bevel=.09, rounds=5, loc=(0, 0, .1), parent=e)
    side = 1 if flip else -1
    prism([(side * .1, -.18), (side * .36, -.18), (side * .38, -.46)][::side], .16, toy(colour), bevel=.02, loc=(0, .08, 0), rot=(pi / 2, 0, 0), parent=e)
    if dots == 1:
        box((.26, .1, .26), toy(mark), bevel=.03, loc=(0, -.1, .1), rot=(0, pi / 4, 0), parent=e)
        return
    for k in range(dots):
        ball(.09, toy((mark, 'pitch_lift', 'orch_edge')[k]), loc=(-.27 + .27 * k, -.1, .1), parent=e)


def _lantern(x, y):
    post(x, y, .26, .05, 1.15, 'ink', bevel=.01)
    post(x, y, .26, .11, .1, 'ink')
    post(x, y, 1.4, .1, .24, 'mari', top=.14)
    post(x, y, 1.62, .18, .1, 'ink', top=.04)
