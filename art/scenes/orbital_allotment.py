"""Orbital Allotment: a planet the size of a garden, its ring road and the hungry moon."""
import random
from math import acos, cos, pi, radians, sin

from mathutils import Vector

from kit.materials import neon, surface, toy
from kit.shapes import ball, box, cylinder, group, lathe, prism, torus, tube
from kit.stage import area, camera, sky, sun

FRAMES = {
    'orbital-allotment': ((0, -15, 2.2), (0, 0, .2), 44),
    'detail-allot': ((-1.5, -13, 7.5), (-.2, -.3, 1.2), 72),
    'detail-ring': ((4.5, -13, 2.6), (3.0, 0, .2), 66),
}
RADIUS = 2.5


def draw(name):
    sky([(0, '#160d38'), (.5, '#241a5c'), (1, '#140c34')], 1.0)
    sun((.75, .5, -.62), 3.6, '#ffe9d0', angle=3)
    area((-7, -9, -3), (0, 0, 0), 9, 700, '#c79bff')
    ball(RADIUS, surface('#2f8f62', rough=.7, bump=(6, .15, 4), vary=('#389c6a', 2.5, 3)), u=128, v=96)
    _garden()
    _ring()
    _moon()
    for _ in range(170):
        place = (random.uniform(-22, 22), 18, random.uniform(-12, 13))
        ball(random.choice((.02, .03, .03, .06)), neon('#fff2d8', random.uniform(.8, 2.4)), loc=place, u=8, v=6)
    loc, target, lens = FRAMES[name]
    camera(loc, target, lens)


def _spot(longitude, latitude, spin=0):
    """A group that stands on the planet; longitude 0 faces the camera."""
    v = Vector((cos(latitude) * sin(longitude), -cos(latitude) * cos(longitude), sin(latitude)))
    e = group(v * RADIUS * .985)
    e.rotation_euler = v.to_track_quat('Z', 'Y').to_euler()
    return group((0, 0, 0), (0, 0, spin), parent=e)


def _garden():
    golden, made = pi * (3 - 5 ** .5), 0
    for k in range(120):
        z = 1 - 2 * (k + .5) / 120
        longitude = (k * golden) % (2 * pi) - pi
        if abs(longitude) > 2.3:
            continue
        latitude = radians(90) - acos(z)
        spot = _spot(longitude + random.uniform(-.06, .06), latitude, random.uniform(0, 6.3))
        kind = ('bed', 'tree', 'bed', 'shed', 'tree', 'beans', 'bed', 'tree', 'glass', 'bush')[made % 10]
        {'bed': _bed, 'tree': _tree, 'shed': _shed, 'beans': _beans, 'glass': _glass, 'bush': _shrub}[kind](spot)
        made += 1
    _catapult(_spot(radians(62), radians(52)))
    _gardener(_spot(radians(-14), radians(18)))


def _bed(e):
    box((.62, .44, .07), toy('tang_edge', .8), bevel=.025, loc=(0, 0, .03), parent=e)
    crop = random.choice(('tang', 'mari', 'orch', 'pitch_pale', 'paper'))
    for i in range(4):
        for j in range(2):
            at = (-.22 + .145 * i, -.1 + .2 * j, .11)
            ball(.055, toy(crop), loc=at, u=16, v=10, parent=e)
            if crop in ('tang', 'paper'):
                ball(.03, toy('pitch_pale'), loc=(at[0], at[1], .18), u=10, v=8, scale=(.6, .6, 1.5), parent=e)


def _tree(e):
    s, colour = random.uniform(.55, .95), random.choice(('pitch_edge', 'pitch', 'mari'))
    cylinder(.06 * s, .4 * s, toy('tang_edge'), loc=(0, 0, .2 * s), parent=e)
    for q, (r, h) in enumerate(((.36, .52), (.28, .46), (.19, .4))):
        cylinder(r * s, h * s, toy(colour), top=.03, bevel=.03, loc=(0, 0, (.48 + .32 * q) * s), parent=e)


def _shrub(e):
    for x, y, z, r in ((0, 0, .14, .2), (.16, .06, .1, .14), (-.12, .1, .1, .13)):
        ball(r, toy('pitch_pale'), loc=(x, y, z), u=24, v=16, parent=e)


def _shed(e):
    wall, roof = random.choice((('paper', 'tang'), ('orch', 'ink'), ('mari', 'orch_edge'), ('tang', 'ink')))
    box((.46, .46, .42), toy(wall), bevel=.03, loc=(0, 0, .2), parent=e)
    prism([(-.3, 0), (.3, 0), (0, .28)], .56, toy(roof), bevel=.02, loc=(0, .28, .4), rot=(pi / 2, 0, 0), parent=e)
    box((.14, .03, .26), toy('ink'), bevel=.01, loc=(0, -.235, .14), parent=e)
    box((.03, .14, .14), surface('#f8c143', glow='#ffd27a', power=1.6), bevel=.01, loc=(.235, 0, .24), parent=e)


