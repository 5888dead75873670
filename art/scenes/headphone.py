"""Black Headphone on its tangerine wall: black is read through its rims, so the edges are lit, not the front."""
from math import cos, pi, radians, sin

from kit.materials import metal, surface
from kit.shapes import cylinder, box, group, lathe, sweep, torus, tube
from kit.stage import area, backdrop, camera, sky

# View: camera, target, lens.
FRAMES = {
    'headphone': ((.3, -7.2, 1.75), (.02, 0, 1.14), 68),
    'detail-cup': ((-.9, -5.6, 1.25), (.46, -.3, .9), 150),
    'detail-band': ((1.2, -5.6, 3.0), (.05, 0, 1.72), 100),
}


def draw(name):
    root = group((0, 0, 1.02), (radians(-6), radians(10), radians(-38)))
    for side in (-1, 1):
        _cup(side, root)
    _band(root)
    loc, target, lens = FRAMES[name]
    backdrop(surface('#d9582a', rough=.7, spec=.2), width=60, depth=7, radius=4, height=24)
    area((-4.2, -2.2, 4.6), (0, 0, 1.3), 2.2, 430, '#fff0e0')
    area((3.4, 1.8, 3.2), (0, 0, 1.3), 1.0, 300, '#ffd2a8', tall=3.4)
    area((-2.6, 2.6, 2.4), (0, 0, 1.4), .7, 240, '#ffe0c8', tall=3.2)
    area((0, -.2, 5.5), (0, 0, 1.4), 2.6, 170, '#ffffff', tall=.6)
    area((1.6, -4.5, 1.2), (0, 0, 1.2), 1.2, 55, '#cfe0ff', tall=2.4)
    area((0, 3.0, 5.8), (0, 7, 2.2), 1.4, 380, '#ffd0b0')
    sky([(0, '#3a2418'), (1, '#6a4a3a')], .4)
    camera(loc, target, lens, fstop=8, focus=(-.1, -.45, 1.1) if name == 'headphone' else target)


SHELL = dict(colour='#0b0b0e', rough=.36, spec=.5, bump=(900, .03, 1))
COPPER = '#d98a5b'


def _cup(side, root):
    shell, soft = surface(**SHELL), surface('#0c0c0f', rough=.62, sheen=.4, bump=(70, .10, 4))
    gloss, copper, dark = surface('#141418', rough=.3, metal=.6), metal(COPPER, .2), metal('#2c2d33', .28)
    # Local +z is outward; the lathe is stretched into an upright oval.
    e = group((side * .80, 0, 0), (0, side * radians(84), 0), parent=root)
    oval = dict(parent=e, scale=(1.13, .96, 1))
    lathe([(0, .205), (.27, .205), (.285, .19), (.30, .19), (.315, .205), (.36, .19), (.405, .15), (.43, .09), (.435, .02),
           (.425, -.03), (.38, -.05), (0, -.05)], shell, subdivide=1, segments=128, **oval)
    lathe([(0, .214), (.06, .214), (.064, .21), (.09, .21), (.094, .214), (.2, .211), (.262, .209), (.268, .2)], gloss, segments=128, **oval)
    lathe([(0, .222), (.05, .222), (.056, .216)], copper, **oval)
    torus(.2925, .014, copper, sides=16, segments=160, **oval)
    torus(.428, .010, dark, sides=12, segments=160, loc=(0, 0, -.02), **oval)
    torus(.315, .115, soft, tall=1.05, loc=(0, 0, -.135), segments=160, sides=40, **oval)
    for k in range(64):  # stitches of the pad
        a = 2 * pi * k / 64
        cylinder(.006, .03, dark, bevel=0, segments=8, loc=(1.13 * .40 * cos(a), .96 * .40 * sin(a), -.075), rot=(pi / 2, 0, a), parent=e)
    lathe([(0, -.07), (.25, -.07)], surface('#070708', rough=.9, bump=(300, .4, 1)), **oval)
    turns = [radians(-92 + 184 * i / 40) for i in range(41)]
    sweep([(-.53 * cos(a), .475 * sin(a), .05) for a in turns], .085, .035, dark, up=(0, 0, 1), parent=e)
    for y in (-1, 1):
        cylinder(.05, .06, copper, loc=(0, y * .475, .05), rot=(pi / 2, 0, 0), segments=40, parent=e)
    for degrees in (200, 212, 224):
        a = radians(degrees)
        cylinder(.012, .05, dark, loc=(-.46 * cos(a), .41 * sin(a), .03), rot=(pi / 2, 0, a + pi / 2), segments=16, parent=e)
    if side < 0:  # the socket; the cable comes off
        cylinder(.035, .14, copper, loc=(-.54, 0, .05), rot=(0, pi / 2, 0), parent=e)


def _arc(start, end, rx, rz, z, steps=72):
    turns = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(rx * sin(a), 0, z + rz * cos(a)) for a in turns]


def _band(root):
    shell, soft = surface(**SHELL), surface('#0c0c0f', rough=.62, sheen=.4, bump=(70, .10, 4))
    copper, dark = metal(COPPER, .2), metal('#2c2d33', .28)
    sweep(_arc(-78, 78, .93, .93, .40), .20, .045, shell, parent=root)
    sweep(_arc(-62, 62, .865, .865, .40), lambda s: .23 * (.55 + .45 * sin(pi * s) ** .4), lambda s: .03 + .085 * sin(pi * s) ** .5,
          soft, parent=root, square=.7)
    for side in (-1, 1):
        for y in (-.088, .088):  # seam of the band
            tube([(x, y, z) for x, _, z in _arc(-76, 76, .956, .956, .40, 40)], .005, dark, parent=root)
        slider = [(side * x, 0, z) for x, z in ((.905, .66), (.895, .60), (.88, .54), (.868, .48))]
        sweep(slider, .10, .022, copper, parent=root)
        box((.09, .15, .10), dark, bevel=.02, loc=(side * .905, 0, .63), rot=(0, side * radians(-8), 0), parent=root)
        for k in range(3):
            box((.02, .06, .008), metal('#e8d6c8', .3), bevel=.002, loc=(side * (.89 - .008 * k), -.03, .6 - .035 * k), parent=root)
