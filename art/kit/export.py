"""Runs inside Blender: writes a scene's parts as glTF with quantised meshes, for a picture that can be played with.

blender -b --factory-startup --python-exit-code 1 -P art/kit/export.py -- SCENE FOLDER NAME

What stands still needs no colours: the engine lays the picture over it, so its boxes are one unit cube many times and
its rounds are coarse. What moves carries its colour, times how much sky each corner sees, in its corners.
"""
import importlib
import json
import os
import sys

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ART)
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402

from kit.capped import cap_rounds  # noqa: E402
from kit.gltf import Gltf  # noqa: E402
from kit.meshes import coloured, shape_of  # noqa: E402
from kit.stage import open_stage  # noqa: E402

FINE, COARSE, STILL = 32, 12, 14


def made_by(make):
    before = set(bpy.context.scene.objects)
    make()
    bpy.context.view_layer.update()
    return sorted((thing for thing in set(bpy.context.scene.objects) - before if thing.type in ('MESH', 'CURVE')),
                  key=lambda thing: thing.name)


def clear(things):
    for thing in things:
        bpy.data.objects.remove(thing)


def add_still(file, scene):
    """Shapes that differ only in place, turn and size are one mesh."""
    cap_rounds(STILL)
    things = made_by(scene.still)
    known = {}
    for thing in things:
        points, corners, centre, size = shape_of(thing)
        key = (np.round(points, 2).tobytes(), corners.tobytes())
        if key not in known:
            known[key] = file.mesh(f'still-{len(known)}', points, corners)
        matrix = thing.matrix_world.copy()
        matrix.translation = matrix @ Vector(centre)
        file.node('still', known[key], matrix=matrix, size=size)
    clear(things)


def add_parts(file, scene):
    for suffix, rounds in (('', FINE), ('-far', COARSE)):
        cap_rounds(rounds)
        for name, origin, make in scene.parts():
            if suffix and not name.startswith('figure'):
                continue
            things = made_by(make)
            file.node(name + suffix, file.mesh(name + suffix, *coloured(things, origin, rounds)), origin=origin)
            clear(things)


def main():
    scene_name, folder, name = sys.argv[sys.argv.index('--') + 1:]
    scene = importlib.import_module(f'scenes.{scene_name}')
    with open(os.path.join(ART, 'pictures.json'), encoding='utf8') as file:
        picture = next(p for p in json.load(file).values() if p['scene'] == scene_name)
    open_stage(picture['size'], 4, 1)
    scene.look()
    bpy.context.view_layer.update()
    file = Gltf()
    file.camera(bpy.context.scene.camera, picture['size'])
    add_still(file, scene)
    add_parts(file, scene)
    file.write(folder, name)


main()
