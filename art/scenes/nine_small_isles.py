"""Nine Small Isles: one ferry, a windmill, six hundred faded signs and a goat, on the sea of a painted map."""
import random
from math import cos, pi, radians, sin

from mathutils import Vector, noise

from kit.materials import surface, toy
from kit.shapes import ball, box, cylinder, group, prism, sheet, torus, tube
from kit.stage import camera, sky, sun
from kit.toys import boat, house, lighthouse

# Width of the view, camera, target.
FRAMES = {
    'nine-small-isles': (19.6, (14, -24, 19.5), (.2, .15, .4)),
    'detail-isle': (9.4, (14, -24, 19.5), (5.2, -2.9, .9)),
    'detail-mill': (7.6, (14, -24, 19.5), (2.9, 5.3, 1.4)),
}
SEA = '#22a6b8'
# x, y, radius, seed, height, tiers
ISLES = ((0, 0, 2.9, 1, .9, 2), (5.8, -1.5, 1.9, 2, .7, 1), (-5.2, -2.6, 1.8, 3, .7, 1), (2.7, 5.2, 1.9, 5, .8, 1), (-4.2, 4.7, 1.7, 6, .8, 1),
         (.9, -5.5, 1.25, 8, .55, 1), (7.6, 4.0, 1.15, 11, .6, 1), (-8.6, 1.4, 1.2, 13, .6, 1), (-2.6, -6.4, .8, 15, .45, 1))


def draw(name):
    sheet(1, 1, 90, 90, lambda x, y: (x, y, 0), surface(SEA, rough=.14, spec=.5, bump=(1.5, .10, 2), vary=('#1b93b4', .1, 3)))
    tops = [_isle(*isle) for isle in ISLES]
    _village(tops[0])
    _harbour_isle(tops[1])
    _bridge(tops[2])
    _mill(2.9, 5.2, tops[3])
    _woods(-4.2, 4.7, tops[4])
    _small_isles(tops)
    _ferry()
    for place in ((-6.4, -8.2, 2.6, .8), (9.6, -5.2, 3.2, .95), (-9.5, 6.6, 2.6, .9)):
        _cloud(*place)
    _wavelets()
    sun((.45, .55, -.85), 2.9, '#fff0d2', angle=4)
    sky([(0, '#7ccbd6'), (.5, '#ffffff'), (1, '#d9efff')], .62)
    width, loc, target = FRAMES[name]
    offset = Vector(target) - Vector((.3, -.35, .5))
    camera(Vector(loc) + offset, target, ortho=width, far=200)


def _outline(radius, seed, steps=80):
    def reach(a):
        return radius * (1 + .16 * noise.noise(Vector((cos(a) * 1.3, sin(a) * 1.3, seed * 7.7))))
    return [(reach(a) * cos(a), reach(a) * sin(a)) for a in (2 * pi * i / steps for i in range(steps))]


def _isle(x, y, radius, seed, height, tiers):
    """Foam, sand, rock and turf, stacked from one outline; gives the height one stands on."""
    def layer(share, thick, matter, z, bevel):
        prism(_outline(radius * share, seed), thick, matter, loc=(x, y, z), bevel=bevel, rounds=4)
    layer(1.36, .05, toy('#8ad8d6', .3), -.03, .02)
    layer(1.23, .05, toy('white'), -.01, .02)
    layer(1.15, .30, toy('#f3d9a4', .7), -.05, .12)
    layer(1.0, height, toy('#b9764f', .7), 0, .08)
    layer(1.04, .30, toy('pitch_pale', .6), height - .16, .11)
    if tiers > 1:
        for share, thick, colour, z in ((.58, .9, '#b9764f', height + .05), (.62, .26, 'pitch_lift', height + .75)):
            prism(_outline(radius * share, seed + 3), thick, toy(colour, .6), loc=(x - radius * .18, y + radius * .22, z), bevel=.1, rounds=4)
    for _ in range(int(radius * 9)):
        a, q = random.uniform(0, 6.28), radius * random.uniform(.7, .97)
        at = (x + q * cos(a), y + q * sin(a), height + .16)
        kind = random.random()
        if kind < .4:
            ball(random.uniform(.08, .15), toy(random.choice(('pitch_lift', 'pitch'))), loc=at)
        elif kind < .8:
            ball(.05, toy(random.choice(('orch', 'mari', 'white', 'tang'))), loc=at, u=12, v=8)
        else:
            ball(random.uniform(.08, .14), toy('paper3', .8), ico=1, smooth=False, loc=at)
    return height + .14


def _tree(x, y, z, s=1.0):
    cylinder(.09 * s, .5 * s, toy('tang_edge'), loc=(x, y, z + .2 * s))
    matter = toy(random.choice(('pitch_lift', 'pitch', 'mari')), .6)
    for dx, dy, dz, r in ((0, 0, .72, .40), (.2, .08, .58, .27), (-.2, -.06, .60, .28), (.02, -.18, .62, .25)):
        ball(r * s, matter, loc=(x + dx * s, y + dy * s, z + dz * s))


