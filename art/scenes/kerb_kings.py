"""Kerb Kings: the first corner of Quarry Loop, low and late in the day, and the same corner for four players in heavy rain."""
import random
from math import pi, radians, sin

from mathutils import Vector

from kit.materials import surface, toy
from kit.shapes import ball, box, cylinder, group, lathe, torus, tube
from kit.stage import area, camera, sky, sun
from kit.toys import block, bush, fir, peg, post

# Camera, target, lens, focus.
FRAMES = {
    'kerb-kings': ((3.4, -7.4, 1.35), (-.25, .4, .85), 42, (.5, -.7, .7)),
    'detail-kart': ((3.6, -6.2, 1.5), (.45, -.55, .62), 62, (.6, -.9, .6)),
    'detail-pack': ((4.6, -6.6, 1.9), (-2.9, .9, .95), 50, (-2.2, .5, .7)),
}


# Where the four players' karts are, and the four others; x, y, colour, skin, hat, turn, number, steer.
FIELD = ((.5, -.75, 'mari', 'skin2', 'ink', 7, 4, -16), (-2.35, .65, 'orch', 'skin1', 'pitch', 3, 7, -10),
         (3.1, 1.0, 'paper', 'skin4', 'tang', 5, 2, -14), (-5.4, -.5, 'tang', 'skin5', 'mari', -2, 9, 0),
         (5.7, -1.3, 'orch', 'skin3', 'ink', 6, 5, -12), (8.4, .5, 'tang', 'skin4', 'pitch', 4, 3, -10),
         (11.5, -.6, 'paper', 'skin1', 'mari', 2, 8, -8), (14.5, .8, 'mari', 'skin5', 'orch', 0, 6, -6))


def draw(name):
    return _four_players() if name == 'kerb-kings-split' else _first_corner(name)


def _four_players():
    """One camera behind each of the first four karts."""
    sky([(0, '#4a4a86'), (.5, '#ffd2ae'), (.54, '#d9c4ea'), (.64, '#9aa0dc'), (1, '#6a70b8')], 1.0)
    sun((.75, .5, -.8), 2.3, '#fff0e2', angle=12)
    _track('#3a3a72', wet=True)
    for x, y, *rest in FIELD:
        kart(x, y, *rest)
        _spray(x, y)
    _gantry()
    _crowd()
    for k in range(34):
        side = random.choice((-1, 1))
        y = random.uniform(4.6, 12) if side > 0 else random.uniform(-9, -4)
        fir(random.uniform(9, 34), y, .05, random.uniform(1.4, 2.6), random.choice(('pitch_lift', 'pitch_edge', 'pitch_edge', 'mari')))
    eyes = [Vector((x - 4.5, y - .5, 2.2)) for x, y, *_ in FIELD[:4]]
    for eye in eyes:
        _rain(eye, eyes)
    return [camera(eye, eye + Vector((6.9, .75, -1.75)), 31) for eye in eyes]


def _spray(x, y):
    mist = surface('#e6eaff', rough=.9)
    for side in (-.58, .58):
        for k in range(16):
            far = random.random()
            ball(.02 + .07 * far * random.random(), mist, loc=(x - .95 - 1.1 * far, y + side + random.uniform(-.2, .2) * (.4 + far), .12 + .55 * far * random.random()), u=16, v=10)


def _rain(eye, eyes):
    """Streaks before a player's eyes, none so near to any that it would be a bar."""
    drop = surface('#ffffff', rough=.3, glow='#dfe6ff', power=.55, lights=False)
    for _ in range(140):
        far = random.uniform(2.4, 10)
        top = eye + Vector((far, random.uniform(-.6, .6) * far, random.uniform(-.4, .3) * far - .3))
        if min((top - one).length for one in eyes) > 2.2:
            tube([top, top + Vector((-.05, .09, -.34))], .0022 + .0007 * far, drop, straight=True)


def _first_corner(name):
    sky([(0, '#7a3a3a'), (.5, '#ffb347'), (.56, '#f66b2d'), (.75, '#e8552a'), (1, '#d4541f')], .85)
    sun((-.55, .75, -.62), 2.5, '#ffe2b0', angle=3)
    area((6, -6, 3), (0, 0, .6), 5, 120, '#ffd9c8')
    _track('#4a4a86')
    for one in FIELD[:4]:
        kart(*one)
    _mango()
    _gantry()
    _crowd()
    loc, target, lens, focus = FRAMES[name]
    camera(loc, target, lens, fstop=1.4, focus=focus)


