"""Leeds: the mill under its saw-tooth roof, the clock tower, and the bell that says what to do with it."""
from math import cos, pi, radians, sin

from kit.materials import metal, toy
from kit.shapes import box, cylinder, group, lathe, prism, torus
from kit.toys import bar, bead, block, bush, crate, fir, flower, peg, post
from kit.town import kettle, pavement


def leeds():
    pavement(-3.4, -3.1, 7, 6, ('paper2', 'paper3'))
    _mill(-1.5, -.7)
    _works(-1.5, -.7)
    _tower(-3.1, -.45)
    _bell(2.75, -2.2)
    peg(2.05, -2.35, .26, 'ink', 'skin2', 1.0, 'mari', turn=20)
    peg(-.2, -2.3, .26, 'orch', 'skin4', 1.0, hair='ink', turn=60)
    peg(.95, -1.95, .26, 'paper', 'skin1', 1.0, hair='tang_edge', turn=-20, band='tang')
    _barrow(-2.2, -2.2)
    for x, y, size in ((3.15, 2.3, 1.0), (3.2, -.4, .7)):
        fir(x, y, .26, size)
    bush(-3.0, -2.6, .26, .8)
    for x, y, colour in ((3.2, -1.2, 'tang'), (3.3, .3, 'orch'), (-2.6, -2.9, 'orch'), (1.3, -2.9, 'tang')):
        flower(x, y, .26, colour, 1.2)


def _mill(x, y):
    """Two storeys, four wide: the lower is cut open, the upper keeps its windows and its north light."""
    block(x, y + 3.1, .26, 4.4, .22, 1.6, 'orch', .03)
    block(x, y, .26, .22, 3.3, 1.6, 'orch_edge', .03)
    block(x - .08, y - .08, 1.86, 4.56, 3.48, .2, 'ink', .04)
    block(x, y, 2.06, 4.4, 3.32, 1.3, 'paper', .04)
    for k in range(3):
        block(x + .06 + 2.09 * k, y + .02, .26, .16, .16, 1.6, 'ink', .03)
    block(x + 4.24, y + 1.6, .26, .14, .14, 1.6, 'ink', .03)
    for k in range(5):
        _window(x + .26 + .83 * k, y, 2.26)
    for k in range(4):
        _side_window(x + 4.4, y + .22 + .78 * k, 2.26)
    block(x - .05, y - .05, 3.36, 4.5, 3.42, .12, 'orch', .03)
    for k in range(4):
        prism([(0, 0), (1.1, 0), (1.1, .72)], 3.3, toy('ink'), bevel=.025, loc=(x + 1.1 * k, y + 3.31, 3.48), rot=(pi / 2, 0, 0))
        for j in range(4):
            block(x + 1.1 * k + 1.09, y + .14 + .79 * j, 3.6, .04, .66, .46, 'mari', .012)
    for z, radius in ((3.4, .24), (4.3, .21), (5.0, .18)):
        post(x + 3.75, y + 2.75, z, radius + .03, .95, 'paper', top=radius, bevel=.02)
    post(x + 3.75, y + 2.75, 5.9, .26, .14, 'orch')


def _window(x, y, z):
    block(x, y - .05, z - .06, .54, .08, .08, 'orch', .02)
    block(x + .04, y - .04, z, .46, .08, .62, 'ink', .02)
    cylinder(.23, .08, toy('ink'), bevel=.02, loc=(x + .27, y, z + .62), rot=(pi / 2, 0, 0))
    cylinder(.17, .1, toy('mari'), bevel=.015, loc=(x + .27, y - .01, z + .62), rot=(pi / 2, 0, 0))
    for dx in (.1, .29):
        block(x + dx, y - .06, z + .06, .15, .08, .52, 'mari', .012)


def _side_window(x, y, z):
    block(x - .04, y, z, .08, .5, .72, 'ink', .02)
    for dy in (.06, .27):
        block(x - .02, y + dy, z + .06, .08, .17, .6, 'mari', .012)


def _works(x, y):
    """The main floor, as seen from the yard: a bench, three people, one tile in the air."""
    block(x + .22, y + .1, .26, 4.1, 3.0, .05, 'mari', .01)
    block(x + .5, y + .75, .31, 1.7, .6, .5, 'paper', .04)
    block(x + .42, y + .67, .8, 1.86, .76, .09, 'tang', .03)
    for k, colour in enumerate(('pitch_lift', 'orch', 'ink')):
        block(x + .6 + .34 * k, y + .9, .89, .28, .28, .16 + .12 * k, colour, .03)
    kettle(x + 1.95, y + 1.0, .89, 'tang')
    peg(x + .8, y + .35, .31, 'pitch', 'skin3', 1.0, hair='ink', turn=150)
    peg(x + 1.7, y + .3, .31, 'tang', 'skin5', 1.0, 'ink', turn=140)
    for dy in (.42, 1.3):
        block(x + 2.9, y + dy, .31, .8, .5, .42, 'ink', .03)
        block(x + 3.02, y + dy + .32, .73, .56, .08, .44, 'ink3', .02)
        block(x + 3.07, y + dy + .3, .79, .46, .04, .32, ('pitch_lift', 'orch')[dy > 1], .01)
        peg(x + 3.3, y + dy - .2, .31, ('paper', 'mari')[dy > 1], ('skin2', 'skin1')[dy > 1], .9, hair='ink', turn=170)
    block(x + 2.42, y + .3, 1.62, .14, 2.6, .16, 'mari_edge', .03)
    bar((x + 2.49, y + .6, 1.62), (x + 2.49, y + .6, 1.2), .02, 'ink')
    block(x + 2.24, y + .35, .92, .5, .5, .24, 'paper', .04)
    block(x + 2.24, y + .35, 1.12, .5, .5, .12, 'mari', .03)


