"""A pitch whose stands are seats to count and whose bars are a match."""
from math import pi

import bmesh
from mathutils import Vector

from kit.materials import toy
from kit.shapes import ball, cylinder, prism, torus
from kit.toys import bar, bead, block, peg, post


def matchday():
    block(-2.25, -2.25, 0, 4.5, 4.5, .3, 'paper', .08)
    for k in range(7):
        block(-2.0 + .571 * k, -2.0, .3, .565, 4.0, .1, 'pitch_lift' if k % 2 else 'pitch_pale', .02)
    for k, (x, y, sx, sy) in enumerate(((-1.85, -1.85, 3.7, .07), (-1.85, 1.78, 3.7, .07), (-1.85, -1.85, .07, 3.7), (1.78, -1.85, .07, 3.7),
                         (-.035, -1.85, .07, 3.7), (1.1, -.8, .07, 1.6), (1.1, -.8, .7, .07), (1.1, .73, .7, .07),
                         (-1.17, -.8, .07, 1.6), (-1.8, -.8, .66, .07), (-1.8, .73, .66, .07))):
        # Each a little higher than the last: two faces in one plane would speckle where lines meet.
        block(x, y, .395 + .001 * k, sx, sy, .025, 'white', .006)
    torus(.55, .035, toy('white'), loc=(0, 0, .405), tall=.4)
    for x in (-1.8, 1.8):
        for y in (-1.8, 1.8):
            post(x, y, .4, .02, .5, 'paper', bevel=.005)
            prism([(0, 0), (.2, .07), (0, .14)], .02, toy('tang'), bevel=.005, loc=(x, y, .74), rot=(pi / 2, 0, 0))
    _goal(1.82)
    _stands()
    _bars()
    _players()


def _goal(x):
    for y in (-.55, .55):
        post(x, y, .4, .045, .78, 'white', bevel=.01)
        bar((x, y, 1.16), (x + .34, y, .42), .022, 'white')
    bar((x, -.57, 1.18), (x, .57, 1.18), .045, 'white')
    for k in range(9):
        y = -.5 + k * .125
        bar((x + .02, y, 1.15), (x + .34, y, .42), .008, 'paper')
    for k in range(6):
        s = k / 5
        bar((x + .34 * s, -.55, 1.15 - .73 * s), (x + .34 * s, .55, 1.15 - .73 * s), .008, 'paper')


def _stands():
    for row in range(4):
        block(-2.83 - .46 * row, -2.05, 0, .46, 4.1, .3 + .36 * row, 'ink', .04)
        for k in range(8):
            colour = ('paper', 'mari', 'orch')[(k * 2 + row * 3 + k // 3) % 3]
            x, y, z = -2.78 - .46 * row, -1.97 + .5 * k, .3 + .36 * row
            block(x, y, z, .36, .4, .12, colour, .04)
            block(x - .02, y, z + .08, .12, .4, .26, colour, .04)
    for row, k, coat, skin in ((1, 2, 'tang', 'skin2'), (2, 5, 'pitch', 'skin1'), (0, 6, 'ink', 'skin3'), (3, 3, 'orch_edge', 'skin4'),
                               (2, 1, 'mari', 'skin5')):
        peg(-2.6 - .46 * row, -1.77 + .5 * k, .42 + .36 * row, coat, skin, .6, turn=45)


HEIGHTS = (.7, 1.2, .95, 1.7, 1.35, 2.3, 2.0, 2.9)


def _bars():
    block(-2.2, 2.4, 0, 4.45, .95, .25, 'ink', .05)
    for k, height in enumerate(HEIGHTS):
        colour = ('tang', 'orch', 'mari', 'tang', 'orch', 'mari', 'tang', 'paper')[k]
        step, levels = .3, int(height / .3)
        for level in range(levels):
            block(-2.12 + .54 * k, 2.5, .25 + step * level, .47, .74, step - .012, colour, .04)
    points = [(-2.12 + .54 * k + .235, 2.87, .25 + .3 * int(h / .3) + .42) for k, h in enumerate(HEIGHTS)]
    for a, b in zip(points, points[1:]):
        bar(a, b, .045, 'white')
    for p in points:
        bead(*p, .115, 'white')


def _players():
    ball(.36, toy('white', .35, .3), loc=(.62, -.95, .79))
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=1, radius=1)
    for vertex in mesh.verts:
        patch = cylinder(.13, .04, toy('ink'), segments=5, bevel=.012, loc=Vector((.62, -.95, .79)) + vertex.co * .35)
        patch.rotation_euler = vertex.co.to_track_quat('Z', 'Y').to_euler()
    mesh.free()
    peg(-.55, -.75, .4, 'tang', 'skin2', 1.1, hair='ink', turn=60)
    peg(-1.15, .95, .4, 'ink', 'skin1', 1.1, hair='tang_edge')
    peg(.85, .85, .4, 'tang', 'skin3', 1.1, hair='ink', turn=-20)
    peg(1.5, -.1, .4, 'mari', 'skin4', 1.05, 'mari', turn=-60)
