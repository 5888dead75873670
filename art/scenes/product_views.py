"""Further views of the shop's products: in use, beside a mug for size, or lit."""
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from kit.figures import BODY, HEAD, RADIUS
from kit.materials import surface, toy
from kit.palette import linear
from kit.shapes import ball, box, group, lathe, prism, torus
from kit.stage import backdrop, camera, daylight, floor, isometric, point, shadow_ground, sky, sun
from kit.toys import block
from scenes.bench_arcade import cabinet
from scenes.bench_lattice import lattice
from scenes.compass import compass
from scenes.pegs import PEOPLE


def draw(name):
    {'arcade-desk': _arcade_desk, 'compass-needle': _needle, 'compass-desk': _lunch, 'dev-paper': _paperweight,
     'peg-crew': _crew, 'crew-tin': _tin, 'lamp-lit': _lamp}[name]()


def _mug(x, y, z, size, colour, inside='tang_edge'):
    """A hand's size, as a measure."""
    e = group((x, y, z), (0, 0, 0), size)
    lathe([(0, 0), (.4, 0), (.44, .05), (.44, .98), (.41, 1), (.38, .98), (.38, .8), (0, .8)], toy(colour), segments=72, parent=e)
    lathe([(0, .82), (.38, .82)], toy(inside, .2, .6), segments=72, parent=e)
    torus(.26, .065, toy(colour), loc=(-.31, -.31, .52), rot=(pi / 2, 0, radians(45)), scale=(1, 1.15, 1), segments=64, parent=e)
    torus(.445, .02, toy('paper'), loc=(0, 0, .2), segments=72, sides=12, parent=e)


def _arcade_desk():
    """At home on a desk, where the plant used to be."""
    isometric(9.3, (-.05, -.3, 1.15))
    daylight(fill='#ffe4d2')
    floor('tang', -.5)
    block(-3.3, -2.7, -.32, 6.6, 5.0, .32, 'paper', .08)
    block(-3.2, -2.6, -.5, 6.4, 4.8, .2, 'ink', .05)
    cabinet()
    _mug(-1.75, -2.0, 0, .92, 'mari')
    e = group((2.05, -1.5, 0), (0, 0, radians(8)))
    box((1.5, 2.0, .12), toy('ink'), bevel=.05, rounds=4, loc=(0, 0, .08), parent=e)
    for i in range(4):
        for j in range(6):
            colour = 'tang' if (i, j) == (3, 0) else 'mari' if (i, j) == (0, 5) else 'orch'
            box((.28, .24, .1), toy(colour), bevel=.035, loc=(-.51 + .34 * i, -.8 + .32 * j, .17), parent=e)
    _plant(-2.7, -.55)
    block(1.45, .85, 0, 1.3, .95, .1, 'orch', .02)
    block(1.5, .92, .1, 1.2, .85, .09, 'paper2', .02)
    block(1.55, .9, .19, 1.1, .85, .1, 'pitch', .02)


def _plant(x, y):
    """It has noticed."""
    lathe([(0, 0), (.34, 0), (.46, .55), (.5, .55), (.5, .68), (.4, .68), (.36, .56), (0, .56)], toy('orch'), segments=64, loc=(x, y, 0))
    for k in range(9):
        a, lean = 2.4 * k, .5 + .05 * k
        leaf = ball(.42, toy(('pitch_lift', 'pitch')[k % 2]), loc=(x + .3 * cos(a), y + .3 * sin(a), 1.0 + .06 * k), scale=(.3, .12, 1), u=32, v=24)
        leaf.rotation_euler = (0, lean, a)


def _needle():
    isometric(4.5, (.3, -.35, .75))
    daylight(fill='#e2f7ea')
    floor('#08724e')
    compass()


def _lunch():
    """One end points at north, the other at a sandwich."""
    isometric(10.8, (.85, .85, .95))
    daylight(fill='#e2f7ea')
    floor('#08724e')
    compass(turn=-135, company=False)
    _mug(-3.3, 2.4, 0, 2.3, 'orch')
    x, y = 2.75, 2.75
    lathe([(0, .05), (1.1, .05), (1.5, .2), (1.56, .26), (1.5, .27), (1.1, .14), (0, .14)], toy('white'), segments=96, loc=(x, y, 0))
    torus(1.38, .03, toy('tang'), loc=(x, y, .21), segments=96, sides=8)
    for dx, dy, turn in ((-.42, .05, 20), (.42, -.1, 110)):
        _sandwich(x + dx, y + dy, .16, turn)


