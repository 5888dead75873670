"""The covers of three invented games that are signed: a bird that builds, stairs lit by lanterns, a tide with two moons."""
from math import cos, pi, radians, sin

from kit.materials import neon, toy
from kit.shapes import ball, box, cylinder, group, lathe, prism, tube
from kit.stage import area, daylight, floor, isometric, point, sky
from kit.toys import bead, block, boat, bush, fir, flower, peg, post


def draw(name):
    {'cover-crane-season': _crane, 'cover-lantern-steps': _lanterns, 'cover-second-tide': _tide}[name]()


def _crane():
    isometric(6.6, (0, 0, 1.55))
    daylight(fill='#eef6ea')
    floor('pitch_lift')
    block(-2.6, -2.6, -.1, 5.2, 5.2, .3, 'pitch', .12)
    post(-.1, -.2, .05, 1.75, .2, 'pitch_pale', segments=96)
    post(-.1, -.2, .12, 1.6, .16, 'paper2', segments=96)
    for k, (radius, tone) in enumerate(((.98, 'mari_edge'), (1.02, 'tang'), (1.0, 'mari'))):  # the nest, three courses high
        for i in range(14):
            a = 2 * pi * (i + .5 * (k % 2)) / 14
            box((.44, .24, .26), toy(tone), bevel=.05, loc=(-.1 + radius * cos(a), -.2 + radius * sin(a), .42 + .27 * k), rot=(0, 0, a + pi / 2))
    for dx, dy in ((.35, .1), (-.35, .2), (0, -.35)):
        ball(.3, toy('orch'), loc=(-.1 + dx, -.2 + dy, 1.08), scale=(1, 1, 1.3))
    _bird((.55, .75, .1))
    for x, y, size in ((-1.9, 1.6, 1.2), (-2.1, .4, .8), (1.9, 2.0, 1.0)):
        bush(x, y, .2, size, 'orch')
    for k, (x, y) in enumerate(((1.9, -1.8), (2.1, -.9), (-1.7, -2.0), (1.2, -2.2), (-2.2, -1.0))):
        flower(x, y, .2, ('mari', 'white', 'orch', 'tang', 'white')[k], 1.9)
    peg(2.0, .35, .2, 'mari', 'skin3', 1.0, 'tang', turn=-40)
    peg(-1.15, -2.0, .2, 'tang', 'skin5', .95, 'mari', turn=10)


def _bird(loc):
    """A crane in a hard hat, a brick on a string in its beak; it looks to the camera's left."""
    e = group(loc, (0, 0, radians(-135)))
    for y, foot in ((.16, .35), (-.16, -.1)):
        tube([(foot * .3, y, 0), (foot * .3, y, .75), (0, y, 1.5)], .05, toy('ink'), straight=True, parent=e)
        tube([(foot * .3 - .1, y, .04), (foot * .3 + .3, y, .04)], .05, toy('ink'), straight=True, parent=e)
    ball(.62, toy('white'), loc=(-.1, 0, 1.85), scale=(1.45, .82, .85), parent=e)
    for y in (-1, 1):
        ball(.5, toy('paper2'), loc=(-.3, y * .36, 1.95), scale=(1.35, .35, .68), rot=(0, radians(-14), 0), parent=e)
    for k in range(4):
        ball(.22, toy('ink'), loc=(-.95 - .1 * k, (k - 1.5) * .12, 1.75 - .12 * k), scale=(1.5, .6, .6), rot=(0, radians(-30), 0), parent=e)
    tube([(.55, 0, 2.0), (1.0, 0, 2.3), (.78, 0, 2.85), (1.05, 0, 3.3)], .17, toy('white'), radii=[1.5, 1.0, .9, 1.0], parent=e)
    ball(.27, toy('white'), loc=(1.1, 0, 3.38), scale=(1.15, 1, 1), parent=e)
    for y in (-.24, .24):
        ball(.055, toy('ink'), loc=(1.22, y, 3.44), parent=e)
    cylinder(.12, .72, toy('mari'), top=.02, bevel=.01, loc=(1.68, 0, 3.27), rot=(0, radians(97), 0), parent=e)
    lathe([(0, 0), (.33, 0), (.34, .05), (.26, .08), (.25, .18), (.14, .3), (0, .32)], toy('tang'), segments=48, loc=(1.06, 0, 3.52), parent=e)
    tube([(1.98, 0, 3.24), (1.98, 0, 2.35)], .022, toy('ink'), straight=True, parent=e)
    box((.5, .28, .26), toy('tang'), bevel=.05, loc=(1.98, 0, 2.22), parent=e)


