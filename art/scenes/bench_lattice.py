"""A model of a model: nodes and rods around a warm core."""
from math import cos, pi, radians, sin

import bmesh
from mathutils import Vector

from kit.materials import surface, toy
from kit.shapes import ball, box, cylinder, lathe, tube
from kit.toys import bead, block, peg, post


def lattice(glow=.45):
    post(0, 0, 0, 1.75, .25, 'ink', segments=96, bevel=.06)
    post(0, 0, .25, 1.5, .3, 'paper', segments=96, bevel=.06)
    post(0, 0, .55, 1.2, .12, 'tang', segments=96)
    for k in range(24):
        a = 2 * pi * k / 24
        box((.16, .05, .03), toy('ink'), bevel=.008, loc=(1.35 * cos(a), 1.35 * sin(a), .56), rot=(0, 0, a))
    for k in range(3):
        a = radians(-75 + 30 * k)
        cylinder(.09, .1, toy(('tang', 'mari', 'pitch_lift')[k]), bevel=.02, loc=(1.5 * cos(a), 1.5 * sin(a), .4), rot=(pi / 2, 0, a + pi / 2))
    _nodes(Vector((0, 0, 2.35)), 1.35, glow)
    post(0, 0, .6, .16, .5, 'ink')
    post(0, 0, .67, .3, .1, 'mari')
    _laboratory()


def _nodes(middle, radius, glow):
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=1, radius=radius)
    points = [vertex.co.copy() + middle for vertex in mesh.verts]
    for edge in mesh.edges:
        tube([points[v.index] for v in edge.verts], .05, toy('paper'), straight=True)
    mesh.free()
    colours = ('tang', 'mari', 'paper', 'pitch_lift', 'ink', 'paper', 'mari', 'tang')
    for i, p in enumerate(points):
        ball(.2 if i % 3 else .27, toy(colours[(i * 5) % 8]), loc=p)
    ball(.55, surface('#f8c143', rough=.4, coat=.2, glow='#ffc84a', power=glow), loc=middle)
    for i in range(0, len(points), 4):
        tube([middle, points[i]], .06, toy('ink'), straight=True)


def _laboratory():
    flask = [(0, 0), (.5, 0), (.55, .06), (.5, .2), (.17, .85), (.16, 1.12), (.22, 1.18), (.22, 1.26), (0, 1.26)]
    lathe(flask, toy('pitch_lift', .25, .5), loc=(1.95, -1.2, 0))
    post(1.95, -1.2, 1.22, .17, .18, 'ink')
    lathe([(0, 0), (.26, 0), (.3, .05), (.3, .3), (.2, .44), (.12, .5), (.12, .7), (.17, .74), (0, .76)], toy('tang', .25, .5), loc=(1.55, -2.0, 0))
    bead(1.55, -2.0, .95, .1, 'tang_lift')
    bead(1.68, -2.05, 1.15, .06, 'tang_lift')
    for (x, y, z), side, colour in (((-2.35, -.95, 0), .74, 'paper'), ((-2.24, -.84, .74), .52, 'mari'), ((-2.15, -.75, 1.26), .34, 'ink')):
        block(x, y, z, side, side, side, colour, .06)
    block(-2.25, -.98, .2, .5, .05, .1, 'orch_edge', .02)
    block(-2.25, -.98, .4, .34, .05, .1, 'orch_edge', .02)
    peg(.25, -2.25, 0, 'paper', 'skin4', 1.3, hair='ink', turn=45, band='tang')
    peg(-1.1, -1.95, 0, 'tang', 'skin5', 1.2, 'ink', turn=30)
    peg(.95, -2.5, 0, 'pitch', 'skin1', 1.15, hair='tang_edge', turn=60)
    tube([(-.6, 1.55, .15), (-1.6, 2.2, .06), (-2.2, 1.5, .06), (-2.9, 1.9, .06)], .05, toy('ink'))
