"""Dundee: a quay house with stepped gables, a ship with three masts, and two doors of which the second opens."""
from math import pi, radians

from kit.materials import toy
from kit.shapes import ball, box, cylinder, group, lathe, prism, tube
from kit.toys import bar, bead, beam, block, crate, fir, peg, post
from kit.town import kettle, pavement


def dundee():
    pavement(-3.4, -.9, 7, 4, ('paper2', 'paper3'))
    _water()
    _hill(-2.75, 1.15)
    _house(-.95, .35)
    _games_room(1.35, .15)
    _ship(-.15, -2.15)
    for k, (x, y, turn) in enumerate(((-2.5, -.45, 10), (-2.05, -.62, 30), (-1.6, -.35, -20))):
        _penguin(x, y, .26, turn, ('tang', 'mari', 'orch')[k])
    peg(.3, -.45, .26, 'ink', 'skin4', 1.0, 'mari', turn=10)
    crate(2.7, -.75, .26, .5)
    crate(3.0, -.2, .26, .36, 'tang', 'tang_edge')
    for x in (-3.1, -.9, 1.4, 3.3):
        post(x, -.72, .26, .1, .2, 'ink')
        post(x, -.72, .44, .15, .07, 'mari')


def _water():
    block(-3.52, -3.5, 0, 7.24, 2.5, .1, 'ink', .04)
    for i in range(7):
        for j in range(2):
            block(-3.38 + i, -3.36 + 1.18 * j, .04, .96, 1.14, .1, 'orch', .03)
    for x, y in ((-2.9, -3.0), (-2.6, -1.3), (2.6, -3.1), (3.0, -1.5), (1.9, -1.25), (-3.2, -2.0), (.4, -3.25)):
        block(x, y, .135, .34, .06, .015, 'paper', .006)


def _hill(x, y):
    """The Law, with its monument."""
    ball(1, toy('pitch_pale'), loc=(x, y, .2), scale=(1.05, 1.0, 2.0), u=80, v=48)
    block(x - .18, y - .18, 2.1, .36, .36, .22, 'paper2', .03)
    post(x, y, 2.3, .15, .95, 'paper', top=.06, bevel=.01, segments=4)
    bead(x, y, 3.27, .06, 'mari')
    for k, (dx, dy, z) in enumerate(((-.5, -.68, 1.25), (.05, -.9, 1.0), (.62, -.68, 1.05), (.2, -.62, 1.62), (.72, -.2, 1.55), (-.8, -.3, 1.3))):
        fir(x + dx, y + dy, z - .1, .42 + .05 * (k % 3), ('pitch_edge', 'pitch')[k % 2])


def _steps(x, y, z, wide, deep, rows, colour, rise=.3):
    """A crow-stepped gable: each course a step narrower."""
    tread = wide / (2 * rows)
    for k in range(rows):
        block(x + tread * k, y, z + rise * k, wide - 2 * tread * k, deep, rise, colour, .025)
        for side in (x + tread * k - .04, x + wide - tread * (k + 1)):
            block(side, y - .04, z + rise * (k + 1) - .06, tread + .04, deep + .08, .08, 'paper', .02)


def _house(x, y):
    wide, deep, tall = 2.3, 2.4, 2.5
    block(x, y, .26, wide, deep, tall, 'tang', .04)
    top = .26 + tall
    prism([(.12, 0), (wide - .12, 0), (wide / 2, 1.55)], deep, toy('ink'), bevel=.03, loc=(x, y + deep, top), rot=(pi / 2, 0, 0))
    for at in (y - .02, y + deep - .2):
        _steps(x, at, top, wide, .24, 5, 'tang')
    block(x + .86, y - .06, top + 1.5, .58, .34, .5, 'tang_edge', .03)
    for dx in (.98, 1.18):
        post(x + dx + .05, y + .1, top + 2.0, .08, .2, 'paper')
    block(x - .05, y - .05, 1.5, wide + .1, .1, .1, 'paper', .02)
    for k in range(3):
        _pane(x + .2 + .72 * k, y, 1.82)
    _pane(x + .94, y, top + .32)
    _pane(x + .2, y, .72)
    for k in range(2):
        block(x + wide - .04, y + .5 + .95 * k, 1.82, .08, .46, .66, 'ink', .02)
        block(x + wide - .02, y + .56 + .95 * k, 1.88, .08, .34, .54, 'mari', .015)
    _doors(x + .82, y)