def _pine(x, y, z, s=1.0):
    cylinder(.08 * s, .4 * s, toy('tang_edge'), loc=(x, y, z + .15 * s))
    for i in range(3):
        cylinder((.44 - .1 * i) * s, .5 * s, toy('pitch_edge', .6), top=.05 * s, bevel=.05 * s, loc=(x, y, z + (.5 + .3 * i) * s))


def _sign(x, y, z, colour, turn=20):
    """One of the six hundred."""
    e = group((x, y, z), (0, 0, radians(turn)))
    cylinder(.035, .5, toy('tang_edge'), loc=(0, 0, .22), parent=e)
    prism([(-.24, -.09), (.16, -.09), (.28, 0), (.16, .09), (-.24, .09)], .05, toy(colour), bevel=.015, loc=(0, 0, .42), rot=(pi / 2, 0, 0), parent=e)
    for k in range(3):
        box((.08, .02, .03), toy('ink'), bevel=.004, loc=(-.14 + .1 * k, -.06, .42), parent=e)


def _village(z):
    top = z + .76
    house(-1.5, .75, top, .95, .85, .62, 'paper', 'tang')
    house(-.15, .9, top, .8, .75, .55, 'mari', 'ink')
    house(1.3, -.75, z, .95, .85, .62, 'paper', 'orch')
    for x, y, at, s in ((-1.75, 1.65, top, 1.0), (.3, 1.85, top, .85), (2.1, -1.5, z, .85), (1.5, -2.1, z, .7)):
        _pine(x, y, at, s)
    for x, y, at, s in ((-.85, .05, top, .75), (2.35, .75, z, .95), (1.2, 1.5, z, .8), (-2.25, -.9, z, 1.0), (-1.5, -1.95, z, .8)):
        _tree(x, y, at, s)
    _sign(-.5, -1.15, z, 'tang')
    _sign(.55, -1.75, z, 'mari', -30)
    for k in range(12):  # the painted way
        cylinder(.09, .05, toy('white'), bevel=.02, loc=(-.5 + .11 * k, -1.2 - .09 * k + .2 * sin(k * .7), z + .02))
    _goat(-1.0, -2.2, z)


def _goat(x, y, z):
    e = group((x, y, z), (0, 0, radians(-40)), .85)
    box((.46, .24, .24), toy('white'), bevel=.09, rounds=4, loc=(0, 0, .36), parent=e)
    for sx in (-.15, .15):
        for sy in (-.07, .07):
            box((.06, .06, .28), toy('ink'), bevel=.02, loc=(sx, sy, .14), parent=e)
    box((.2, .17, .2), toy('white'), bevel=.06, rounds=4, loc=(.29, 0, .54), parent=e)
    for sy in (-.05, .05):
        box((.035, .035, .16), toy('mari_edge'), bevel=.012, loc=(.24, sy, .69), rot=(0, radians(-24), 0), parent=e)


def _harbour_isle(z):
    lighthouse(6.2, -1.0, z, .72)
    house(4.9, -1.2, z, .7, .65, .5, 'mari', 'tang')
    _tree(6.9, -2.2, z, .8)
    _pine(5.3, -.3, z, .8)
    _sign(5.0, -2.5, z, 'orch', 10)
    for k in range(6):
        box((.3, .8, .07), toy('paper3'), bevel=.02, loc=(4.1 - .31 * k, -2.75, .3))
    for x in (3.9, 2.7):
        for y in (-3.1, -2.4):
            cylinder(.06, .6, toy('ink'), bevel=.02, loc=(x, y, .2))


def _bridge(z):
    for i in range(13):
        t = i / 12
        box((.34, .95, .09), toy('mari_edge'), bevel=.025, loc=(-2.6 - 1.25 * t, -1.1 - .85 * t, .78 + .26 * sin(pi * t)),
            rot=(0, radians(22 * (t - .5)), radians(35)))
    house(-5.7, -2.4, z, .9, .8, .58, 'orch', 'ink')
    _tree(-4.4, -3.6, z, .9)
    _tree(-6.3, -3.3, z, .8)
    _pine(-5.1, -1.4, z, .9)
    _sign(-4.5, -2.6, z, 'tang', -20)


