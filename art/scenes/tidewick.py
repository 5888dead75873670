"""Tidewick: the keeper's light at moonrise, boats coming home, the harbour town asleep behind them."""
import random
from math import cos, pi, radians, sin

from kit.materials import neon, surface, toy
from kit.shapes import ball, box, cylinder, group, prism, sheet, torus, tube
from kit.stage import camera, point, sky, sun
from kit.toys import bar, block, lighthouse, peg, post

# Camera, target, lens. In the key art the lamp stands at 63 % across and 22 % down, where the page sweeps its beam.
FRAMES = {
    'tidewick': ((5.0, -17.5, 4.4), (-2.5, 0, 1.75), 36),
    'detail-keep': ((5.0, -15.5, 3.2), (.55, 0, 2.75), 62),
    'detail-moon': ((5.0, -17.5, 4.0), (-6.6, 0, 3.3), 42),
}


def draw(name):
    sky([(0, '#0d1138'), (.5, '#39408c'), (.53, '#272d70'), (.62, '#1a1f52'), (1, '#0e1236')], 1.0)
    sun((.6, .7, -.8), 2.4, '#a9b8ff', angle=8)
    _sea()
    _rock()
    lamp = lighthouse(0, 0, 1.5, 1.0, lamp=neon('#ffd27a', 16))
    block(-.12, -.66, 1.5, .24, .1, .46, 'ink', .02)
    for z in (2.55, 3.7):
        box((.13, .06, .2), neon('#ffcf70', 5), bevel=.02, loc=(.03, -.56 + (z - 1.5) * .095, z))
    point((0, -.9, lamp), 240, '#ffc060', .3)
    _cottage()
    _jetty()
    for x, y, turn, hull, sail in ((4.0, -3.2, 20, 'tang', 'paper'), (-3.4, -3.0, 160, 'mari', 'paper'), (6.2, 2.4, -30, 'orch', 'orch'),
                                   (-9.0, 3.0, 150, 'paper', 'mari')):
        _boat(x, y, turn, hull, sail)
    _buoy(-6.1, -5.6)
    _town()
    ball(1.75, surface('#000000', glow='#ffe9c4', power=3), loc=(-24, 26, 9.2), u=96, v=64)
    for x, z, radius in ((-24.5, 9.7, .34), (-23.5, 8.6, .22), (-24.9, 8.7, .16)):
        ball(radius, surface('#000000', glow='#f0d2a0', power=2.0), loc=(x + .15, 24.35, z), scale=(1, .12, 1))
    for _ in range(90):
        place = (random.uniform(-30, 26), 29, random.uniform(3.4, 20))
        ball(random.choice((.02, .03, .03, .06)), neon('#fff4e0', random.uniform(1, 3)), loc=place, u=8, v=6)
    loc, target, lens = FRAMES[name]
    camera(loc, target, lens)


def _sea():
    def swell(x, y):
        return x, y, .05 * sin(x * 1.7 + y * .6) + .05 * sin(y * 2.1 - x * .4) + .02 * sin(x * 4.1 + y * 3.3)
    sheet(260, 260, 90, 90, swell, surface('#1b2a6b', rough=.16, spec=.6, bump=(2.2, .12, 3)))


def _rock():
    for _ in range(70):
        a, r = random.uniform(0, 6.3), random.uniform(.1, 2.6) ** 1.0
        height, side = max(.16, 1.9 - r * .58) * random.uniform(.6, 1.08), random.uniform(.35, .95)
        colour = random.choice(('ink3', 'orch_edge', '#5a62a8', 'ink3', '#7a64b4'))
        block(r * cos(a) - side / 2, r * sin(a) - side / 2, -.3, side, side, height + .3, colour, .07)
    for k in range(6):  # steps from the cottage to the lamp
        block(.9 - .2 * k, -1.1 + .1 * k, .5 + .13 * k, .36, .3, .14, 'paper3', .03)


