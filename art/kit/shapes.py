"""Meshes, made through bmesh rather than operators: a scene of a thousand objects builds in seconds."""
from math import asin, atan2, copysign, cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector


def place(data, material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1, parent=None):
    """Puts data into the scene; rot in radians."""
    thing = bpy.data.objects.new('thing', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = loc, rot
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if material and not len(data.materials):
        data.materials.append(material)
    thing.parent = parent
    return thing


def group(loc=(0, 0, 0), rot=(0, 0, 0), scale=1, parent=None):
    """An empty to hang things on."""
    return place(None, None, loc, rot, scale, parent)


def solid(mesh, material=None, bevel=0, rounds=3, smooth=True, angle=40, subdivide=0, **where):
    """Turns a bmesh into an object; `angle` is where shading stops being smooth."""
    data = bpy.data.meshes.new('mesh')
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(data)
    mesh.free()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth, data.auto_smooth_angle = True, radians(180 if subdivide else angle)
    thing = place(data, material, **where)
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, rounds, 'ANGLE', radians(30)
        edge.harden_normals = True
    if subdivide:
        finer = thing.modifiers.new('subdivide', 'SUBSURF')
        finer.levels = finer.render_levels = subdivide
    return thing


def box(size, material=None, bevel=.02, **where):
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.scale(mesh, vec=size if not isinstance(size, (int, float)) else (size,) * 3, verts=mesh.verts)
    return solid(mesh, material, bevel=bevel, **where)


def cylinder(radius, height, material=None, top=None, segments=48, bevel=.01, **where):
    """Centred on its middle; `top` is the upper radius."""
    mesh = bmesh.new()
    bmesh.ops.create_cone(mesh, cap_ends=True, segments=segments, radius1=radius,
                          radius2=radius if top is None else top, depth=height)
    return solid(mesh, material, bevel=bevel, **where)


def ball(radius, material=None, ico=None, u=48, v=32, **where):
    mesh = bmesh.new()
    if ico is not None:
        bmesh.ops.create_icosphere(mesh, subdivisions=ico, radius=radius)
    else:
        bmesh.ops.create_uvsphere(mesh, u_segments=u, v_segments=v, radius=radius)
    return solid(mesh, material, **where)


def moulded(shape, material=None, u=96, v=64, **where):
    """A sphere whose unit directions are mapped by `shape`: heads, rocks, hulls."""
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=u, v_segments=v, radius=1)
    for vertex in mesh.verts:
        vertex.co = shape(vertex.co.normalized())
    return solid(mesh, material, angle=180, **where)


def superellipsoid(a, b, c, e1=.8, e2=.8):
    """A rounded box as a `shape` for `moulded`; exponents below 1 are squarer."""
    def power(s, e):
        return copysign(abs(s) ** e, s)

    def shape(d):
        around, up = atan2(d.y, d.x), asin(max(-1, min(1, d.z)))
        return Vector((a * power(cos(up), e1) * power(cos(around), e2),
                       b * power(cos(up), e1) * power(sin(around), e2), c * power(sin(up), e1)))
    return shape


def lathe(profile, material=None, segments=96, closed=False, **where):
    """Turns (radius, height) points about z."""
    mesh = bmesh.new()
    rings = [[mesh.verts.new((r * cos(2 * pi * i / segments), r * sin(2 * pi * i / segments), z))
              for i in range(segments)] for r, z in profile]
    for j in range(len(rings) if closed else len(rings) - 1):
        low, high = rings[j], rings[(j + 1) % len(rings)]
        for i in range(segments):
            mesh.faces.new((low[i], low[(i + 1) % segments], high[(i + 1) % segments], high[i]))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    return solid(mesh, material, **where)


def torus(ring, radius, material=None, segments=96, sides=24, wide=1, tall=1, **where):
    turns = [2 * pi * i / sides for i in range(sides)]
    return lathe([(ring + wide * radius * cos(t), tall * radius * sin(t)) for t in turns], material, segments,
                 closed=True, **where)


def tube(points, radius, material=None, closed=False, straight=False, fine=8, radii=None, **where):
    """A round bar along points: a spline through them, or straight pieces."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = '3D', radius, fine, 16
    curve.use_fill_caps = True
    line = curve.splines.new('POLY' if straight else 'NURBS')
    line.points.add(len(points) - 1)
    for i, point in enumerate(points):
        line.points[i].co = (*point, 1)
        line.points[i].radius = radii[i] if radii else 1
    line.use_cyclic_u = closed
    if not straight:
        line.order_u, line.use_endpoint_u = 4, not closed
    return place(curve, material, **where)


def sheet(nx, ny, width, depth, shape, material=None, **where):
    """A grid whose (x, y) are mapped by `shape` to a point."""
    mesh = bmesh.new()
    rows = [[mesh.verts.new(shape((i / nx - .5) * width, (j / ny - .5) * depth)) for i in range(nx + 1)]
            for j in range(ny + 1)]
    for low, high in zip(rows, rows[1:]):
        for i in range(nx):
            mesh.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    return solid(mesh, material, angle=180, **where)


def prism(outline, height, material=None, bevel=.02, **where):
    """A flat outline raised from z = 0 to height."""
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((x, y, 0)) for x, y in outline])
    raised = bmesh.ops.extrude_face_region(mesh, geom=[face])['geom']
    bmesh.ops.translate(mesh, vec=(0, 0, height), verts=[v for v in raised if isinstance(v, bmesh.types.BMVert)])
    return solid(mesh, material, bevel=bevel, **where)


def sweep(path, width, thickness, material=None, up=(0, 1, 0), sides=24, square=.45, angle=60, **where):
    """A strap along a path; width lies along `up`; both may be functions of 0..1."""
    up, path, mesh = Vector(up), [Vector(p) for p in path], bmesh.new()

    def at(value, s):
        return value(s) if callable(value) else value

    def power(s):
        return copysign(abs(s) ** square, s)

    rings = []
    for i, point in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side, s = up.cross(along).normalized(), i / (len(path) - 1)
        turns = [2 * pi * j / sides for j in range(sides)]
        rings.append([mesh.verts.new(point + up * power(cos(t)) * at(width, s) / 2
                                     + side * power(sin(t)) * at(thickness, s) / 2) for t in turns])
    for low, high in zip(rings, rings[1:]):
        for j in range(sides):
            mesh.faces.new((low[j], low[(j + 1) % sides], high[(j + 1) % sides], high[j]))
    mesh.faces.new(rings[0])
    mesh.faces.new(rings[-1])
    return solid(mesh, material, angle=angle, **where)


def scatter(points, child):
    """One copy of child on every point: the fast way to thousands."""
    data = bpy.data.meshes.new('points')
    data.from_pydata([tuple(p) for p in points], [], [])
    holder = place(data)
    child.parent, holder.instance_type = holder, 'VERTS'
    return holder