def _mill(x, y, z):
    cylinder(.64, 1.7, toy('paper'), top=.44, loc=(x, y, z + .82), bevel=.05)
    for k, height in enumerate((.3, .9)):
        box((.18, .06, .24), toy('ink'), bevel=.02, loc=(x - .2 + .1 * k, y - .56 + .07 * k, z + height + .1), rot=(radians(-7), 0, 0))
    cylinder(.54, .6, toy('orch_edge'), top=.03, loc=(x, y, z + 1.95), bevel=.05)
    e = group((x + .1, y - .62, z + 1.5), (0, radians(20), radians(25)))
    cylinder(.1, .3, toy('ink'), rot=(pi / 2, 0, 0), parent=e)
    for i in range(4):
        a = radians(90 * i)
        box((.3, .04, 1.2), toy('paper2'), bevel=.02, loc=(.78 * sin(a), -.12, .78 * cos(a)), rot=(0, a, 0), parent=e)
        box((.05, .06, 1.4), toy('mari_edge'), bevel=.01, loc=(.7 * sin(a), -.14, .7 * cos(a)), rot=(0, a, 0), parent=e)
    _tree(x - 1.2, y - .6, z, .9)
    _pine(x + 1.0, y - .6, z, .8)
    _tree(x + .7, y + .9, z, .9)
    _sign(x - .1, y - 1.4, z, 'mari')


def _woods(x, y, z):
    for dx, dy, s in ((-.4, .2, 1.2), (.6, .6, 1.0), (-.8, -.8, .9), (.2, -.3, .8)):
        _pine(x + dx, y + dy, z, s)
    _tree(x + .7, y - .8, z, .9)
    _sign(x + .1, y - 1.2, z, 'paper')


def _small_isles(tops):
    _sign(.7, -6.0, tops[5], 'tang', 0)
    _pine(.2, -5.1, tops[5], .7)
    house(.9, -5.4, tops[5], .6, .55, .42, 'paper', 'pitch')
    _pine(7.4, 4.3, tops[6], .8)
    _sign(7.8, 3.4, tops[6], 'orch')
    _tree(-8.7, 1.7, tops[7], .8)
    _sign(-8.5, .7, tops[7], 'mari', 30)
    _tree(-2.6, -6.3, tops[8], .55)
    for a, b, n in (((1.0, -2.2), (.9, -4.6), 8), ((2.6, .8), (4.2, -.6), 5), ((1.2, 2.7), (2.2, 3.7), 4)):
        for k in range(n):
            t = k / (n - 1)
            cylinder(.1, .08, toy('white'), bevel=.03, segments=24, loc=(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, .12))


def _ferry():
    e = group((3.3, -4.6, .05), (0, 0, radians(24)), 1.25)
    prism([(-1.0, -.4), (.6, -.4), (1.15, 0), (.6, .4), (-1.0, .4)], .4, toy('tang'), bevel=.08, parent=e)
    prism([(-.98, -.42), (.58, -.42), (1.17, 0), (.58, .42), (-.98, .42)], .08, toy('paper'), bevel=.03, loc=(0, 0, .36), parent=e)
    box((.9, .56, .34), toy('paper'), bevel=.05, loc=(-.25, 0, .58), parent=e)
    box((.46, .46, .26), toy('paper2'), bevel=.05, loc=(-.1, 0, .85), parent=e)
    for k in range(4):
        cylinder(.07, .03, toy('ink'), bevel=.01, loc=(-.56 + .2 * k, -.285, .6), rot=(pi / 2, 0, 0), parent=e)
    cylinder(.12, .5, toy('mari'), bevel=.02, loc=(-.45, 0, 1.0), parent=e)
    cylinder(.125, .12, toy('ink'), bevel=.02, loc=(-.45, 0, 1.2), parent=e)
    for k in range(5):
        ball(.12 + .05 * k, toy('white', .9), loc=(-.55 - .22 * k, .05 * (-1) ** k, 1.42 + .16 * k), parent=e)
    for k in range(4):
        torus(.3 + .2 * k, .02, toy('white'), loc=(-1.2 - .3 * k, 0, .0), scale=(.5, 1, 1), segments=40, sides=8, parent=e)
    boat(-7.4, -5.2, .05, 30, 'orch', 'paper', 1.1)
    boat(6.6, 1.6, .05, 160, 'ink', 'mari', .8)


def _cloud(x, y, z, s):
    for dx, dy, dz, r in ((0, 0, 0, .6), (.6, .1, -.1, .45), (-.6, 0, -.08, .48), (.25, -.3, -.12, .42), (-.25, -.28, -.14, .4), (1.0, .05, -.2, .28)):
        ball(r * s, toy('white', .9, 0), loc=(x + dx * s, y + dy * s, z + dz * s))


def _wavelets():
    for _ in range(46):
        a, r = random.uniform(0, 6.28), random.uniform(4, 12)
        x, y = r * cos(a), r * sin(a) * .8
        if any((x - i[0]) ** 2 + (y - i[1]) ** 2 < (i[2] * 1.5) ** 2 for i in ISLES):
            continue
        tube([(x - .3, y, .02), (x - .1, y + .06, .03), (x + .1, y - .02, .03), (x + .35, y + .04, .02)], .028, toy('#b8ece8', .4))