def _track(asphalt, wet=False):
    if wet:
        box((80, 60, .3), surface(asphalt, rough=.16, spec=.7, coat=.5, bump=(3, .05, 2)), bevel=.02, loc=(0, 24, -.15))
        for _ in range(26):
            at = (random.uniform(-6, 20), random.uniform(-2.2, 1.6), .004)
            ball(random.uniform(.3, .9), surface('#2e2e60', rough=.02, spec=.9, coat=1), loc=at, scale=(1.5, .7, .006))
    else:
        block(-40, -6, -.3, 80, 60, .3, asphalt, .02)
    for i in range(-16, 40 if wet else 16):
        for y in (1.9, -2.6):
            block(i * .95, y, 0, .9, .6, .15, 'paper' if i % 2 else 'tang', .05)
    block(-40, 2.5, -.02, 80, 40, .1, 'pitch', .02)
    block(-40, -9, -.02, 80, 6.3, .1, 'pitch_lift', .02)
    for i in range(10):
        for j in range(3):
            block(-3.0 + .25 * j, -1.95 + .42 * i, 0, .25, .42, .012, 'paper' if (i + j) % 2 else 'ink', .001)
    for points in (((-6, -.15), (-2, -.5), (.1, -.25)), ((-6, .1), (-2, -.2), (.1, .1))):  # rubber laid by the late brakers
        tube([(x, y, .004) for x, y in points], .07, surface('#2c2c5a', rough=.8), scale=(1, 1, .05))
    for k in range(7):
        a = random.uniform(0, 6)
        ball(random.uniform(.1, .26), toy('paper3', .9), loc=(-.65 - .28 * k, -1.15 + .16 * sin(a), .18 + .04 * k), scale=(1.1, .9, .8))


def kart(x, y, colour, skin, hat, turn, number, steer):
    e = group((x, y, 0), (radians(2 if turn > 4 else 0), 0, radians(turn)))
    box((1.9, .74, .26), toy(colour, .3, .5), bevel=.11, rounds=5, loc=(0, 0, .38), parent=e)
    box((.95, .5, .2), toy(colour, .3, .5), bevel=.09, rounds=5, loc=(.85, 0, .46), parent=e)
    box((.5, 1.2, .1), toy('paper' if colour != 'paper' else 'tang'), bevel=.04, loc=(1.18, 0, .28), parent=e)
    for side in (-1, 1):
        box((.9, .26, .24), toy(colour, .3, .5), bevel=.09, loc=(-.02, side * .48, .36), parent=e)
        box((.5, .02, .12), toy('paper' if colour != 'paper' else 'tang'), bevel=.008, loc=(-.02, side * .615, .38), parent=e)
        tube([(-.75, side * .25, .55), (-1.1, side * .3, .6), (-1.3, side * .3, .72)], .07, toy('ink3', .3, .5), parent=e)
    box((.44, .84, .5), toy('paper' if colour != 'paper' else 'ink3'), bevel=.12, rounds=5, loc=(-.72, 0, .62), parent=e)
    cylinder(.2, .06, toy('ink'), bevel=.02, loc=(-.72, -.44, .66), rot=(pi / 2, 0, 0), parent=e)
    _number(e, number)
    for a in (-.66, .66):
        for b in (-.58, .58):
            _wheel(e, a, b, steer if a > 0 else 0)
    box((.06, 1.05, .26), toy('paper' if colour != 'paper' else 'tang'), bevel=.02, loc=(-1.05, 0, 1.12), rot=(0, radians(-12), 0), parent=e)
    for side in (-.35, .35):
        box((.06, .05, .3), toy('ink'), bevel=.015, loc=(-.98, side, .92), parent=e)
    _driver(e, skin, hat)


def _wheel(e, a, b, steer):
    axle = group((a, b, .34), (pi / 2, 0, radians(steer)), parent=e)
    cylinder(.34, .32, toy('ink', .7, 0), bevel=.09, rounds=5, segments=64, parent=axle)
    for side in (-.165, .165):
        cylinder(.17, .05, toy('mari'), bevel=.02, loc=(0, 0, side), parent=axle)
        cylinder(.06, .07, toy('tang'), bevel=.015, loc=(0, 0, side), parent=axle)
        torus(.27, .014, toy('paper'), loc=(0, 0, side * .98), segments=48, sides=8, parent=axle)


