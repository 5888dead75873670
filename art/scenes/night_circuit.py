"""Night Circuit: tunnel four at full speed. Camera and racer move together, so that only the world blurs."""
import random
from math import cos, pi, radians, sin

import bpy

from kit.materials import metal, neon, surface
from kit.shapes import ball, box, cylinder, group, lathe, prism, sheet, sweep, tube
from kit.stage import area, camera, sky

CYAN, PINK, VIOLET, AMBER = '#22e3ff', '#ff2a92', '#7a4bff', '#ffae3d'


# Camera, target, lens, as they ride along.
FRAMES = {
    'night-circuit': ((-2.6, -10.2, 3.7), (.75, 6, 1.75), 27),
    'night-wake': ((.3, -12.5, 7.2), (.3, 4.0, 1.6), 30),
}


def draw(name):
    rig = _moving_rig()
    _track()
    _city()
    _racer(group((.3, 0, 1.2), (radians(3), radians(-7), radians(2)), parent=rig))
    for loc, target, size, watts, colour in (((-5, -5, 6), (0, 0, 1), 4, 800, '#8fd8ff'), ((6, 1, 4), (0, 0, 1), 3, 800, '#ff5aa8'),
                                             ((0, -9, 5), (0, -2, 1), 3, 420, '#ffffff')):
        area(loc, target, size, watts, colour, parent=rig)
    sky([(0, '#05050c'), (.5, '#ff5a9a'), (.53, '#b23a9a'), (.58, '#5a2a9a'), (.68, '#24206a'), (.82, '#0c0c30'), (1, '#04040f')], .9)
    loc, target, lens = FRAMES[name]
    camera(loc, target, lens, parent=rig)


def _moving_rig():
    scene = bpy.context.scene
    scene.render.use_motion_blur, scene.render.motion_blur_shutter = True, .5
    scene.cycles.motion_blur_position = 'CENTER'
    scene.cycles.sample_clamp_indirect, scene.cycles.sample_clamp_direct = 3, 14
    rig = group()
    for frame, y in ((0, -4.5), (2, 4.5)):
        rig.location = (0, y, 0)
        rig.keyframe_insert('location', frame=frame)
    for curve in rig.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = 'LINEAR'
    scene.frame_set(1)
    return rig


def _track():
    asphalt = surface('#0a0b12', rough=.2, spec=.6, bump=(.5, .04, 1), vary=('#14151f', .8, 3))
    wall, dark = surface('#1a1b2a', rough=.35), metal('#1a1b26', .38)
    sheet(2, 200, 22, 500, lambda x, y: (x, y + 220, 0), asphalt)
    sheet(1, 1, 600, 700, lambda x, y: (x, y + 300, -1.5), surface('#06060b', rough=.1, spec=.6))
    for side, colour in ((-1, CYAN), (1, PINK)):
        box((.5, 500, 1.0), wall, bevel=.1, loc=(side * 11.2, 220, .35))
        box((.10, 500, .16), neon(colour, 22, True), bevel=0, loc=(side * 10.9, 220, .72))
        box((.06, 500, .07), neon(colour, 14), bevel=0, loc=(side * 10.85, 220, .16))
        for y in range(-6, 420, 9):
            box((.09, 4.2, .02), neon('#cfe6ff', 5), bevel=0, loc=(side * 3.7, y + 3, .02))
    for y in range(20, 420, 24):
        reach = 13.5 if y % 48 else 14.6
        arc = [(reach * cos(radians(a)), y, reach * .92 * sin(radians(a)) - .6) for a in range(-4, 185, 6)]
        sweep(arc, .9, .8, dark, square=.3)
        tube([(x * .955, at - .25, z * .955) for x, at, z in arc], .07, neon(random.choice((CYAN, PINK, VIOLET)), 24, True), fine=1)


def _city():
    wall = surface('#1a1b2a', rough=.35)
    for _ in range(150):
        side = random.choice((-1, 1))
        x, y, wide = side * random.uniform(20, 120), random.uniform(0, 460), random.uniform(6, 15)
        tall = random.uniform(14, 36) + abs(x) * random.uniform(.2, 1.0)
        box((wide, wide * random.uniform(.8, 1.6), tall), wall, bevel=.1, loc=(x, y, tall / 2 - 2))
        front = x - side * (wide / 2 + .05)
        for _ in range(random.randint(3, 9)):
            size = (.08, random.uniform(1, wide * .6), random.choice((.25, .25, .5, 1.4)))
            place = (front, y + random.uniform(-.3, .3) * wide, random.uniform(1, tall * .9))
            box(size, neon(random.choice((CYAN, PINK, VIOLET, AMBER, '#9fc4ff')), random.uniform(2, 9)), bevel=0, loc=place)
        if random.random() < .35:
            box((.12, .3, tall * .7), neon(random.choice((CYAN, PINK, VIOLET)), 10), bevel=0, loc=(front, y - wide * .4, tall * .5))
    for _ in range(90):
        x, y, z = random.uniform(-60, 60), random.uniform(30, 400), random.uniform(11, 46)
        if abs(x) > 15:
            box((.10, random.uniform(6, 26), .10), neon(random.choice((CYAN, PINK, AMBER, '#ffffff')), 12), bevel=0, loc=(x, y, z))


