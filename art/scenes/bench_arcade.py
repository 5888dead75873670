"""A desk-size cabinet with one game: a house that wants to move."""
from math import cos, pi, radians, sin

from kit.materials import surface, toy
from kit.shapes import ball, box, cylinder, group, prism, torus, tube
from kit.toys import block, bush, fir, flower, peg


SIDE = [(-1.15, 0), (1.05, 0), (1.1, .12), (1.1, 1.0), (.78, 1.32), (.3, 1.42), (.08, 2.5), (.42, 2.66), (.42, 3.3),
        (.3, 3.42), (-.95, 3.42), (-1.15, 3.2)]


def arcade():
    cabinet()
    peg(.75, -2.15, 0, 'ink', 'skin2', 1.35, 'mari', turn=-60)
    _blocks_and_coin()
    fir(-2.0, -1.2, 0, 1.1)
    fir(-2.2, -.45, 0, .75)
    tube([(-1.2, 1.2, .1), (-1.7, 1.5, .06), (-2.1, 1.0, .06), (-2.5, 1.2, .06)], .05, toy('ink'))


def cabinet():
    block(-1.35, -1.0, 0, 2.3, 2.45, .22, 'ink', .06)
    # The profile runs along -y; prisms are raised along x.
    for x, width, colour, inset in ((-1.2, .18, 'paper', 0), (-1.02, 1.64, 'tang', .07), (.62, .18, 'paper', 0)):
        outline = [(-a * (1 - inset), z * (1 - inset * .3)) for a, z in SIDE]
        prism(outline, width, toy(colour), bevel=.04, loc=(x, .25, .22), rot=(pi / 2, 0, pi / 2))
    _arcade_screen()
    block(-.96, -.235, 3.0, 1.52, .12, .46, 'mari', .04)
    for k, colour in enumerate(('ink', 'tang', 'ink')):
        _diamond(-.62 + k * .42, -.27, 3.23, .15, colour)
    _arcade_deck()
    block(-.72, -.9, .42, .36, .06, .5, 'ink', .03)      # coin door
    for x in (-.6, -.48):
        block(x, -.93, .66, .03, .04, .14, 'mari', .008)
    block(.02, -.9, .42, .4, .06, .5, 'tang_edge', .03)
    for k in range(4):
        block(.08, -.92, .5 + .1 * k, .28, .04, .035, 'ink', .008)
    for z in (.9, 1.5, 2.6, 3.1):                          # bolts of the side panel
        cylinder(.045, .03, toy('mari_edge'), bevel=.01, loc=(.81, .95, z + .1), rot=(0, pi / 2, 0))
    prism(_star(.34), .03, toy('tang'), bevel=.01, loc=(.8, .35, 2.05), rot=(pi / 2, 0, pi / 2))


def _star(radius):
    return [((radius if i % 2 == 0 else radius * .45) * sin(pi * i / 5), (radius if i % 2 == 0 else radius * .45) * cos(pi * i / 5))
            for i in range(10)]


def _diamond(x, y, z, half, colour):
    prism([(0, half), (half * .7, 0), (0, -half), (-half * .7, 0)], .05, toy(colour), bevel=.012, loc=(x, y + .02, z), rot=(pi / 2, 0, 0))


HOUSE = ('....#....', '...###...', '..#####..', '.#######.', '..#####..', '..##.##..', '..##.##..')


def _arcade_screen():
    """A house that wants to move, under a moon, over a row of ground."""
    e = group((-.2, .05, 2.18), (radians(-12), 0, 0))
    box((1.46, .1, 1.06), toy('ink'), bevel=.05, rounds=4, loc=(0, -.02, 0), parent=e)
    box((1.3, .06, .92), toy('ink2', .2, .5), bevel=.04, loc=(0, -.06, 0), parent=e)
    pixel = .098
    glow = surface('#f8c143', rough=.5, glow='#f8c143', power=.35)
    for r, row in enumerate(HOUSE):
        for c, mark in enumerate(row):
            if mark == '#':
                box((pixel * .92, .05, pixel * .92), glow, bevel=.012, parent=e, loc=((c - 4) * pixel, -.1, .27 - r * pixel))
    for c in range(-6, 7):
        box((pixel * .92, .05, pixel * .92), toy('pitch_lift'), bevel=.012, parent=e, loc=(c * pixel, -.1, .27 - 7 * pixel))
    for c, r in ((5, 0), (5, 1), (4, 0), (4, 1)):
        box((pixel * .92, .05, pixel * .92), toy('orch'), bevel=.012, parent=e, loc=(c * pixel, -.1, .32 - r * pixel))
    for c, r in ((-5, 0), (-3, 2), (2.6, 3)):
        box((.04, .04, .04), toy('paper'), bevel=.008, parent=e, loc=(c * pixel, -.1, .3 - r * pixel))


def _arcade_deck():
    e = group((-.2, -.54, 1.6), (radians(12), 0, 0))
    box((1.5, .5, .06), toy('ink'), bevel=.025, parent=e)
    cylinder(.15, .06, toy('ink3'), bevel=.02, loc=(-.45, 0, .05), parent=e)
    cylinder(.04, .34, toy('paper'), bevel=.01, loc=(-.45, 0, .22), rot=(radians(-10), radians(-8), 0), parent=e)
    ball(.14, toy('orch'), loc=(-.48, .04, .42), parent=e)
    for x, y, colour in ((.02, .06, 'mari'), (.3, .1, 'pitch_lift'), (.06, -.17, 'tang'), (.34, -.13, 'paper')):
        cylinder(.105, .1, toy(colour), bevel=.03, loc=(x, y, .06), parent=e)


def _blocks_and_coin():
    for k, (x, y, top) in enumerate(((1.95, -1.0, 'mari'), (2.0, .05, 'orch'), (1.95, 1.1, 'pitch_lift'))):
        block(x - .42, y - .42, 0, .84, .84, .28 + .34 * k, 'paper', .05)
        block(x - .42, y - .42, .28 + .34 * k, .84, .84, .16, top, .05)
    coin = group((2.0, .05, 1.14), (pi / 2, 0, radians(20)))
    cylinder(.33, .11, toy('mari'), bevel=.03, loc=(0, 0, 0), parent=coin)
    for side in (-1, 1):
        torus(.25, .03, toy('mari_edge'), sides=10, loc=(0, 0, .055 * side), parent=coin)
    prism([(0, .15), (.1, 0), (0, -.15), (-.1, 0)], .16, toy('tang'), bevel=.01, loc=(0, 0, -.08), parent=coin)
    bush(1.95, 1.1, 1.12, .55, 'tang')
    flower(1.75, -1.2, .44, 'orch', 1.2)
    flower(2.15, -.85, .44, 'tang', 1.0)