def _sandwich(x, y, z, turn):
    e = group((x, y, z), (0, 0, radians(turn)))
    corner = [(-.8, -.4), (.8, -.4), (0, .42)]
    layers = (('mari_edge', .24, 1.0), ('pitch_pale', .09, 1.08), ('tang', .1, .98), ('paper', .08, 1.04), ('mari_edge', .24, 1.0))
    at = 0
    for colour, thick, size in layers:
        prism([(a * size, b * size) for a, b in corner], thick, toy(colour), bevel=.05, loc=(0, 0, at), parent=e)
        at += thick


def _studio(wall, target, distance, lens, up=.3):
    """The pegs' light before a seamless wall."""
    target = Vector(target)
    camera(target + Vector((.35, -1, up)).normalized() * distance, target, lens)
    daylight(fill='#fff1e6')
    matter = surface(tuple(channel * .86 for channel in linear(wall)[:3]), rough=.75, spec=.1)
    backdrop(matter, width=70, depth=9, radius=5, height=26)


def _standing(slug, x, y, turn=0, z=0.0):
    """A peg of the team, moved as one."""
    before = set(bpy.context.scene.objects)
    PEOPLE[slug]()
    e = group((x, y, z), (0, 0, radians(turn)))
    for thing in set(bpy.context.scene.objects) - before - {e}:
        if not thing.parent:
            thing.parent = e


def _paperweight():
    """Forty sheets and an open window."""
    _studio('tang', (.62, -.1, 1.12), 13, 88)
    for k in range(9):
        box((3.1, 2.3, .045), toy(('white', 'paper', 'paper2')[k % 3], .7, 0), bevel=.008, loc=(.1, 0, .025 + .047 * k),
            rot=(0, 0, radians((k * 37) % 9 - 4)))
    _standing('dev-marsh', -.1, 0, 6, .44)
    _mug(2.55, .45, 0, 2.0, 'mari')
    sheet = box((1.9, 1.5, .03), toy('white', .7, 0), bevel=.006, loc=(-2.5, -.5, .2), rot=(radians(8), radians(-10), radians(24)))
    sheet.modifiers.clear()


SIX = ('rowan-pike', 'ada-quill', 'temi-cole', 'jonah-reed', 'isla-fenn', 'moira-sable')


def _crew():
    target = Vector((.12, .3, .95))
    camera(target + Vector((.3, -1, .42)).normalized() * 24, target, lens=108)
    daylight(fill='#fff1e6')
    shadow_ground()
    for k, slug in enumerate(SIX):
        row, place = divmod(k, 3)
        _standing(slug, -1.5 + 2.1 * place - 1.0 * row, 1.9 - 2.6 * row, (8, 2, -4)[place])


def _tin():
    """The tin that they come in; the seventh is blank."""
    isometric(11.4, (.35, 0, 1.05))
    daylight(fill='#fbe6fa')
    floor('orch')
    for x, y, across, deep in ((-3.3, -2.5, 6.4, .16), (-3.3, 2.3, 6.4, .16), (-3.3, -2.5, .16, 4.96), (2.94, -2.5, .16, 4.96)):
        block(x, y, 0, across, deep, .62, 'ink', .06)
        block(x - .03, y - .03, .46, across + .06, deep + .06, .1, 'mari', .03)
    block(-3.25, -2.45, 0, 6.3, 4.85, .1, 'ink2', .03)
    for k, slug in enumerate(SIX):
        row, place = divmod(k, 3)
        _standing(slug, -2.1 + 1.95 * place, 1.15 - 2.15 * row, 45, .1)
    beech = toy('#e2b98a', .5, .05)
    lathe(BODY, beech, segments=96, loc=(4.2, -2.6, 0))
    ball(RADIUS, beech, loc=HEAD + Vector((4.2, -2.6, 0)), u=96, v=64)
    lid = group((-.1, 2.75, .1), (radians(72), 0, 0))
    box((6.6, 3.4, .34), toy('mari'), bevel=.14, rounds=5, loc=(0, 1.6, 0), parent=lid)
    box((6.1, 2.9, .1), toy('mari_edge'), bevel=.05, loc=(0, 1.6, .16), parent=lid)
    for k, colour in enumerate(('tang', 'paper', 'pitch', 'paper', 'tang')):
        box((.62, .62, .1), toy(colour), bevel=.03, loc=(-2.2 + 1.1 * k, 1.6, .22), rot=(0, 0, radians(45)), parent=lid)


def _lamp():
    """On, in the evening."""
    isometric(6.9, (0, -.15, 1.75))
    sun((.22, .62, -1.3), .9, '#9fb0ff', angle=8)
    sky([(0, '#20265a'), (.5, '#2a3070'), (1, '#161a3b')], 1.1)
    floor('ink3')
    lattice(glow=2.6)
    point((0, 0, 2.35), 900, '#ffc46a', .58)