def _lanterns():
    isometric(7.3, (0, .55, 1.95))
    sky([(0, '#161a3b'), (.5, '#2a2f66'), (1, '#4a53a0')], 1.1)
    area((6, -8, 11), (0, 0, 1), 6, 1500, '#aab4ff')
    floor('ink')
    glow = neon('#ffc65c', 3.2)
    steps = 9
    for k in range(steps):
        y, high = -2.6 + .6 * k, .28 + .34 * k
        tone = ('ink3', 'orch_edge')[k % 2]
        block(-.85, y, -.2, 1.7, .58, high + .2, tone, .05)
        block(-.89, y - .03, high - .02, 1.78, .62, .09, 'orch' if k % 2 else '#6a72b8', .03)
        if k % 2 == 0:
            side = .98 if k % 4 == 0 else -.98
            post(side, y + .3, -.2, .2, high + .42, 'ink2', top=.16)
            post(side, y + .3, high + .2, .19, .07, 'mari_edge')
            cylinder(.14, .3, glow, bevel=.04, loc=(side, y + .3, high + .42))
            lathe([(.2, 0), (.1, .12), (0, .14)], toy('mari_edge'), segments=32, loc=(side, y + .3, high + .57))
            point((side, y + .3, high + .44), 26, '#ffb84a', .16)
    top = .28 + .34 * steps
    block(-1.2, 2.8, -.2, 2.4, 1.1, top + .1, 'ink3', .06)
    block(-.9, 2.95, top - .1, 1.8, .8, 1.5, 'tang', .05)
    block(-.32, 2.9, top - .08, .64, .1, .95, '#ffd27a', .03)
    prism([(-1.15, 0), (1.15, 0), (0, .9)], 1.1, toy('ink2'), bevel=.04, loc=(0, 3.95, top + 1.4), rot=(pi / 2, 0, 0))
    point((0, 2.5, top + .5), 40, '#ffb84a', .2)
    peg(-.1, -.55, 1.4, 'tang', 'skin3', 1.5, 'mari', turn=0)
    cylinder(.11, .2, glow, bevel=.03, loc=(.42, -.72, 1.78))
    point((.5, -1.1, 2.1), 30, '#ffb84a', .2)
    for k, (x, y, size) in enumerate(((-2.1, -.9, 1.1), (2.1, 1.4, 1.4), (-2.2, 1.6, 1.6), (2.0, -1.6, .8), (-1.9, -2.3, .8))):
        fir(x, y, 0, size, 'pitch_edge')


def _tide():
    isometric(6.6, (0, 0, 1.8))
    daylight(fill='#f6e6f4')
    floor('orch')
    for k, (y, tone, lift) in enumerate(((1.5, 'pitch_edge', .75), (.5, 'pitch', .45), (-.55, 'pitch_lift', .2), (-1.6, 'pitch_pale', 0))):
        _wave(y, tone, lift, k)
    boat(.1, -.05, 1.28, turn=8, hull='tang', sail='white', size=1.25)
    face = (radians(54.74), 0, radians(45))  # towards the camera
    for x, y, z, radius, tone in ((-4.1, 3.2, .95, .82, 'mari'), (-1.2, 3.2, 2.4, .46, 'white')):
        post(x, y, -.1, .05, z, 'ink')
        cylinder(radius, .14, toy(tone), segments=96, bevel=.04, loc=(x, y, z), rot=face)
    for along, up, size in ((-.28, .2, .2), (.3, -.25, .15), (.22, .34, .1)):
        cylinder(size, .06, toy('mari_edge'), bevel=.02, rot=face,
                 loc=(-4.1 + .06 + along * .707 - up * .41, 3.2 - .06 + along * .707 + up * .41, .95 + .05 + up * .816))
    post(1.75, -2.15, -.1, .3, .55, 'ink', top=.24)
    post(1.75, -2.15, .4, .25, .5, 'tang', top=.1)
    bead(1.75, -2.15, 1.0, .1, 'mari')


def _wave(y, tone, lift, k):
    """A sheet of sea that stands, with a row of crests and foam on them."""
    points, count = [], 3
    for i in range(61):
        x = -2.7 + 5.4 * i / 60
        points.append((x, lift + .72 + .3 * abs(sin(pi * (x + .45 * k) / 5.4 * count + .4 * k))))
    prism([(-2.7, -.2), *points, (2.7, -.2)][::-1], .8, toy(tone), bevel=.05, loc=(0, y + .4, 0), rot=(pi / 2, 0, 0))
    for i in range(2, 60, 4):
        x, z = points[i]
        bead(x, y - .36, z, .1 if i % 8 else .13, 'white', u=24, v=16)
