"""Runs inside Blender: builds one picture's scene and writes its two half renders as EXR passes.

blender -b --factory-startup --python-exit-code 1 -P art/kit/draw.py -- NAME FOLDER SCALE SAMPLES THREADS
"""
import importlib
import json
import os
import random
import sys

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ART)
sys.dont_write_bytecode = True

import bpy  # noqa: E402

from kit.stage import open_stage, skip_empty_margins  # noqa: E402

PASSES = (('Image', 'rgb'), ('Denoising Albedo', 'albedo'), ('Denoising Normal', 'normal'), ('Depth', 'depth'))


def write_passes(folder):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files, screen = (tree.nodes.new(f'CompositorNode{kind}') for kind in ('RLayers', 'OutputFile', 'Composite'))
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    files.file_slots.clear()
    for output, key in PASSES:
        files.file_slots.new(key)
        tree.links.new(layers.outputs[output], files.inputs[key])
    tree.links.new(layers.outputs['Image'], screen.inputs[0])
    for half, seed in (('a', 11), ('b', 112)):
        scene.cycles.seed = seed
        for (_, key), slot in zip(PASSES, files.file_slots):
            slot.path = f'{half}_{key}_'
        bpy.ops.render.render()


def main():
    name, folder, scale, samples, threads = sys.argv[sys.argv.index('--') + 1:]
    with open(os.path.join(ART, 'pictures.json'), encoding='utf8') as file:
        picture = json.load(file)[name]
    size = [round(side * float(scale)) for side in picture['size']]
    random.seed(name)
    open_stage(size, int(samples) or picture.get('samples', 24), int(threads))
    scene = bpy.context.scene
    views = importlib.import_module(f"scenes.{picture['scene']}").draw(name)
    if scene.render.film_transparent:
        skip_empty_margins()
    if not views:
        return write_passes(folder)
    # A split screen: two views above two.
    scene.render.resolution_x, scene.render.resolution_y = (side // 2 for side in size)
    for k, view in enumerate(views):
        scene.camera = view
        write_passes(os.path.join(folder, str(k)))


main()