def _tower(x, y):
    """Columns below the dome: no other town in the county has the nerve."""
    block(x - .1, y - .1, .26, 1.8, 1.8, .3, 'ink', .05)
    block(x, y, .56, 1.6, 1.6, 2.9, 'orch', .05)
    for z in (1.35, 2.5, 3.36):
        block(x - .07, y - .07, z, 1.74, 1.74, .14, 'paper', .03)
    block(x + .5, y - .05, .56, .6, .1, .8, 'ink', .03)
    cylinder(.3, .1, toy('ink'), bevel=.02, loc=(x + .8, y, 1.36), rot=(pi / 2, 0, 0))
    for dx in (.28, .94):
        block(x + dx, y - .04, 1.7, .38, .08, .6, 'ink', .02)
        block(x + dx + .05, y - .06, 1.75, .28, .08, .5, 'mari', .012)
        block(x + 1.56, y + dx, 1.7, .08, .38, .6, 'ink', .02)
        block(x + 1.58, y + dx + .05, 1.75, .08, .28, .5, 'mari', .012)
    cx, cy = x + .8, y + .8
    for turn, at in ((0, (cx, y - .02, 2.95)), (pi / 2, (x + 1.62, cy, 2.95))):
        _clock(at, turn)
    block(x + .1, y + .1, 3.5, 1.4, 1.4, .16, 'paper2', .03)
    for k in range(8):
        a = 2 * pi * (k + .5) / 8
        post(cx + .56 * cos(a), cy + .56 * sin(a), 3.66, .085, .9, 'paper', bevel=.02)
    post(cx, cy, 3.66, .4, .9, 'ink3')
    post(cx, cy, 4.56, .72, .16, 'paper', bevel=.04)
    lathe([(.62, 0), (.62, .08), (.58, .36), (.44, .66), (.24, .86), (0, .94)], toy('pitch_lift'), segments=64, loc=(cx, cy, 4.7))
    for k in range(8):
        a = 2 * pi * k / 8
        bar((cx + .62 * cos(a), cy + .62 * sin(a), 4.78), (cx + .3 * cos(a), cy + .3 * sin(a), 5.52), .03, 'pitch')
    post(cx, cy, 5.6, .16, .26, 'paper')
    bead(cx, cy, 5.98, .14, 'mari')


def _clock(at, turn):
    e = group(at, (0, 0, turn))
    cylinder(.4, .1, toy('ink'), bevel=.03, rot=(pi / 2, 0, 0), parent=e)
    cylinder(.33, .12, toy('white'), bevel=.02, loc=(0, -.01, 0), rot=(pi / 2, 0, 0), parent=e)
    for tilt, length in ((20, .26), (-70, .19)):
        box((.05, .03, length), toy('ink'), bevel=.01, loc=(sin(radians(tilt)) * length / 2, -.085, cos(radians(tilt)) * length / 2),
            rot=(0, radians(tilt), 0), parent=e)


def _bell(x, y):
    for dx in (-.42, .42):
        post(x + dx, y, .26, .08, 1.5, 'ink')
    block(x - .62, y - .1, 1.74, 1.24, .2, .16, 'ink', .04)
    prism([(-.72, 0), (.72, 0), (0, .36)], .5, toy('orch'), bevel=.03, loc=(x, y + .25, 1.9), rot=(pi / 2, 0, 0))
    gold = metal('#f0b23c', .3)
    lathe([(.36, 0), (.33, .06), (.22, .22), (.17, .42), (.06, .52), (0, .53)], gold, segments=64, loc=(x, y, 1.14))
    torus(.35, .03, gold, loc=(x, y, 1.15), segments=64, sides=10)
    bead(x, y, 1.1, .09, 'ink')
    bar((x, y, 1.08), (x - .3, y - .2, .72), .018, 'tang')


def _barrow(x, y):
    crate(x, y, .4, .6)
    crate(x + .08, y + .1, .94, .4, 'pitch_lift', 'pitch')
    block(x - .1, y - .08, .32, 1.0, .8, .09, 'ink', .02)
    for dy in (-.14, .7):
        cylinder(.2, .08, toy('tang'), bevel=.02, loc=(x + .4, y + dy, .42), rot=(pi / 2, 0, 0))
    bar((x + .85, y + .3, .4), (x + 1.3, y + .3, .9), .035, 'ink')