def _cottage():
    block(1.0, -1.5, .2, 1.15, 1.0, .4, 'ink3', .06)
    block(1.05, -1.45, .55, 1.0, .9, .8, 'paper', .05)
    prism([(-.12, 0), (1.12, 0), (.5, .62)], 1.1, toy('tang'), bevel=.03, loc=(1.05, -.45, 1.33), rot=(pi / 2, 0, 0))
    block(1.75, -.85, 1.6, .16, .16, .55, 'paper', .02)
    glow = neon('#ffcf70', 7)
    for x in (1.3, 1.8):
        box((.24, .04, .3), glow, bevel=.02, loc=(x, -1.46, .98))
        box((.03, .06, .32), toy('ink'), bevel=.005, loc=(x, -1.47, .98))
        box((.26, .06, .03), toy('ink'), bevel=.005, loc=(x, -1.47, .98))
    box((.04, .26, .3), glow, bevel=.02, loc=(2.06, -1.0, .98))
    point((1.9, -1.75, 1.1), 70, '#ff9a4d', .15)
    peg(.72, -1.62, .5, 'mari', 'skin1', .62, 'mari', turn=-20)
    cylinder(.02, .5, toy('ink'), loc=(.9, -1.72, .74))
    ball(.055, neon('#ffcf70', 14), loc=(.9, -1.72, 1.0))


def _jetty():
    for k in range(9):
        block(2.25 + .26 * k, -1.9, .22, .22, .62, .07, 'paper3', .02)
    for x in (2.3, 3.3, 4.4):
        for y in (-1.92, -1.28):
            post(x, y, -.3, .055, .72, 'ink', bevel=.015)
    for x in (3.3, 4.4):
        ball(.06, neon('#ffcf70', 12), loc=(x, -1.92, .5))
        point((x, -2.05, .6), 7, '#ffb860', .06)
    block(2.5, -1.5, .29, .22, .22, .22, 'mari', .03)
    tube([(4.4, -1.92, .34), (4.2, -2.4, .12), (4.1, -2.8, .2)], .015, toy('paper3'))


def _boat(x, y, turn, hull, sail):
    e = group((x, y, .08), (0, radians(4), radians(turn)))
    prism([(-.8, -.3), (.5, -.3), (.95, 0), (.5, .3), (-.8, .3)], .34, toy(hull), bevel=.06, parent=e)
    box((1.1, .42, .05), toy('paper3'), bevel=.02, loc=(-.15, 0, .34), parent=e)
    cylinder(.035, 1.6, toy('paper'), loc=(.05, 0, 1.05), parent=e)
    prism([(0, 0), (.78, 0), (0, 1.2)], .03, toy(sail), bevel=.01, loc=(.1, .02, .52), rot=(pi / 2, 0, 0), parent=e)
    prism([(0, 0), (-.5, 0), (0, .95)], .03, toy(sail), bevel=.01, loc=(0, .02, .52), rot=(pi / 2, 0, 0), parent=e)
    ball(.12, toy('skin1'), loc=(-.4, 0, .66), parent=e)
    cylinder(.13, .24, toy('ink'), top=.07, bevel=.02, loc=(-.4, 0, .46), parent=e)
    ball(.07, neon('#ffcf70', 16), loc=(-.72, 0, .62), parent=e)
    cylinder(.015, .3, toy('ink'), loc=(-.72, 0, .46), parent=e)
    point((-.72, -.15, .75), 9, '#ffb860', .07, parent=e)


def _buoy(x, y):
    e = group((x, y, 0), (radians(6), radians(-9), 0))
    cylinder(.3, .3, toy('tang'), bevel=.06, loc=(0, 0, .1), parent=e)
    cylinder(.26, .7, toy('tang'), top=.08, bevel=.03, loc=(0, 0, .6), parent=e)
    torus(.17, .03, toy('paper'), loc=(0, 0, .6), parent=e, segments=40, sides=10)
    ball(.07, neon('#ff8a5a', 10), loc=(0, 0, 1.05), parent=e)


def _town():
    """Houses along the far shore, most of them asleep."""
    for k in range(5):
        ball(1, toy('#20275f', .9, 0), loc=(-30 + 9.5 * k, 34 + (k % 2) * 3, -1.2), scale=(8, 3, 2.6 + (k * 7) % 3), u=48, v=24)
    for k in range(34):
        x, tall, wide = -27 + .9 * k + random.uniform(-.2, .2), random.uniform(.5, 1.25), random.uniform(.6, .85)
        if -2 < x < 1.5:
            continue
        wall = random.choice(('#3c3f86', '#4a3f86', '#343a7a', '#5a4a90'))
        block(x, 25.2, 0, wide, .8, tall, wall, .03)
        prism([(-.08, 0), (wide + .08, 0), (wide / 2, wide * .6)], .9, toy('#2b2f70'), bevel=.02, loc=(x, 26.1, tall), rot=(pi / 2, 0, 0))
        if random.random() < .4:
            box((.14, .05, .18), neon('#ffc46a', 4), bevel=.01, loc=(x + wide * .5, 25.18, tall * .55))
    bar((-28, 25, .05), (3, 25, .05), .08, '#2b2f70')
