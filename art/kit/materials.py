"""Surfaces for Blender 3.4's Principled shader (later versions rename its inputs)."""
from functools import lru_cache

import bpy

from kit.palette import linear


def surface(colour='#808080', rough=.5, metal=0, spec=.5, coat=0, glassy=0, ior=1.45, glow=None, power=0,
            sheen=0, bump=None, vary=None, lights=True):
    """bump = (scale, strength, detail); vary = (second colour, scale, contrast); lights: sampled as a light."""
    material = bpy.data.materials.new('surface')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF'].inputs
    for name, value in (('Base Color', linear(colour)), ('Roughness', rough), ('Metallic', metal), ('Specular', spec),
                        ('Clearcoat', coat), ('Clearcoat Roughness', .06), ('Transmission', glassy), ('IOR', ior),
                        ('Sheen', sheen)):
        shader[name].default_value = value
    if glow:
        shader['Emission'].default_value = linear(glow)
        shader['Emission Strength'].default_value = power
    # Hundreds of small emitters are pure noise without a light tree, which 3.4 lacks.
    material.cycles.sample_as_light = lights
    if vary:
        _vary(material, shader, colour, *vary)
    if bump:
        _bump(material, shader, *bump)
    return material


def _noise(material, scale, detail):
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, detail
    link(nodes.new('ShaderNodeTexCoord').outputs['Object'], noise.inputs['Vector'])
    return noise.outputs['Fac']


def _vary(material, shader, colour, second, scale, contrast):
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    blend = nodes.new('ShaderNodeValToRGB')
    low, high = blend.color_ramp.elements
    low.position, high.position = .5 - .5 / contrast, .5 + .5 / contrast
    low.color, high.color = linear(colour), linear(second)
    link(_noise(material, scale, 5), blend.inputs['Fac'])
    link(blend.outputs['Color'], shader['Base Color'])


def _bump(material, shader, scale, strength, detail=3):
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, .1
    link(_noise(material, scale, detail), bump.inputs['Height'])
    link(bump.outputs['Normal'], shader['Normal'])


@lru_cache(maxsize=None)
def toy(colour, rough=.45, coat=.12):
    """Matte moulded plastic, the matter of the toy family; one material a colour."""
    return surface(colour, rough=rough, spec=.4, coat=coat)


def neon(colour, power=12, lights=False):
    return surface('#000000', glow=colour, power=power, lights=lights)


def metal(colour='#9aa0a8', rough=.3, **more):
    return surface(colour, metal=1, rough=rough, **more)


def stone(colour='#5a5a60', second='#3a3a42', scale=2, bump=.6):
    return surface(colour, rough=.85, spec=.25, vary=(second, scale, 2.5), bump=(scale * 4, bump, 8))