def _beans(e):
    for k in range(3):
        for side in (-1, 1):
            tube([(-.2 + .2 * k, side * .14, 0), (-.2 + .2 * k, 0, .62)], .015, toy('mari_edge'), straight=True, parent=e)
        for j in range(5):
            ball(.045, toy('pitch_pale' if j % 2 else 'tang'), loc=(-.2 + .2 * k, (.12 - .025 * j) * (-1) ** j, .12 + .1 * j), u=12, v=8, parent=e)
    tube([(-.26, 0, .6), (.26, 0, .6)], .015, toy('mari_edge'), straight=True, parent=e)


def _glass(e):
    pane = surface('#bfe6f0', rough=.1, coat=.7)
    prism([(-.26, 0), (.26, 0), (.26, .22), (0, .4), (-.26, .22)], .6, pane, bevel=.015, loc=(0, .3, 0), rot=(pi / 2, 0, 0), parent=e)
    for y in (-.3, 0, .28):
        tube([(-.27, y, 0), (-.27, y, .22), (0, y, .41), (.27, y, .22), (.27, y, 0)], .016, toy('paper'), straight=True, parent=e)


def _catapult(e):
    """Beans for the moon leave from here."""
    box((.7, .5, .08), toy('mari_edge'), bevel=.02, loc=(0, 0, .06), parent=e)
    for side in (-.2, .2):
        tube([(-.2, side, .1), (0, side, .5), (.2, side, .1)], .04, toy('mari'), straight=True, parent=e)
    tube([(-.5, 0, .3), (.55, 0, .8)], .045, toy('paper'), straight=True, parent=e)
    ball(.1, toy('ink'), loc=(-.5, 0, .28), parent=e)
    lathe([(0, 0), (.12, .02), (.15, .1), (.13, .1)], toy('tang'), segments=32, loc=(.56, 0, .8), parent=e)


def _gardener(e):
    lathe([(0, 0), (.15, 0), (.14, .2), (.09, .34), (0, .36)], toy('paper'), segments=40, parent=e)
    ball(.13, toy('skin2'), loc=(0, 0, .45), parent=e)
    lathe([(0, .12), (.08, .1), (.1, .03), (.24, .0), (.24, -.02), (0, -.02)], toy('mari'), segments=40, loc=(0, 0, .54), parent=e)
    tube([(.18, 0, 0), (.2, 0, .5)], .016, toy('tang_edge'), straight=True, parent=e)
    box((.14, .03, .05), toy('ink3'), bevel=.01, loc=(.18, 0, .02), parent=e)


def _ring():
    e = group((0, 0, 0), (radians(18), radians(-20), 0))
    torus(4.0, .34, toy('orch'), tall=.12, segments=192, parent=e)
    torus(4.7, .15, toy('mari'), tall=.2, segments=192, parent=e)
    for k in range(60):
        a = 2 * pi * k / 60
        box((.16, .04, .012), toy('paper'), bevel=.004, loc=(4.0 * cos(a), 4.0 * sin(a), .042), rot=(0, 0, a + pi / 2), parent=e)
    for k in range(11):
        a = k * .5712 + .2
        _cart(group((4.0 * cos(a), 4.0 * sin(a), .05), (0, 0, a), parent=e), k)


def _cart(e, k):
    box((.3, .46, .14), toy(('paper', 'tang', 'mari', 'ink3')[k % 4]), bevel=.04, loc=(0, 0, .14), parent=e)
    for x in (-.15, .15):
        for y in (-.14, .14):
            cylinder(.075, .06, toy('ink'), bevel=.02, loc=(x, y, .07), rot=(0, pi / 2, 0), parent=e)
    for x, y in ((-.06, -.1), (.06, 0), (-.05, .12), (.07, .14)):
        ball(.09, toy(('tang', 'pitch_pale', 'mari')[k % 3]), loc=(x, y, .24), u=20, v=12, parent=e)


def _moon():
    """One moon, always hungry."""
    at = Vector((-5.7, 1.5, 2.35))
    ball(.78, surface('#f66b2d', rough=.7, bump=(5, .25, 3)), loc=at, u=72, v=48)
    for x, z, r in ((-.36, .34, .15), (.42, .44, .1), (.3, -.5, .13), (-.5, -.2, .09)):
        torus(r, .04, toy('tang_edge'), loc=at + Vector((x, -(.78 ** 2 - x * x - z * z) ** .5 + .02, z)), rot=(pi / 2, 0, 0), segments=40, sides=10)
    for x in (-.17, .2):
        ball(.075, toy('ink', .15, .8), loc=at + Vector((x, -.76, .1)))
        ball(.02, toy('white'), loc=at + Vector((x + .03, -.83, .14)))
    lathe([(0, 0), (.15, .0), (.16, .04), (0, .06)], toy('ink', .3), loc=at + Vector((.02, -.72, -.2)), rot=(pi / 2, 0, 0), segments=48)
    for k in range(7):  # beans on their way
        s = k / 6
        p = Vector((1.7, -1.2, 2.6)).lerp(at + Vector((.6, -.5, 0)), s) + Vector((0, 0, 2.1 * s * (1 - s) * 1.4))
        ball(.085 - .004 * k, toy('pitch_pale'), loc=p, scale=(1.3, .9, .9), u=20, v=12)
    ball(.3, toy('paper', .8), loc=(5.6, -1, -1.9))
    torus(.5, .04, toy('orch_edge'), tall=.3, loc=(5.6, -1, -1.9), rot=(.5, .3, 0))
