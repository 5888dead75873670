"""Words on a stage: five parts under their lamps, and what the machine may not touch."""
from math import radians

import bpy

from kit.materials import toy
from kit.palette import linear
from kit.shapes import box, cylinder, group, lathe, torus, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bar, bead, block, peg, post


def draw(name):
    daylight(fill='#ffe9d8')
    shadow_ground()
    {'stage-lamps': _stage, 'machine-rope': _machine}[name]()


def _light(colour='#ffe9a8', power=1.0):
    """A beam: bright at its lamp, gone before the floor, soft at its sides."""
    material = bpy.data.materials.new('beam')
    material.use_nodes = True
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    nodes.remove(nodes['Principled BSDF'])
    glow, clear, blend = nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeMixShader')
    glow.inputs['Color'].default_value, glow.inputs['Strength'].default_value = linear(colour), power
    axis, edge, fade = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeLayerWeight'), nodes.new('ShaderNodeMath')
    split = nodes.new('ShaderNodeSeparateXYZ')
    link(axis.outputs['Generated'], split.inputs[0])
    edge.inputs['Blend'].default_value = .35
    fade.operation = 'MULTIPLY'
    inside = nodes.new('ShaderNodeMath')
    inside.operation, inside.inputs[0].default_value = 'SUBTRACT', .62
    link(edge.outputs['Facing'], inside.inputs[1])
    link(split.outputs['Z'], fade.inputs[0])
    link(inside.outputs[0], fade.inputs[1])
    link(fade.outputs[0], blend.inputs['Fac'])
    link(clear.outputs[0], blend.inputs[1])
    link(glow.outputs[0], blend.inputs[2])
    link(blend.outputs[0], nodes['Material Output'].inputs['Surface'])
    material.cycles.sample_as_light = False
    return material


def _lamp(x, y, top, foot, radius):
    """A stage lamp on the rail, looking down to a spot at its foot; its beam ends above a head."""
    e = group((x, y, top))
    box((.12, .12, .3), toy('ink'), bevel=.02, loc=(0, 0, .1), parent=e)
    lathe([(0, .06), (.16, .06), (.22, -.08), (.3, -.42), (.32, -.46), (.26, -.46), (0, -.36)], toy('ink'), segments=48, parent=e)
    cylinder(.25, .06, toy('mari'), bevel=.02, loc=(0, 0, -.42), parent=e)
    beam = lathe([(.44, 0), (.25, top - 2.46)], _light(), segments=64, loc=(x, y, 2.0))
    beam.visible_shadow = False
    cylinder(radius, .02, toy('white'), bevel=.005, loc=(x, y, foot + .012), segments=64)


def _stage():
    isometric(9.2, (.1, 0, 1.95))
    block(-3.5, -2.0, 0, 7.0, 4.0, .2, 'ink', .08)
    block(-3.4, -1.9, .18, 6.8, 3.8, .32, 'tang', .06)
    for k in range(8):
        block(-3.36 + .845 * k, -1.86, .49, .8, 3.72, .05, ('tang_lift', 'tang')[k % 2], .015)
    for k in range(11):  # the curtain
        cylinder(.34, 3.1, toy(('orch', 'orch_edge')[k % 2]), bevel=.1, loc=(-3.1 + .62 * k, 1.6, 2.05))
    for x in (-3.3, 3.3):
        post(x, -.4, .5, .1, 3.4, 'ink')
        bar((x, -.4, 3.85), (x, 1.7, 3.85), .07, 'ink')
    bar((-3.4, -.4, 3.85), (3.4, -.4, 3.85), .09, 'ink')
    for k, x in enumerate((-2.5, -1.25, 0, 1.25, 2.5)):
        _lamp(x, -.4, 3.7, .54, .56)
    peg(-2.5, -.4, .55, 'white', 'skin2', 1.2, hair='ink')
    sheet = group((-2.2, -.85, 1.0), (radians(-16), 0, radians(20)))
    box((.46, .04, .56), toy('white'), bevel=.012, parent=sheet)
    for k, long in enumerate((.3, .24, .3)):
        box((long, .03, .045), toy('ink3'), bevel=.006, loc=(-.16 + long / 2, -.02, .16 - .13 * k), parent=sheet)
    peg(-1.25, -.4, .55, 'mari', 'skin4', 1.2, 'ink', band='tang')
    post(-.95, -.8, .55, .2, .05, 'ink')
    bar((-.95, -.8, .58), (-.95, -.8, 1.4), .035, 'ink')
    bead(-.95, -.8, 1.48, .13, 'ink3')
    peg(0, -.4, .55, 'pitch_lift', 'skin5', 1.2, 'mari')
    post(.34, -.82, .55, .05, .3, 'ink')
    bead(.34, -.82, 1.02, .24, 'orch')
    torus(.24, .03, toy('mari'), segments=40, sides=10, loc=(.34, -.82, 1.02), rot=(radians(60), 0, 0))
    peg(1.25, -.4, .55, 'ink3', 'skin1', 1.2, hair='tang_edge')
    pad = group((1.5, -.86, .86), (radians(-30), 0, radians(30)))
    box((.6, .1, .36), toy('white'), bevel=.05, parent=pad)
    for dx, colour in ((-.16, 'ink'), (.16, 'tang')):
        bead(dx, -.07, .02, .07, colour, parent=pad)
    peg(2.5, -.4, .55, 'orch', 'skin3', 1.2, hair='ink', band='tang')
    for k in range(3):
        block(2.55 + .04 * k, -1.1, .55 + .12 * k, .5, .4, .11, ('mari', 'white', 'pitch_lift')[k], .02)


