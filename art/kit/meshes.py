"""Meshes of Blender's objects as arrays: bare shapes, and corners coloured by matter and open sky."""
from math import cos, pi, sin, sqrt

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

RAYS, FAR = 48, 1.1


def shape_of(thing):
    """Points within -1 … 1 about the middle, triangles, the middle and half the size, all in the thing's own space."""
    for modifier in list(thing.modifiers):
        thing.modifiers.remove(modifier)
    mesh = _mesh_of(thing)
    points = np.array([v.co for v in mesh.vertices], np.float32)
    corners = np.array([t.vertices for t in mesh.loop_triangles], np.uint16)
    low, high = points.min(0), points.max(0)
    centre, size = (low + high) / 2, np.maximum((high - low) / 2, 1e-4)
    return (points - centre) / size, corners, centre, size


def coloured(things, origin, rounds):
    """One mesh of many things about an origin: points, triangles, normals and linear colours."""
    lots = [_corners_of(thing, Vector(origin), rounds) for thing in things]
    points = np.concatenate([lot[0] for lot in lots])
    normals = np.concatenate([lot[1] for lot in lots])
    colours = np.concatenate([lot[2] for lot in lots])
    tree = BVHTree.FromPolygons([Vector(p) for p in points], [(i, i + 1, i + 2) for i in range(0, len(points), 3)])
    _, first, same = np.unique(np.round(np.hstack([points, normals, colours]), 3), axis=0, return_index=True,
                               return_inverse=True)
    points, normals, colours = points[first], normals[first], colours[first]
    seen = np.array([_open_sky(tree, Vector(p), Vector(n)) for p, n in zip(points, normals)], np.float32)
    return points, same.reshape(-1, 3).astype(np.uint16), normals, colours * seen[:, None]


def _mesh_of(thing):
    bpy.context.view_layer.update()
    solid = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = solid.to_mesh()
    mesh.calc_loop_triangles()
    mesh.calc_normals_split()
    return mesh


def _lighter(thing, rounds):
    """Fewer corners where an edge is rounded or a bar is thin."""
    if thing.type == 'CURVE':
        thing.data.bevel_resolution, thing.data.resolution_u = 1, 2
    for modifier in list(thing.modifiers):
        if modifier.type == 'BEVEL' and modifier.width < .025:
            thing.modifiers.remove(modifier)
        elif modifier.type == 'BEVEL':
            modifier.segments = 3 if rounds > 20 else 1


def _corners_of(thing, origin, rounds):
    _lighter(thing, rounds)
    mesh = _mesh_of(thing)
    matrix = Matrix.Translation(-origin) @ thing.matrix_world
    turn = thing.matrix_world.to_3x3().inverted().transposed()
    loops = [loop for triangle in mesh.loop_triangles for loop in triangle.loops]
    points = np.array([matrix @ mesh.vertices[mesh.loops[i].vertex_index].co for i in loops], np.float32)
    normals = np.array([(turn @ mesh.loops[i].normal).normalized() for i in loops], np.float32)
    shader = thing.data.materials[0].node_tree.nodes['Principled BSDF'].inputs
    colour = np.array(shader['Base Color'].default_value[:3], np.float32)
    return points, normals, np.tile(colour, (len(loops), 1))


def _open_sky(tree, point, normal):
    """The share of the sky above a corner that the part itself leaves open, never quite none."""
    side = normal.orthogonal().normalized()
    other, open_rays, golden = normal.cross(side), 0, pi * (3 - sqrt(5))
    for k in range(RAYS):
        up = sqrt(1 - (k + .5) / RAYS)
        flat, turn = sqrt(1 - up * up), golden * k
        ray = normal * up + side * (flat * cos(turn)) + other * (flat * sin(turn))
        open_rays += tree.ray_cast(point + normal * .004, ray, FAR)[0] is None
    return .35 + .65 * open_rays / RAYS