def _pane(x, y, z):
    block(x, y - .05, z, .46, .1, .66, 'ink', .02)
    for dz in (.06, .35):
        block(x + .06, y - .07, z + dz, .34, .1, .25, 'mari', .015)
    block(x - .05, y - .12, z - .08, .56, .16, .09, 'paper', .02)


def _doors(x, y):
    """The first is painted on; the second has the lamp."""
    for dx, colour in ((0, 'tang_edge'), (.76, 'pitch_lift')):
        block(x + dx - .07, y - .06, .26, .62, .1, 1.02, 'paper', .02)
        block(x + dx, y - .1, .26, .48, .1, .92, colour, .02)
    for tilt in (32, -32):
        e = group((x + .24, y - .13, .72), (0, radians(tilt), 0))
        box((.6, .05, .1), toy('ink'), bevel=.015, parent=e)
    block(x + .86, y - .14, .82, .28, .06, .24, 'mari', .02)
    bead(x + 1.16, y - .14, .66, .04, 'mari')
    beam((x + 1.0, y, 1.42), (x + 1.0, y - .34, 1.42), .05, 'ink')
    bead(x + 1.0, y - .34, 1.32, .11, 'mari')
    block(x + .66, y - .42, .26, .7, .34, .1, 'paper', .03)


def _games_room(x, y):
    """Cut open: a cabinet, a sofa, a screen with a lighthouse of blocks."""
    deep, wide = 2.55, 2.1
    block(x, y + deep - .16, .26, wide, .16, 1.9, 'orch', .03)
    block(x, y, .26, .14, deep, 1.3, 'orch_edge', .03)
    block(x + .1, y, .26, wide - .1, deep - .1, .06, 'mari', .01)
    block(x + .5, y + deep - .24, 1.0, 1.25, .1, .86, 'ink', .04)
    for i, row in enumerate(('..p..', '.ttt.', '.www.', '.ttt.', 'gwwwg')):
        for j, key in enumerate(row):
            if key != '.':
                block(x + .66 + .19 * j, y + deep - .28, 1.7 - .14 * i, .18, .06, .13,
                      {'p': 'mari', 't': 'tang', 'w': 'paper', 'g': 'pitch_lift'}[key], .01)
    block(x + .45, y + .95, .32, 1.3, .5, .3, 'pitch', .07)
    block(x + .45, y + .85, .32, 1.3, .18, .58, 'pitch_lift', .07)
    peg(x + .78, y + 1.2, .56, 'paper', 'skin2', .85, hair='ink', turn=170)
    peg(x + 1.4, y + 1.2, .56, 'tang', 'skin1', .85, 'ink', turn=175)
    _cabinet(x + .2, y + 1.75)
    block(x + 1.3, y + .15, .32, .6, .5, .42, 'paper', .04)
    kettle(x + 1.6, y + .38, .74, 'orch', .9)
    peg(x + .6, y + .35, .32, 'mari', 'skin3', .95, hair='ink', turn=-10, band='tang')


def _cabinet(x, y):
    outline = [(0, 0), (.5, 0), (.5, .5), (.34, .62), (.24, 1.1), (.38, 1.2), (.38, 1.42), (0, 1.42)]
    prism(outline, .55, toy('tang'), bevel=.03, loc=(x, y + .55, .32), rot=(pi / 2, 0, 0))
    e = group((x + .31, y + .28, 1.18), (0, radians(-12), 0))
    box((.05, .4, .38), toy('ink'), bevel=.02, parent=e)
    for k, colour in enumerate(('mari', 'pitch_lift', 'paper')):
        box((.07, .1, .1), toy(colour), bevel=.01, loc=(0, -.12 + .12 * k, -.06 + .07 * (k % 2)), parent=e)
    for dy, colour in ((.16, 'mari'), (.34, 'paper')):
        bead(x + .42, y + dy, .92, .05, colour)


