"""Paper Exchange: market day in a village of forty, where everybody knows about the turnips."""
import random
from math import cos, pi, radians, sin

from kit.materials import toy
from kit.shapes import ball, box, cylinder, group, lathe, prism
from kit.stage import daylight, floor, isometric
from kit.toys import bar, bead, block, bush, crate, fir, flower, house, peg, post


# Width of the view, target.
FRAMES = {
    'paper-exchange': (12.4, (-.1, .15, 1.0)),
    'exchange-scales': (5.6, (.15, -.9, 1.45)),
    'exchange-stall': (4.9, (2.9, -1.0, 1.15)),
}


def draw(name):
    isometric(*FRAMES[name])
    daylight(fill='#fff1d4', key=2.3)
    floor('#f8c143')
    _square()
    for x, y, wall, roof in ((-4.6, 2.6, 'paper', 'tang'), (-2.9, 3.6, 'orch', 'ink'), (2.9, 3.5, 'paper', 'pitch'), (-4.9, .4, 'paper2', 'orch_edge')):
        house(x, y, .25, 1.35, 1.2, .95, wall, roof)
    _exchange(.1, 3.1)
    for x, y, top, goods in ((-2.3, .4, 'tang', 'turnip'), (1.7, 1.2, 'pitch', 'bread'), (2.6, -1.5, 'orch', 'pots'), (-2.75, -2.2, 'ink', 'turnip')):
        _stall(x, y, top, goods)
    _scales(.25, -.65)
    _people()
    for x, y, s in ((4.6, 2.2, 1.2), (5.0, .4, 1.0), (-5.2, -1.4, 1.1), (-4.6, -2.9, .9), (4.4, -3.9, 1.0)):
        fir(x, y, .25, s)
    for x, y in ((4.7, -1.1), (-3.6, -3.9), (.6, 4.9)):
        bush(x, y, .25, .9, 'tang')
    for k in range(16):
        a = random.uniform(0, 6.3)
        flower(5.1 * cos(a) * random.uniform(.85, 1), 5.1 * sin(a) * random.uniform(.8, .95), .25, random.choice(('orch', 'tang', 'paper')), 1.2)


def _square():
    block(-6, -5.4, 0, 12, 11, .22, 'paper', .08)
    for i in range(12):
        for j in range(11):
            x, y = -6 + i, -5.4 + j
            inner = -3.2 < x < 2.7 and -3.4 < y < 2.2
            colour = ('paper2' if (i + j) % 2 else 'paper3') if inner else ('pitch_lift' if (i + j) % 2 else 'pitch')
            block(x + .02, y + .02, .12, .96, .96, .14, colour, .04)
    for k in range(11):  # the way in
        post(-2.4 + .52 * k, -3.1 + .1 * sin(k), .26, .09, .04, 'ink', bevel=.01)


def _exchange(x, y):
    """The hall, with a chart of today's turnips over its door."""
    block(x - 1.3, y, .25, 2.6, 1.5, 1.5, 'paper', .05)
    prism([(-.15, 0), (2.75, 0), (1.3, 1.0)], 1.8, toy('tang'), bevel=.04, loc=(x - 1.3, y + 1.65, 1.75), rot=(pi / 2, 0, 0))
    for k in range(4):
        post(x - 1.05 + .7 * k, y - .35, .25, .13, 1.35, 'paper2')
    block(x - 1.35, y - .55, 1.58, 2.7, .6, .2, 'mari', .04)
    for k in range(3):
        block(x - 1.3 - .1 * k, y - .8 - .16 * k, .25, 2.6 + .2 * k, .24, .24 - .07 * k, 'paper3', .03)
    block(x - .25, y - .04, .25, .5, .08, .9, 'ink', .03)
    e = group((x, y - .1, 2.12))
    for k, height in enumerate((.16, .3, .22, .42, .1)):
        box((.13, .06, height), toy(('tang', 'pitch_lift', 'orch', 'ink', 'tang')[k]), bevel=.015, loc=(-.36 + .18 * k, -.12, height / 2 - .1), parent=e)
    box((1.1, .08, .7), toy('paper'), bevel=.04, loc=(0, -.05, .1), parent=e)
    post(x, y + .7, 2.6, .05, .7, 'ink', bevel=.01)
    prism([(0, 0), (.55, .16), (0, .36)], .05, toy('orch'), bevel=.015, loc=(x + .03, y + .72, 2.9), rot=(pi / 2, 0, 0))


