"""A server rack that builds software as blocks on a conveyor."""
from math import cos, pi, radians, sin

from kit.materials import toy
from kit.shapes import box, cylinder, group, tube
from kit.toys import bar, bead, block, gear, peg, post


def rack():
    block(-2.0, .42, 0, 1.7, 1.7, .2, 'ink', .05)
    for k, colour in enumerate(('paper', 'paper', 'tang', 'paper', 'orch')):
        z = .2 + .6 * k
        drawer = .16 if k == 2 else 0
        block(-1.87, .55 - drawer, z, 1.44, 1.44, .54, colour, .07)
        for q in range(3):
            light = ('ink', 'pitch_lift', 'tang')[q] if colour != 'tang' else 'ink'
            cylinder(.062, .06, toy(light), bevel=.015, loc=(-1.58 + q * .2, .54 - drawer, z + .27), rot=(pi / 2, 0, 0))
        block(-.95, .5 - drawer, z + .18, .36, .08, .18, 'ink', .02)
        for q in range(5):
            block(-.46, .85 + q * .2, z + .14, .05, .09, .26, 'ink' if colour != 'orch' else 'orch_edge', .02)
    for z0, z1, y in ((.45, 1.65, 1.8), (1.05, 2.85, 1.9)):
        tube([(-.43, y, z0), (-.1, y + .05, z0 + .1), (-.1, y + .05, z1 - .1), (-.43, y, z1)], .045, toy('tang' if y < 1.85 else 'pitch_lift'))
    post(-1.6, 1.7, 3.2, .03, .6, 'ink', bevel=.008)
    bead(-1.6, 1.7, 3.85, .08, 'tang')
    fan = group((-.95, 1.05, 3.2))
    cylinder(.42, .08, toy('ink'), bevel=.02, parent=fan)
    for k in range(5):
        box((.3, .12, .03), toy('paper'), bevel=.01, loc=(.2 * cos(k * 1.257), .2 * sin(k * 1.257), .06), rot=(.35, 0, k * 1.257), parent=fan)
    cylinder(.09, .14, toy('tang'), bevel=.02, loc=(0, 0, .05), parent=fan)
    _conveyor()
    _arm()
    _operator()


def _conveyor():
    for x in (-.25, 1.15, 2.5):
        block(x, -.8, 0, .26, .8, .64, 'paper', .05)
    block(-.45, -.98, .58, 3.5, 1.18, .3, 'ink', .12)
    for k in range(10):
        cylinder(.12, 1.08, toy('ink3'), bevel=.02, loc=(-.28 + k * .355, -.39, .87), rot=(pi / 2, 0, 0))
    for y in (-.98, .14):
        block(-.4, y, .86, 3.4, .06, .1, 'mari_edge', .02)
    for x, colour, mark in ((.0, 'tang', 'paper'), (1.05, 'pitch_lift', 'paper'), (2.1, 'orch', 'ink')):
        block(x - .06, -.75, 1.0, .72, .72, .72, colour, .07)
        block(x + .1, -.59, 1.72, .4, .4, .05, mark, .03)
        block(x + .08, -.775, 1.22, .44, .04, .1, mark, .015)
        block(x + .08, -.775, 1.42, .28, .04, .1, mark, .015)
    gear(2.85, -1.0, .74, .26, .1, 'mari', 10, (pi / 2, 0, 0))
    gear(2.42, -1.0, .66, .18, .1, 'paper', 8, (pi / 2, 0, .2))


def _arm():
    post(1.2, 1.65, 0, .62, .2, 'ink')
    post(1.2, 1.65, .2, .42, .42, 'tang')
    post(1.2, 1.65, .62, .34, .12, 'ink')
    bar((1.2, 1.65, .7), (1.2, 1.62, 2.6), .2, 'paper')
    tube([(1.42, 1.6, .8), (1.6, 1.6, 1.6), (1.45, 1.55, 2.5)], .05, toy('ink'))
    joint = toy('tang')
    cylinder(.3, .6, joint, bevel=.06, loc=(1.2, 1.6, 2.72), rot=(0, pi / 2, 0))
    cylinder(.14, .66, toy('ink'), bevel=.03, loc=(1.2, 1.6, 2.72), rot=(0, pi / 2, 0))
    bar((1.2, 1.6, 2.72), (1.25, -.15, 3.3), .16, 'paper')
    cylinder(.24, .5, joint, bevel=.05, loc=(1.25, -.2, 3.32), rot=(0, pi / 2, 0))
    cylinder(.1, .56, toy('ink'), bevel=.03, loc=(1.25, -.2, 3.32), rot=(0, pi / 2, 0))
    post(1.25, -.3, 2.72, .1, .6, 'ink')
    block(.95, -.6, 2.6, .6, .6, .14, 'ink', .04)
    for x in (.93, 1.51):
        block(x, -.45, 2.3, .07, .3, .38, 'ink', .02)
    block(.99, -.56, 1.98, .52, .52, .52, 'mari', .06)
    block(1.1, -.45, 2.5, .3, .3, .04, 'paper', .02)


def _operator():
    block(-2.7, -1.55, 0, 1.2, .85, .6, 'paper', .06)
    block(-2.62, -1.5, .2, .5, .04, .3, 'mari', .02)
    e = group((-2.1, -1.05, .6), (0, 0, radians(-12)))
    box((.96, .12, .72), toy('ink'), bevel=.05, loc=(0, 0, .42), parent=e)
    box((.16, .2, .12), toy('ink'), bevel=.03, loc=(0, 0, .05), parent=e)
    for k, (length, colour) in enumerate(((.4, 'mari'), (.6, 'orch'), (.3, 'tang'), (.5, 'pitch_lift'))):
        box((length, .05, .07), toy(colour), bevel=.018, loc=(-.36 + length / 2, -.07, .64 - .13 * k), parent=e)
    box((.5, .22, .05), toy('paper2'), bevel=.02, loc=(-.02, -.32, .03), parent=e)
    peg(-1.0, -1.95, 0, 'pitch', 'skin3', 1.35, 'paper', turn=-50)
    post(-1.66, -1.35, .6, .08, .14, 'tang', bevel=.02)