def _ship(x, y):
    """She has been to the ice and will not hear of going back."""
    hull = [(-2.3, 0), (-2.15, -.46), (1.5, -.46), (2.35, 0), (1.5, .46), (-2.15, .46)]
    for z, scale, height, colour in ((.06, .94, .3, 'paper'), (.32, 1.0, .34, 'ink'), (.64, 1.02, .1, 'mari')):
        prism([(a * scale, b * scale) for a, b in hull], height, toy(colour), bevel=.05, loc=(x, y, z))
    prism([(a * .93, b * .84) for a, b in hull], .06, toy('mari_edge'), bevel=.02, loc=(x, y, .71))
    block(x - 2.0, y - .3, .74, .9, .6, .3, 'paper', .05)
    block(x + .15, y - .24, .74, .6, .48, .24, 'paper', .05)
    post(x - .55, y, .74, .17, .8, 'mari', bevel=.03)
    post(x - .55, y, 1.44, .18, .14, 'ink', bevel=.03)
    for mast, tall in ((-1.5, 2.6), (.1, 3.2), (1.25, 2.8)):
        tube([(x + mast, y, .7), (x + mast, y, .7 + tall)], .05, toy('paper'), radii=[1, .6])
        bead(x + mast, y, .74 + tall, .07, 'mari')
        for share, reach in ((.48, .95), (.68, .78), (.86, .55)):
            z = .7 + tall * share
            bar((x + mast, y - reach, z), (x + mast, y + reach, z), .03, 'ink')
            cylinder(.085, reach * 1.75, toy('paper' if share < .8 else 'paper2'), bevel=.03, loc=(x + mast, y, z - .1), rot=(pi / 2, 0, 0))
    tube([(x + 2.1, y, .8), (x + 3.0, y, 1.25)], .04, toy('paper'))
    for a, b in (((3.0, 1.25), (1.25, 3.4)), ((2.3, .85), (1.25, 2.4)), ((1.25, 3.4), (.1, 2.9)), ((.1, 3.8), (-1.5, 2.5)), ((-1.5, 3.2), (-2.25, .8))):
        bar((x + a[0], y, a[1]), (x + b[0], y, b[1]), .012, 'ink')
    prism([(0, 0), (-.5, .12), (0, .3)], .03, toy('tang'), bevel=.008, loc=(x + .1, y + .02, 3.88), rot=(pi / 2, 0, 0))
    peg(x + .95, y, .74, 'tang', 'skin2', .62, 'ink')
    peg(x - 1.55, y - .12, 1.04, 'pitch', 'skin5', .6, 'mari')


def _penguin(x, y, z, turn, scarf):
    e = group((x, y, z), (0, 0, radians(-45 + turn)), .62)
    lathe([(0, 0), (.24, 0), (.3, .14), (.27, .4), (.19, .58), (0, .66)], toy('ink'), segments=48, parent=e)
    ball(.2, toy('white'), loc=(.13, 0, .28), scale=(.8, .95, 1.3), parent=e)
    ball(.19, toy('ink'), loc=(0, 0, .68), parent=e)
    for side in (-1, 1):
        ball(.07, toy('white'), loc=(.13, side * .07, .7), u=24, v=16, parent=e)
        ball(.028, toy('ink'), loc=(.195, side * .075, .71), u=12, v=8, parent=e)
        ball(.1, toy('mari'), loc=(.14, side * .12, .03), scale=(1.3, .8, .4), parent=e)
        box((.1, .05, .36), toy('ink'), bevel=.03, loc=(0, side * .3, .34), rot=(side * .35, 0, 0), parent=e)
    lathe([(.06, 0), (0, .16)], toy('tang'), segments=24, loc=(.18, 0, .65), rot=(0, pi / 2, 0), parent=e)
    lathe([(.17, 0), (.22, .05), (.2, .12), (.15, .12)], toy(scarf), segments=40, loc=(0, 0, .48), parent=e)
    box((.08, .12, .26), toy(scarf), bevel=.03, loc=(.2, .12, .4), rot=(.15, .2, 0), parent=e)