def _along(stops):
    """A smooth course through (share, value) stops."""
    def value(s):
        for (a, v), (b, w) in zip(stops, stops[1:]):
            if s <= b:
                t = (s - a) / (b - a)
                return v + (w - v) * t * t * (3 - 2 * t)
        return stops[-1][1]
    return value


def _line(y0, y1, z0=0.0, z1=0.0, x=0.0, steps=40):
    return [(x, y0 + (y1 - y0) * i / steps, z0 + (z1 - z0) * i / steps) for i in range(steps + 1)]


def _racer(e):
    body, black = surface('#dfe3ee', rough=.25, coat=.8), surface('#0b0c10', rough=.22, coat=.5)
    accent, canopy = surface('#ff5a2d', rough=.25, coat=.8), surface('#05060a', rough=.04, coat=1)
    hull = dict(up=(1, 0, 0), parent=e)
    sweep(_line(-2.4, 4.4, .12, -.2), _along([(0, 1.9), (.3, 2.2), (.62, 1.15), (1, .08)]), _along([(0, .62), (.25, .78), (.6, .5), (1, .06)]), body,
          square=.55, **hull)
    sweep(_line(-2.2, 3.0, .36, .12), _along([(0, .5), (.4, .85), (1, .06)]), _along([(0, .35), (.35, .55), (.6, .5), (1, .05)]), black, square=.8, **hull)
    sweep(_line(-.2, 2.0, .48, .26), _along([(0, .5), (.4, .7), (1, .1)]), _along([(0, .3), (.4, .5), (1, .06)]), canopy, square=.95, **hull)
    for k in range(4):  # panel lines
        box((1.3 - .16 * k, .02, .02), black, bevel=0, loc=(0, .6 + .55 * k, .46 - .07 * k), parent=e)
    box((.36, 1.1, .02), accent, bevel=.005, loc=(0, 2.5, .2), rot=(radians(-4), 0, 0), parent=e)
    ball(.16, surface('#f8c143', rough=.3, coat=.5), loc=(0, .55, .72), parent=e)
    for side in (-1, 1):
        _pod(e, side, body, black, accent, hull)
    box((1.0, .08, .10), neon('#ff5aa8', 30, True), bevel=0, loc=(0, -2.44, .16), parent=e)


def _pod(e, side, body, black, accent, hull):
    x = side * 1.15
    sweep(_line(-2.7, 1.6, 0, -.1, x), _along([(0, .86), (.3, .96), (.75, .6), (1, .06)]), _along([(0, .78), (.3, .84), (.75, .5), (1, .06)]), black,
          square=.62, **hull)
    prism([(side * 1.3, -2.3), (side * 3.3, -3.1), (side * 3.4, -2.2), (side * 1.3, 1.2)], .12, body, loc=(0, 0, -.12), bevel=.05, parent=e)
    prism([(side * 1.9, -2.6), (side * 2.5, -2.84), (side * 2.5, -1.0), (side * 1.9, .1)], .03, accent, loc=(0, 0, -.005), bevel=.01, parent=e)
    prism([(-.9, -.35), (.5, -.3), (.1, .05), (-.75, .95), (-1.15, .95)], .10, accent, loc=(side * 3.34 - .05, -2.3, -.05),
          rot=(pi / 2, 0, pi / 2), bevel=.03, parent=e)
    prism([(-.6, 0), (.9, 0), (-.5, .85), (-.95, .85)], .08, body, loc=(side * .62 - .04, -1.8, .38), rot=(pi / 2, 0, pi / 2), bevel=.03, parent=e)
    cylinder(.36, .28, metal('#6a6d78', .25), loc=(x, -2.78, 0), rot=(pi / 2, 0, 0), bevel=.05, parent=e)
    cylinder(.285, .06, neon('#58e8ff', 40, True), loc=(x, -2.93, 0), rot=(pi / 2, 0, 0), bevel=0, parent=e)
    lathe([(.22, 0), (.17, .5), (.06, .8), (0, 1.1)], neon('#35c6ff', 5), loc=(x, -2.9, 0), rot=(pi / 2, 0, 0), segments=24, parent=e)
    box((.05, 2.6, .05), neon(CYAN, 14), bevel=0, loc=(x, -1.0, .42), parent=e)
    box((.05, .06, .42), neon(PINK, 20), bevel=0, loc=(side * 3.34, -3.3, .45), parent=e)
    for k in range(3):
        box((.5, .03, .05), metal('#6a6d78', .25), bevel=.01, loc=(x, .3 + .16 * k, .36 - .03 * k), parent=e)