def _turnip(x, y, z, s=1.0):
    lathe([(0, -.16 * s), (.06 * s, -.1 * s), (.16 * s, .02 * s), (.15 * s, .12 * s), (0, .16 * s)], toy('paper'), segments=28, loc=(x, y, z))
    lathe([(.155 * s, .06 * s), (.15 * s, .12 * s), (0, .17 * s)], toy('orch_edge'), segments=28, loc=(x, y, z + .002))
    for k in (-1, 1):
        ball(.05 * s, toy('pitch_lift'), loc=(x + .04 * k * s, y, z + .22 * s), scale=(.7, .5, 1.6), u=14, v=10)


def _stall(x, y, colour, goods):
    for dx in (0, 1.5):
        for dy in (0, .9):
            post(x + dx, y + dy, .25, .05, 1.35 + .25 * (dy > 0), 'paper', bevel=.01)
    block(x - .08, y - .1, .25, 1.66, .8, .6, 'mari_edge', .04)
    block(x - .12, y - .14, .83, 1.74, .9, .08, 'paper', .03)
    e = group((x + .75, y + .4, 1.72), (radians(15), 0, 0))
    for k in range(7):
        box((.27, 1.35, .08), toy(colour if k % 2 == 0 else 'paper'), bevel=.025, loc=(-.81 + .27 * k, 0, 0), parent=e)
        lathe([(.135, 0), (.135, -.06), (0, -.14)], toy(colour if k % 2 == 0 else 'paper'), segments=24, loc=(-.81 + .27 * k, -.68, 0), scale=(1, .3, 1), parent=e)
    for i in range(5):
        for j in range(2):
            at = (x + .15 + .3 * i, y + .1 + .28 * j, .95)
            if goods == 'turnip':
                _turnip(at[0], at[1], at[2] + .08, .9)
            elif goods == 'bread':
                ball(.13, toy('mari_edge', .7), loc=at, scale=(1.3, .8, .8))
            else:
                lathe([(0, 0), (.1, 0), (.15, .12), (.09, .24), (.11, .28)], toy(('tang', 'mari', 'paper', 'pitch_lift')[(i + j) % 4], .2, .8), segments=32, loc=(at[0], at[1], .91))
    crate(x - .6, y - .2, .26, .42)


def _scales(x, y):
    """What the game is about: one turnip weighs more than it should."""
    post(x, y, .25, .75, .2, 'ink', segments=72)
    post(x, y, .45, .6, .16, 'tang', segments=72)
    post(x, y, .6, .1, 1.7, 'mari')
    bead(x, y, 2.4, .2, 'mari')
    ends = ((x - .85, y - .85, 2.05), (x + .85, y + .85, 2.55))
    bar(*ends, .06, 'mari')
    for (px, py, pz), heavy in zip(ends, (True, False)):
        for k in range(3):
            a = 2 * pi * k / 3
            bar((px, py, pz), (px + .5 * cos(a), py + .5 * sin(a), pz - .95), .015, 'ink')
        lathe([(0, 0), (.5, .04), (.56, .14), (.5, .12)], toy('paper'), segments=64, loc=(px, py, pz - 1.05))
        if heavy:
            _turnip(px, py, pz - .72, 2.1)
        else:
            for k in range(6):
                cylinder(.2, .07, toy('mari_edge'), bevel=.02, loc=(px + .22 * cos(k * 2.1), py + .22 * sin(k * 2.1), pz - .92 + .05 * (k // 3)))


def _people():
    spots = ((-1.4, -.5, 30), (1.4, -.2, -40), (-.6, 1.2, 10), (.9, -2.3, 20), (-2.9, -1.2, 45), (3.3, .6, -20), (2.2, -2.9, -30), (-.8, -3.6, 20),
             (3.9, -2.6, -40), (-3.5, 1.7, 30), (1.1, 1.9, 0), (-3.2, -3.2, 40))
    for k, (x, y, turn) in enumerate(spots):
        coat = ('tang', 'pitch', 'orch', 'ink', 'paper', 'orch_edge')[k % 6]
        peg(x, y, .26, coat, f'skin{k % 5 + 1}', 1.08, hat=('ink', None, 'tang', None)[k % 4], hair=('ink', 'tang_edge')[k % 2] if k % 4 in (1, 3) else None, turn=turn)
    for x, y in ((-1.1, -.75), (1.2, -2.55), (2.4, -3.2)):
        _turnip(x, y, .42, .9)
