"""Render settings, lights, cameras and grounds."""
from math import cos, pi, radians, sin

import bmesh
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.materials import surface, toy
from kit.palette import linear
from kit.shapes import place, solid


def open_stage(size, samples, threads, bounces=3, glossy=2, clamp=6):
    """An empty scene, set up for half of the samples: the picture is rendered twice and denoised by comparison."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y, render.resolution_percentage = *size, 100
    render.threads_mode, render.threads = 'FIXED', threads
    # True would keep the first seed: both halves identical, nothing denoised.
    render.use_persistent_data = False
    cycles.samples = max(2, samples // 2)
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .02
    cycles.adaptive_min_samples = 4
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, min(2, bounces), glossy
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 8
    # Small lamps seen in wet floors are fireflies otherwise.
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy = 24, clamp, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_settings.view_transform = 'Standard'
    return scene


def aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def sun(direction, power, colour='#ffffff', angle=5):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = power, linear(colour)[:3], radians(angle)
    thing = place(light, loc=(0, 0, 10))
    thing.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return thing


def area(loc, target, size, watts, colour='#ffffff', tall=None, parent=None):
    """A soft box that the camera does not see."""
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.color, light.shape = watts, linear(colour)[:3], 'RECTANGLE'
    light.size, light.size_y = size, tall or size
    thing = place(light, loc=loc, parent=parent)
    aim(thing, target)
    thing.visible_camera = False
    return thing


def point(loc, watts, colour='#ffffff', radius=.1, parent=None):
    light = bpy.data.lights.new('point', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, linear(colour)[:3], radius
    thing = place(light, loc=loc, parent=parent)
    thing.visible_camera = False
    return thing


def sky(stops, strength=1.0):
    """A gradient from nadir (0) to zenith (1)."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world, world.use_nodes = world, True
    nodes, link = world.node_tree.nodes, world.node_tree.links.new
    split, scale, blend = (nodes.new(f'ShaderNode{kind}') for kind in ('SeparateXYZ', 'MapRange', 'ValToRGB'))
    scale.inputs['From Min'].default_value = -1
    elements = blend.color_ramp.elements
    elements.remove(elements[1])
    for i, (position, colour) in enumerate(stops):
        stop = elements[0] if i == 0 else elements.new(position)
        stop.position, stop.color = position, linear(colour)
    link(nodes.new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    link(split.outputs['Z'], scale.inputs['Value'])
    link(scale.outputs[0], blend.inputs['Fac'])
    link(blend.outputs['Color'], nodes['Background'].inputs['Color'])
    nodes['Background'].inputs['Strength'].default_value = strength


def camera(loc, target, lens=50, fstop=None, focus=None, ortho=None, parent=None, far=3000):
    data = bpy.data.cameras.new('camera')
    thing = place(data, loc=loc, parent=parent)
    aim(thing, target)
    data.lens, data.clip_end = lens, far
    if ortho:
        data.type, data.ortho_scale = 'ORTHO', ortho
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = thing
    return thing


def isometric(width, target=(0, 0, 0)):
    """The true isometric camera (35.26 degrees), `width` units across its longer side."""
    target = Vector(target)
    return camera(target + Vector((1, -1, .8165)).normalized() * 40, target, ortho=width, far=200)


def daylight(fill='#fff4e6', key=2.15, ambient=.66):
    """The one light of the toy family: warm sun over the left shoulder, pale sky, the ground's colour from below."""
    sun((.22, .62, -1.3), key, '#fff4e2', angle=6)
    sky([(0, fill), (.5, '#ffffff'), (1, '#fffaf0')], ambient)


def shadow_ground(z=0):
    """An invisible ground that keeps only shadows; the picture becomes a cut-out."""
    bpy.context.scene.render.film_transparent = True
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=60)
    ground = solid(mesh, toy('white'), loc=(0, 0, z))
    ground.is_shadow_catcher = True
    return ground


def skip_empty_margins(margin=.02, shadow=.2):
    """Renders a cut-out only where its things, and to the right their shadows, can be."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    corners = [world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(corner))
               for thing in scene.objects if thing.type in ('MESH', 'CURVE') and not thing.is_shadow_catcher
               for corner in thing.bound_box]
    render = scene.render
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x = max(0, min(c.x for c in corners) - margin)
    render.border_max_x = min(1, max(c.x for c in corners) + shadow)
    render.border_min_y = max(0, min(c.y for c in corners) - margin * 2)
    render.border_max_y = min(1, max(c.y for c in corners) + margin)


def floor(colour, z=0, rough=.75):
    """A plain coloured ground for framed pictures, darkened so that it comes out of daylight as the theme's colour."""
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=90)
    matter = surface(tuple(channel * .78 for channel in linear(colour)[:3]), rough=rough, spec=.1)
    return solid(mesh, matter, loc=(0, 0, z))


def backdrop(material, width=40, depth=12, height=30, radius=5, front=20):
    """A seamless studio wall: floor at z = 0 that curves up at y = depth."""
    bend = [i / 24 * pi / 2 for i in range(1, 25)]
    profile = [(-front, 0), (depth - radius, 0),
               *[(depth - radius + radius * sin(a), radius - radius * cos(a)) for a in bend], (depth, height)]
    mesh = bmesh.new()
    rows = [[mesh.verts.new((x, y, z)) for x in (-width / 2, width / 2)] for y, z in profile]
    for low, high in zip(rows, rows[1:]):
        mesh.faces.new((low[0], low[1], high[1], high[0]))
    return solid(mesh, material, angle=180)
