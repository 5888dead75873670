"""The objects of the four benches, and close views of them: arcade, rack, matchday, lattice."""
from math import cos, pi, radians, sin

import bmesh
from mathutils import Vector

from kit.materials import surface, toy
from kit.shapes import ball, box, cylinder, group, lathe, prism, torus, tube
from kit.stage import daylight, floor, isometric, shadow_ground
from kit.toys import bar, bead, block, bush, fir, flower, gear, peg, post

# Object, width of the view, target, ground (none: a cut-out).
FRAMES = {
    'arcade': ('arcade', 6.75, (-.05, -.15, 1.42), None),
    'detail-screen': ('arcade', 3.7, (-.1, -.1, 2.25), 'tang'),
    'rack': ('rack', 6.9, (-.1, -.05, 1.35), None),
    'detail-rack': ('rack', 4.7, (-.7, .7, 1.9), 'mari'),
    'detail-arm': ('rack', 4.4, (.8, .2, 1.9), 'mari'),
    'matchday': ('matchday', 10.9, (-.24, -.1, .75), None),
    'detail-seats': ('matchday', 6.3, (-1.3, -.3, .5), 'pitch'),
    'detail-bars': ('matchday', 4.9, (.5, 1.9, 1.3), 'pitch'),
    'lattice': ('lattice', 6.6, (0, -.1, 1.6), None),
    'detail-nodes': ('lattice', 4.5, (0, 0, 2.35), 'orch'),
    'detail-pegs': ('lattice', 4.1, (.5, -1.75, .65), 'orch'),
}
FILLS = {'tang': '#ffe4d2', 'mari': '#fff1d4', 'pitch': '#e2f7ea', 'orch': '#fbe6fa'}
BENCHES = {'arcade': 'tang', 'rack': 'mari', 'matchday': 'pitch', 'lattice': 'orch'}


def draw(name):
    thing, width, target, ground = FRAMES[name]
    isometric(width, target)
    daylight(fill=FILLS[BENCHES[thing]])
    shadow_ground() if ground is None else floor(ground)
    {'arcade': _arcade, 'rack': _rack, 'matchday': _matchday, 'lattice': _lattice}[thing]()


SIDE = [(-1.15, 0), (1.05, 0), (1.1, .12), (1.1, 1.0), (.78, 1.32), (.3, 1.42), (.08, 2.5), (.42, 2.66), (.42, 3.3),
        (.3, 3.42), (-.95, 3.42), (-1.15, 3.2)]


def _arcade():
    block(-1.35, -1.0, 0, 2.3, 2.45, .22, 'ink', .06)
    # The profile runs along -y; prisms are raised along x.
    for x, width, colour, inset in ((-1.2, .18, 'paper', 0), (-1.02, 1.64, 'tang', .07), (.62, .18, 'paper', 0)):
        outline = [(-a * (1 - inset), z * (1 - inset * .3)) for a, z in SIDE]
        prism(outline, width, toy(colour), bevel=.04, loc=(x, .25, .22), rot=(pi / 2, 0, pi / 2))
    _arcade_screen()
    block(-.96, -.235, 3.0, 1.52, .12, .46, 'mari', .04)
    for k, colour in enumerate(('ink', 'tang', 'ink')):
        _diamond(-.62 + k * .42, -.27, 3.23, .15, colour)
    _arcade_deck()
    block(-.72, -.9, .42, .36, .06, .5, 'ink', .03)      # coin door
    for x in (-.6, -.48):
        block(x, -.93, .66, .03, .04, .14, 'mari', .008)
    block(.02, -.9, .42, .4, .06, .5, 'tang_edge', .03)
    for k in range(4):
        block(.08, -.92, .5 + .1 * k, .28, .04, .035, 'ink', .008)
    for z in (.9, 1.5, 2.6, 3.1):                          # bolts of the side panel
        cylinder(.045, .03, toy('mari_edge'), bevel=.01, loc=(.81, .95, z + .1), rot=(0, pi / 2, 0))
    prism(_star(.34), .03, toy('tang'), bevel=.01, loc=(.8, .35, 2.05), rot=(pi / 2, 0, pi / 2))
    peg(.75, -2.15, 0, 'ink', 'skin2', 1.35, 'mari', turn=-60)
    _blocks_and_coin()
    fir(-2.0, -1.2, 0, 1.1)
    fir(-2.2, -.45, 0, .75)
    tube([(-1.2, 1.2, .1), (-1.7, 1.5, .06), (-2.1, 1.0, .06), (-2.5, 1.2, .06)], .05, toy('ink'))