def _number(e, number):
    """A disc with as many studs as the number, so that nobody has to read."""
    cylinder(.17, .03, toy('paper'), bevel=.01, loc=(.95, 0, .575), parent=e)
    for k in range(min(number, 4)):
        ball(.035, toy('ink'), loc=(.9 + .09 * (k % 2), -.05 + .1 * (k // 2), .595), parent=e, u=16, v=10)


def _driver(e, skin, hat):
    lathe([(0, 0), (.28, 0), (.27, .3), (.16, .5), (0, .52)], toy(hat), loc=(-.22, 0, .5), parent=e)
    torus(.15, .04, toy('paper'), loc=(-.22, 0, 1.0), segments=40, sides=12, parent=e)
    ball(.25, toy(skin), loc=(-.2, 0, 1.2), parent=e)
    lathe([(0, .27), (.17, .21), (.265, .04), (.28, -.05), (.24, -.06)], toy(hat, .3, .5), loc=(-.22, 0, 1.23), rot=(0, radians(-8), 0), parent=e)
    box((.1, .44, .12), toy('ink2', .15, .8), bevel=.045, loc=(.0, 0, 1.24), parent=e)
    torus(.13, .025, toy('ink'), loc=(.2, 0, .72), rot=(0, radians(62), 0), segments=40, sides=10, parent=e)
    for side in (-1, 1):
        tube([(-.18, side * .22, .86), (.02, side * .26, .78), (.18, side * .12, .76)], .07, toy(hat), parent=e)
    tube([(-.4, 0, 1.0), (-.62, .08, 1.04), (-.86, -.02, .98), (-1.1, .1, 1.1)], .05, toy('tang'), radii=[1, 1, .9, .6], parent=e)


def _mango():
    """It is on the kart's box, because kart four is the mango kart."""
    ball(.16, surface('#f5a623', rough=.35, coat=.3, vary=('#e8552a', 3, 2)), loc=(-.2, -.72, 1.02), scale=(1.25, .9, .95), rot=(0, .3, .2))
    ball(.05, toy('pitch'), loc=(-.03, -.74, 1.13), scale=(1.4, .5, .5), rot=(0, -.5, 0))


def _gantry():
    for y in (-2.75, 2.3):
        block(-5.6, y, 0, .34, .34, 3.3, 'paper', .05)
        block(-5.7, y - .1, 0, .54, .54, .3, 'ink', .05)
    block(-5.66, -2.9, 2.7, .42, 5.7, .95, 'ink', .06)
    for i in range(13):
        for j in range(2):
            block(-5.28, -2.75 + .41 * i, 2.8 + .37 * j, .08, .41, .37, 'paper' if (i + j) % 2 else 'ink', .01)
    for k in range(5):
        ball(.14, surface('#ff5a2d', rough=.3, glow='#ff6a2a', power=1.2 if k < 3 else .05), loc=(-5.2, -1.7 + .85 * k, 3.82))


def _crowd():
    for i in range(17):
        x, y = random.uniform(-13, 9), random.uniform(4.6, 11)
        (fir if i % 3 else bush)(x, y, .05, random.uniform(1.3, 2.3), random.choice(('pitch_lift', 'pitch_edge', 'pitch_edge', 'mari')))
    block(-2.6, 3.3, .05, 6.4, 1.0, .45, 'paper', .06)
    block(-2.6, 4.0, .05, 6.4, 1.0, .85, 'paper2', .06)
    for k in range(9):
        coat = ('tang', 'pitch_lift', 'orch', 'ink', 'mari', 'paper')[k % 6]
        row = k % 2
        peg(-2.2 + .68 * k, 3.75 + .7 * row, .5 + .4 * row, coat, f'skin{k % 5 + 1}', .95, hat=('ink', None, 'tang')[k % 3], hair='ink' if k % 3 == 1 else None, turn=-35)
    for k in range(16):
        block(-6 + k * .84, 2.75, .08, .8, .26, .3, 'tang' if k % 2 else 'paper', .05)
    post(4.6, 3.2, 0, .05, 2.2, 'paper')
    for k in range(4):
        for j in range(3):
            block(4.65 + .2 * k, 3.2, 1.6 + .2 * j, .2, .03, .2, 'ink' if (j + k) % 2 else 'paper', .004)