def _machine():
    """A machine that may count, and a rope before the words."""
    isometric(5.6, (.1, 0, .95))
    block(-2.3, -1.6, 0, 4.6, 3.2, .14, 'ink3', .06)
    block(-2.25, -1.55, .12, 4.5, 3.1, .1, 'paper', .04)
    block(-1.9, .15, .22, 1.5, 1.1, .95, 'white', .08)
    block(-1.75, .1, .5, 1.2, .08, .5, 'ink', .03)
    for k, long in enumerate((.7, .45, .6)):
        block(-1.65, .07, .86 - .14 * k, long, .05, .07, ('pitch_pale', 'mari', 'pitch_pale')[k], .012)
    post(-1.15, .7, 1.15, .16, .12, 'ink')
    bar((-1.15, .7, 1.25), (-.7, .55, 1.95), .1, 'tang')
    bead(-.7, .55, 1.98, .16, 'ink')
    bar((-.7, .55, 1.98), (.1, -.1, 1.7), .08, 'tang')
    bead(.1, -.1, 1.68, .13, 'ink')
    for side in (-1, 1):
        bar((.1 + .05 * side, -.1 + .08 * side, 1.62), (.22 + .06 * side, -.24 + .12 * side, 1.36), .04, 'ink')
    block(.95, -.55, .22, .95, .8, .62, 'orch', .06)  # the words, on a cushion
    block(1.0, -.5, .83, .85, .7, .12, 'mari', .05)
    book = group((1.42, -.15, .98), (0, 0, radians(-8)))
    for side in (-1, 1):
        box((.42, .56, .05), toy('white'), bevel=.015, loc=(side * .21, 0, .02), rot=(0, radians(side * -9), 0), parent=book)
        for k in range(3):
            box((.26, .04, .02), toy('ink3'), bevel=.005, loc=(side * .21, .14 - .13 * k, .06), rot=(0, radians(side * -9), 0), parent=book)
    for x, y in ((.55, -1.05), (.55, .45), (2.0, -1.05)):
        post(x, y, .22, .09, .72, 'mari')
        bead(x, y, .98, .12, 'mari')
    for a, b in (((.55, -1.05), (.55, .45)), ((.55, -1.05), (2.0, -1.05))):
        m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        tube([(*a, .86), (a[0] * .6 + m[0] * .4, a[1] * .6 + m[1] * .4, .68), (*m, .62), (b[0] * .6 + m[0] * .4, b[1] * .6 + m[1] * .4, .68), (*b, .86)], .06, toy('tang'))
    peg(1.5, .75, .22, 'pitch_lift', 'skin2', 1.15, hair='ink', turn=0)
    peg(-1.55, -.95, .22, 'mari', 'skin5', 1.15, 'tang', turn=40)