def _star(radius):
    return [((radius if i % 2 == 0 else radius * .45) * sin(pi * i / 5), (radius if i % 2 == 0 else radius * .45) * cos(pi * i / 5))
            for i in range(10)]


def _diamond(x, y, z, half, colour):
    prism([(0, half), (half * .7, 0), (0, -half), (-half * .7, 0)], .05, toy(colour), bevel=.012, loc=(x, y + .02, z), rot=(pi / 2, 0, 0))


HOUSE = ('....#....', '...###...', '..#####..', '.#######.', '..#####..', '..##.##..', '..##.##..')


def _arcade_screen():
    """A house that wants to move, under a moon, over a row of ground."""
    e = group((-.2, .05, 2.18), (radians(-12), 0, 0))
    box((1.46, .1, 1.06), toy('ink'), bevel=.05, rounds=4, loc=(0, -.02, 0), parent=e)
    box((1.3, .06, .92), toy('ink2', .2, .5), bevel=.04, loc=(0, -.06, 0), parent=e)
    pixel = .098
    glow = surface('#f8c143', rough=.5, glow='#f8c143', power=.35)
    for r, row in enumerate(HOUSE):
        for c, mark in enumerate(row):
            if mark == '#':
                box((pixel * .92, .05, pixel * .92), glow, bevel=.012, parent=e, loc=((c - 4) * pixel, -.1, .27 - r * pixel))
    for c in range(-6, 7):
        box((pixel * .92, .05, pixel * .92), toy('pitch_lift'), bevel=.012, parent=e, loc=(c * pixel, -.1, .27 - 7 * pixel))
    for c, r in ((5, 0), (5, 1), (4, 0), (4, 1)):
        box((pixel * .92, .05, pixel * .92), toy('orch'), bevel=.012, parent=e, loc=(c * pixel, -.1, .32 - r * pixel))
    for c, r in ((-5, 0), (-3, 2), (2.6, 3)):
        box((.04, .04, .04), toy('paper'), bevel=.008, parent=e, loc=(c * pixel, -.1, .3 - r * pixel))


def _arcade_deck():
    e = group((-.2, -.54, 1.6), (radians(12), 0, 0))
    box((1.5, .5, .06), toy('ink'), bevel=.025, parent=e)
    cylinder(.15, .06, toy('ink3'), bevel=.02, loc=(-.45, 0, .05), parent=e)
    cylinder(.04, .34, toy('paper'), bevel=.01, loc=(-.45, 0, .22), rot=(radians(-10), radians(-8), 0), parent=e)
    ball(.14, toy('orch'), loc=(-.48, .04, .42), parent=e)
    for x, y, colour in ((.02, .06, 'mari'), (.3, .1, 'pitch_lift'), (.06, -.17, 'tang'), (.34, -.13, 'paper')):
        cylinder(.105, .1, toy(colour), bevel=.03, loc=(x, y, .06), parent=e)


def _blocks_and_coin():
    for k, (x, y, top) in enumerate(((1.95, -1.0, 'mari'), (2.0, .05, 'orch'), (1.95, 1.1, 'pitch_lift'))):
        block(x - .42, y - .42, 0, .84, .84, .28 + .34 * k, 'paper', .05)
        block(x - .42, y - .42, .28 + .34 * k, .84, .84, .16, top, .05)
    coin = group((2.0, .05, 1.14), (pi / 2, 0, radians(20)))
    cylinder(.33, .11, toy('mari'), bevel=.03, loc=(0, 0, 0), parent=coin)
    for side in (-1, 1):
        torus(.25, .03, toy('mari_edge'), sides=10, loc=(0, 0, .055 * side), parent=coin)
    prism([(0, .15), (.1, 0), (0, -.15), (-.1, 0)], .16, toy('tang'), bevel=.01, loc=(0, 0, -.08), parent=coin)
    bush(1.95, 1.1, 1.12, .55, 'tang')
    flower(1.75, -1.2, .44, 'orch', 1.2)
    flower(2.15, -.85, .44, 'tang', 1.0)


