"""The Long Gate: the last level. A walker with a staff, a broken ring of stone, one light."""
import random
from math import cos, pi, radians, sin

from mathutils import Vector, noise

from kit.materials import neon, stone, surface
from kit.shapes import ball, box, cylinder, group, lathe, sheet, sweep, tube
from kit.stage import area, camera, point, sky

RING, RADIUS = Vector((40, 190, 36)), 47


# Camera, target, lens.
FRAMES = {
    'long-gate': ((0, -25, 6.6), (3.4, 100, 19.5), 30),
    'gate-walker': ((-.25, -21, 6.0), (14.75, 79, 18), 50),
    'gate-ring': ((10, 60, 6), (40, 190, 30), 32),
}


def draw(name):
    _land()
    _walker()
    _gate()
    _pillars()
    sky([(0, '#0a1418'), (.495, '#d99a6c'), (.53, '#e3a678'), (.58, '#b98a7c'), (.65, '#56788a'), (.76, '#1d4560'), (1, '#0a1a33')], .7)
    _glow_in_water()
    area((-160, 20, 120), (20, 150, 10), 160, 60000, '#6fc6dd')
    camera(*FRAMES[name])


def _step(a, b, x):
    t = max(0, min(1, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def _land():
    def far(x, y):
        y += 370
        valley = _step(26, 210, abs(x - 34 - 20 * sin(y * .012))) * _step(60, 160, y)
        ridge = noise.ridged_multi_fractal(Vector((x * .0046, y * .0046, 3.1)), 1.0, 2.1, 7, 1.0, 2.0)
        return x, y, -3 + (valley * 40 + _step(240, 420, y) * 46) * (ridge ** 1.25) * .8
    sheet(420, 340, 900, 700, far, surface('#343b44', rough=.95, spec=.1, bump=(.25, .8, 10), vary=('#1c2027', .03, 2)))
    sheet(1, 1, 2400, 1600, lambda x, y: (x, y + 760, 0), surface('#04080c', rough=.11, spec=.6, bump=(.16, .07, 3)))
    ledge = surface('#2b2e35', rough=.8, spec=.3, vary=('#14161b', .6, 2), bump=(1.2, .9, 10))
    sheet(300, 150, 64, 34, lambda x, y: _ledge(x, y - 12), ledge)


def _ledge(x, y):
    edge = _step(0, -13, y + 1.4 * noise.noise(Vector((x * .22, 0, 1))) + .012 * (x - 4) ** 2)
    rough = noise.hetero_terrain(Vector((x * .16, y * .16, 5)), .9, 2.2, 8, .6)
    return x, y, -3.2 + 8.1 * edge + rough * .55 * edge + 2.2 * edge * _step(5, 20, x - 4) - 1.3 * edge * _step(2, 16, 4 - x)


def _walker():
    x, y = .7, -12.6
    e = group((x, y, _ledge(x, y)[2]), scale=1.08)
    cloak = surface('#0c0d10', rough=.9)
    lathe([(.5, -.1), (.46, .35), (.36, .9), (.27, 1.25), (.16, 1.44), (0, 1.5)], cloak, segments=96, scale=(1, .8, 1), parent=e)
    ball(.19, cloak, loc=(0, 0, 1.6), scale=(1, 1, 1.12), parent=e)
    lathe([(.2, -.12), (.21, .06), (.12, .2), (0, .27)], cloak, segments=96, loc=(0, .03, 1.58), parent=e)  # hood
    box((.34, .22, .46), cloak, bevel=.08, loc=(0, -.3, 1.12), parent=e)                                   # pack
    cylinder(.1, .44, cloak, bevel=.03, loc=(0, -.3, 1.4), rot=(0, pi / 2, 0), parent=e)                   # bedroll
    scarf = [(-.12, -.02, 1.42), (-.3, -.05, 1.45), (-.5, -.05, 1.36), (-.68, -.05, 1.45), (-.86, -.05, 1.4)]
    tube(scarf, .08, surface('#7a2c1c', rough=.9), radii=[1, .9, .75, .6, .35], parent=e)
    tube([(.48, 0, -.1), (.47, 0, 2.0)], .03, cloak, straight=True, parent=e)
    ball(.09, neon('#ffb45a', 60), loc=(.47, 0, 2.08), parent=e)
    point((.47, -.05, 2.1), 26, '#ffb060', .08, parent=e)


def _gate():
    rock = surface('#40454d', rough=.55, metal=.35, vary=('#23272e', .12, 2.5), bump=(.5, .5, 8))
    e, blocks = group(RING, (0, 0, radians(16))), 54
    for i in range(blocks):
        start, gap = 2 * pi * i / blocks, 10 <= i <= 13
        if i == 11:
            continue
        tall, out = random.uniform(.86, 1.12), random.uniform(-.8, .8) + (random.uniform(3, 16) if gap else 0)
        turns = [start + .004 + (2 * pi / blocks - .008) * k / 6 for k in range(7)]
        arc = [((RADIUS + out) * cos(a), 0, (RADIUS + out) * sin(a)) for a in turns]
        piece = sweep(arc, random.uniform(8.5, 11.5), 8.2 * tall, rock, sides=16, square=.12, parent=e, angle=30)
        if gap:
            piece.rotation_euler = (random.uniform(-.1, .1), random.uniform(-.14, .14), random.uniform(-.1, .1))
        if i % 3 == 0 and not gap:
            box((10.5, 13.5, 3.2), rock, bevel=.3, loc=(RADIUS * cos(start), 0, RADIUS * sin(start)), rot=(0, -start, 0), parent=e)
    for y, thick, lit in ((-1, .22, True), (3, .12, False)):
        line = [((RADIUS - 4.6) * cos(a), y, (RADIUS - 4.6) * sin(a)) for a in (radians(100 + 318 * k / 80) for k in range(81))]
        tube(line, thick, neon('#ffc27a', 20, lit), parent=e)
    ball(3.1, neon('#ffe0ad', 90), loc=RING + Vector((0, 2, 4)))
    point(RING + Vector((0, 2, 4)), 900000, '#ffc27e', 3.2)


def _pillars():
    rock = stone('#3a4048', '#20242b', .05, 0)
    for x, y, height, wide in ((-34, 92, 30, 5), (-52, 120, 46, 6.5), (98, 128, 46, 6), (116, 160, 60, 8), (-80, 165, 64, 9), (-24, 66, 11, 3.2),
                               (70, 84, 20, 4), (150, 210, 84, 11)):
        lean = (random.uniform(-.06, .06), random.uniform(-.09, .09), random.uniform(0, 1.5))
        cylinder(wide * .72, height, rock, top=wide * .42, segments=4, bevel=.15, loc=(x, y, height / 2 - 2), rot=lean)
    for k in range(7):  # birds
        x, z = 64 + 5 * k + random.uniform(-2, 2), 62 + 5 * sin(k * 1.3)
        tube([(x - 1.6, 150, z + .8), (x, 150, z), (x + 1.6, 150, z + .9)], .16, surface('#0c0d10'), straight=True)


def _glow_in_water():
    """A soft card that only the water sees: its reflection is smooth where a light would be grain."""
    matter = surface('#000000', glow='#ffb27a', power=1, lights=False)
    nodes, link = matter.node_tree.nodes, matter.node_tree.links.new
    place, turn, fade, scale = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexGradient', 'Math'))
    fade.gradient_type, scale.operation, scale.inputs[1].default_value = 'QUADRATIC_SPHERE', 'MULTIPLY', 2.2
    turn.inputs['Scale'].default_value = (1 / 150, 1 / 120, 1)
    link(place.outputs['Object'], turn.inputs[0])
    link(turn.outputs[0], fade.inputs[0])
    link(fade.outputs['Fac'], scale.inputs[0])
    link(scale.outputs[0], nodes['Principled BSDF'].inputs['Emission Strength'])
    card = sheet(1, 1, 340, 260, lambda x, y: (x, y, 0), matter, loc=(42, 260, 30), rot=(pi / 2, 0, 0))
    card.visible_camera = card.visible_shadow = False
