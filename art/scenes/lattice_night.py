"""Every answer of one run of Lattice, laid out by likeness: a cloud of points around a wire of nodes."""
import random
from math import cos, pi, sin

import bmesh
from mathutils import Euler, Vector, noise

from kit.materials import metal, neon, surface
from kit.shapes import ball, scatter, sheet, solid, tube
from kit.stage import area, camera, sky

MIDDLE, TILT = Vector((1.0, 0, 1.75)), (.3, .2, .4)
BLUE, VIOLET, PINK, WHITE = '#35d6ff', '#6a5cff', '#ff3d9a', '#f2f6ff'


def draw(_name):
    _cloud()
    points = _wire()
    _core()
    _links(points)
    _ground()
    area((-4, -3, 5), MIDDLE, 2.5, 260, '#4fb8ff')
    area((5, 1.5, 3.5), MIDDLE, 2, 320, '#b04dff')
    area((2, 4, 5), MIDDLE, 3, 200, '#ff4da6')
    sky([(0, '#03040c'), (.5, '#0d1440'), (.62, '#0a0f30'), (1, '#05071a')], .6)
    camera((-.5, -7.6, 1.9), (0, 0, 1.5), 36, fstop=1.8, focus=(1, -.9, 1.75))


def _dot(radius, colour, power):
    return ball(radius, neon(colour, power), ico=1, smooth=False)


def _cloud():
    groups, count, golden = {BLUE: [], VIOLET: [], PINK: [], WHITE: []}, 15000, pi * (3 - 5 ** .5)
    for i in range(count):
        z = 1 - 2 * (i + .5) / count
        q = (1 - z * z) ** .5
        d = Vector((q * cos(golden * i), q * sin(golden * i), z))
        dense = noise.fractal(d * 1.6 + Vector((4, 1, 2)), 1, 2, 4)
        if dense < .02:
            continue
        radius = 1.55 + .30 * dense + (abs(random.gauss(0, .35)) if random.random() < .08 else 0)
        kind = noise.noise(d * 1.3 + Vector((9, 3, 7)))
        colour = WHITE if random.random() < .05 else BLUE if kind > .06 else VIOLET if kind > -.16 else PINK
        groups[colour].append(MIDDLE + d * radius)
    for colour, points in groups.items():
        scatter(points, _dot(.015 if colour == WHITE else .0095, colour, 26 if colour == WHITE else 9))


def _wire():
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=2, radius=1.18)
    points = [vertex.co.copy() for vertex in mesh.verts]
    matter = surface('#aebcff', metal=1, rough=.2, glow='#4a7cff', power=1.2, lights=False)
    thing = solid(mesh, matter, smooth=False, loc=MIDDLE, rot=TILT)
    wires = thing.modifiers.new('wires', 'WIREFRAME')
    wires.thickness, wires.use_even_offset = .024, False
    nodes = scatter(points, ball(.04, metal('#dfe6ff', .15), ico=2))
    nodes.location, nodes.rotation_euler = MIDDLE, TILT
    return points


def _core():
    crystal = surface('#8fbcff', rough=0, glassy=1, ior=1.5)
    ball(.62, crystal, ico=1, smooth=False, loc=MIDDLE, rot=(.2, .5, .1), scale=(1, 1, 1.18))
    ball(.12, neon('#8fe6ff', 22, True), ico=3, loc=MIDDLE)
    ball(.26, surface('#8f7bff', rough=.1, glassy=1, ior=1.3), ico=1, smooth=False, loc=MIDDLE, rot=(1, .2, .4))


def _links(points):
    turn = Euler(TILT).to_matrix()
    for _ in range(46):
        start = turn @ random.choice(points)
        end = start + start.normalized() * random.uniform(.45, .95)
        tube([MIDDLE + start, MIDDLE + end], .0045, neon(random.choice((BLUE, VIOLET)), 5), straight=True, fine=1)
        ball(.022, neon('#ffffff', 14), ico=1, loc=MIDDLE + end)


def _ground():
    low, high = [], []
    for i in range(220):
        for j in range(160):
            x, y = (i - 110) * .1, (j - 42) * .1
            lift = .55 * noise.fractal(Vector((x * .35, y * .35, 1.7)), 1, 2, 3) + .05 * noise.noise(Vector((x * 2, y * 2, 0)))
            (high if lift > .20 else low).append((x, y, -.75 + lift))
    scatter(low, _dot(.0085, '#3448d8', 4))
    scatter(high, _dot(.0115, BLUE, 9))
    sheet(60, 60, 40, 40, lambda x, y: (x, y, -1.25), surface('#05060f', rough=.18, spec=.6))
    scatter([(random.uniform(-6, 6), random.uniform(-4.5, 6), random.uniform(-.3, 4.4)) for _ in range(200)], _dot(.009, '#9fd8ff', 7))