def _rack():
    block(-2.0, .42, 0, 1.7, 1.7, .2, 'ink', .05)
    for k, colour in enumerate(('paper', 'paper', 'tang', 'paper', 'orch')):
        z = .2 + .6 * k
        drawer = .16 if k == 2 else 0
        block(-1.87, .55 - drawer, z, 1.44, 1.44, .54, colour, .07)
        for q in range(3):
            light = ('ink', 'pitch_lift', 'tang')[q] if colour != 'tang' else 'ink'
            cylinder(.062, .06, toy(light), bevel=.015, loc=(-1.58 + q * .2, .54 - drawer, z + .27), rot=(pi / 2, 0, 0))
        block(-.95, .5 - drawer, z + .18, .36, .08, .18, 'ink', .02)
        for q in range(5):
            block(-.46, .85 + q * .2, z + .14, .05, .09, .26, 'ink' if colour != 'orch' else 'orch_edge', .02)
    for z0, z1, y in ((.45, 1.65, 1.8), (1.05, 2.85, 1.9)):
        tube([(-.43, y, z0), (-.1, y + .05, z0 + .1), (-.1, y + .05, z1 - .1), (-.43, y, z1)], .045, toy('tang' if y < 1.85 else 'pitch_lift'))
    post(-1.6, 1.7, 3.2, .03, .6, 'ink', bevel=.008)
    bead(-1.6, 1.7, 3.85, .08, 'tang')
    fan = group((-.95, 1.05, 3.2))
    cylinder(.42, .08, toy('ink'), bevel=.02, parent=fan)
    for k in range(5):
        box((.3, .12, .03), toy('paper'), bevel=.01, loc=(.2 * cos(k * 1.257), .2 * sin(k * 1.257), .06), rot=(.35, 0, k * 1.257), parent=fan)
    cylinder(.09, .14, toy('tang'), bevel=.02, loc=(0, 0, .05), parent=fan)
    _conveyor()
    _arm()
    _operator()


def _conveyor():
    for x in (-.25, 1.15, 2.5):
        block(x, -.8, 0, .26, .8, .64, 'paper', .05)
    block(-.45, -.98, .58, 3.5, 1.18, .3, 'ink', .12)
    for k in range(10):
        cylinder(.12, 1.08, toy('ink3'), bevel=.02, loc=(-.28 + k * .355, -.39, .87), rot=(pi / 2, 0, 0))
    for y in (-.98, .14):
        block(-.4, y, .86, 3.4, .06, .1, 'mari_edge', .02)
    for x, colour, mark in ((.0, 'tang', 'paper'), (1.05, 'pitch_lift', 'paper'), (2.1, 'orch', 'ink')):
        block(x - .06, -.75, 1.0, .72, .72, .72, colour, .07)
        block(x + .1, -.59, 1.72, .4, .4, .05, mark, .03)
        block(x + .08, -.775, 1.22, .44, .04, .1, mark, .015)
        block(x + .08, -.775, 1.42, .28, .04, .1, mark, .015)
    gear(2.85, -1.0, .74, .26, .1, 'mari', 10, (pi / 2, 0, 0))
    gear(2.42, -1.0, .66, .18, .1, 'paper', 8, (pi / 2, 0, .2))


def _arm():
    post(1.2, 1.65, 0, .62, .2, 'ink')
    post(1.2, 1.65, .2, .42, .42, 'tang')
    post(1.2, 1.65, .62, .34, .12, 'ink')
    bar((1.2, 1.65, .7), (1.2, 1.62, 2.6), .2, 'paper')
    tube([(1.42, 1.6, .8), (1.6, 1.6, 1.6), (1.45, 1.55, 2.5)], .05, toy('ink'))
    joint = toy('tang')
    cylinder(.3, .6, joint, bevel=.06, loc=(1.2, 1.6, 2.72), rot=(0, pi / 2, 0))
    cylinder(.14, .66, toy('ink'), bevel=.03, loc=(1.2, 1.6, 2.72), rot=(0, pi / 2, 0))
    bar((1.2, 1.6, 2.72), (1.25, -.15, 3.3), .16, 'paper')
    cylinder(.24, .5, joint, bevel=.05, loc=(1.25, -.2, 3.32), rot=(0, pi / 2, 0))
    cylinder(.1, .56, toy('ink'), bevel=.03, loc=(1.25, -.2, 3.32), rot=(0, pi / 2, 0))
    post(1.25, -.3, 2.72, .1, .6, 'ink')
    block(.95, -.6, 2.6, .6, .6, .14, 'ink', .04)
    for x in (.93, 1.51):
        block(x, -.45, 2.3, .07, .3, .38, 'ink', .02)
    block(.99, -.56, 1.98, .52, .52, .52, 'mari', .06)
    block(1.1, -.45, 2.5, .3, .3, .04, 'paper', .02)


