"""The harbour of the opening as a stage to play on: what stands still is a picture, what moves are parts."""
from mathutils import Vector

from kit.stage import daylight, isometric, shadow_ground
from kit.toys import post
from scenes.harbour import (CRANE, FIGURES, FRAMES, HOLE, JIB, REACH, board, bystanders, figure_of, foot_of_crane,
                            hook_and_tile, path_tile, scenery, spare_tiles, stud, terraces, top_of_crane, trolley)

# The gaps of the path that the crane reaches; the poster shows the first of them.
GAPS = (HOLE, (6, 4), (5, 5), (4, 5))
ROPE_END = JIB - 2.1


def look():
    width, target, _ = FRAMES['harbour']
    isometric(width, target)


def draw(_name):
    look()
    daylight(fill='#ffe9d8')
    shadow_ground(-1.15)
    still()


def still():
    board(GAPS)
    terraces()
    scenery()
    bystanders()
    foot_of_crane(*CRANE)
    spare_tiles()


def parts():
    """What moves: name, origin and the call that makes it."""
    x, y = CRANE
    hook = (x, y - REACH, ROPE_END)
    yield 'top', (x, y, 0), lambda: top_of_crane(x, y)
    yield 'trolley', (x, y - REACH, 0), lambda: _only(trolley, lambda top, low: low > JIB - 1)
    yield 'hook', hook, lambda: _only(hook_and_tile, lambda top, low: low > JIB - 2.5 and top < JIB - 2)
    yield 'slings', hook, lambda: _only(hook_and_tile, lambda top, low: low < JIB - 2.5 and top > JIB - 2.4)
    yield 'tile-0', (x, y - REACH, JIB - 2.95), lambda: _only(hook_and_tile, lambda top, low: top < JIB - 2.8)
    yield 'rope', (0, 0, 0), lambda: post(0, 0, 0, .021, 1, 'ink', segments=6)
    for k, (i, j) in enumerate(GAPS[1:]):
        yield f'tile-{k + 1}', (-3.5 + i, -3.5 + j, .07), lambda i=i, j=j: (path_tile(i, j), stud(i, j))
    for k, figure in enumerate(FIGURES):
        yield f'figure-{k}', figure[0], lambda figure=figure: figure_of(figure)


def _only(make, keeps):
    """Makes all and removes those whose heights do not suit."""
    import bpy
    before = set(bpy.context.scene.objects)
    make(*CRANE)
    bpy.context.view_layer.update()
    for thing in set(bpy.context.scene.objects) - before:
        heights = [(thing.matrix_world @ Vector(corner)).z for corner in thing.bound_box]
        if not keeps(max(heights), min(heights)):
            bpy.data.objects.remove(thing)