def _operator():
    block(-2.7, -1.55, 0, 1.2, .85, .6, 'paper', .06)
    block(-2.62, -1.5, .2, .5, .04, .3, 'mari', .02)
    e = group((-2.1, -1.05, .6), (0, 0, radians(-12)))
    box((.96, .12, .72), toy('ink'), bevel=.05, loc=(0, 0, .42), parent=e)
    box((.16, .2, .12), toy('ink'), bevel=.03, loc=(0, 0, .05), parent=e)
    for k, (length, colour) in enumerate(((.4, 'mari'), (.6, 'orch'), (.3, 'tang'), (.5, 'pitch_lift'))):
        box((length, .05, .07), toy(colour), bevel=.018, loc=(-.36 + length / 2, -.07, .64 - .13 * k), parent=e)
    box((.5, .22, .05), toy('paper2'), bevel=.02, loc=(-.02, -.32, .03), parent=e)
    peg(-1.0, -1.95, 0, 'pitch', 'skin3', 1.35, 'paper', turn=-50)
    post(-1.66, -1.35, .6, .08, .14, 'tang', bevel=.02)


def _matchday():
    block(-2.25, -2.25, 0, 4.5, 4.5, .3, 'paper', .08)
    for k in range(7):
        block(-2.0 + .571 * k, -2.0, .3, .565, 4.0, .1, 'pitch_lift' if k % 2 else 'pitch_pale', .02)
    for x, y, sx, sy in ((-1.85, -1.85, 3.7, .07), (-1.85, 1.78, 3.7, .07), (-1.85, -1.85, .07, 3.7), (1.78, -1.85, .07, 3.7),
                         (-.035, -1.85, .07, 3.7), (1.1, -.8, .07, 1.6), (1.1, -.8, .7, .07), (1.1, .73, .7, .07),
                         (-1.17, -.8, .07, 1.6), (-1.8, -.8, .66, .07), (-1.8, .73, .66, .07)):
        block(x, y, .395, sx, sy, .025, 'white', .006)
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


def _lattice():
    post(0, 0, 0, 1.75, .25, 'ink', segments=96, bevel=.06)
    post(0, 0, .25, 1.5, .3, 'paper', segments=96, bevel=.06)
    post(0, 0, .55, 1.2, .12, 'tang', segments=96)
    for k in range(24):
        a = 2 * pi * k / 24
        box((.16, .05, .03), toy('ink'), bevel=.008, loc=(1.35 * cos(a), 1.35 * sin(a), .56), rot=(0, 0, a))
    for k in range(3):
        a = radians(-75 + 30 * k)
        cylinder(.09, .1, toy(('tang', 'mari', 'pitch_lift')[k]), bevel=.02, loc=(1.5 * cos(a), 1.5 * sin(a), .4), rot=(pi / 2, 0, a + pi / 2))
    _nodes(Vector((0, 0, 2.35)), 1.35)
    post(0, 0, .6, .16, .5, 'ink')
    post(0, 0, .67, .3, .1, 'mari')
    _laboratory()


def _nodes(middle, radius):
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=1, radius=radius)
    points = [vertex.co.copy() + middle for vertex in mesh.verts]
    for edge in mesh.edges:
        tube([points[v.index] for v in edge.verts], .05, toy('paper'), straight=True)
    mesh.free()
    colours = ('tang', 'mari', 'paper', 'pitch_lift', 'ink', 'paper', 'mari', 'tang')
    for i, p in enumerate(points):
        ball(.2 if i % 3 else .27, toy(colours[(i * 5) % 8]), loc=p)
    ball(.55, surface('#f8c143', rough=.4, coat=.2, glow='#ffc84a', power=.45), loc=middle)
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
