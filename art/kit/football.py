"""A football: the twelve dark patches lie on the corners of an icosahedron."""
from mathutils import Vector

from kit.materials import toy
from kit.shapes import ball, cylinder


def football(loc, radius):
    ball(radius, toy('white', .35, .3), loc=loc)
    golden = (1 + 5 ** .5) / 2
    for a in (-1, 1):
        for b in (-golden, golden):
            for d in ((0, a, b), (a, b, 0), (b, 0, a)):
                d = Vector(d).normalized()
                patch = cylinder(radius * .36, .03, toy('ink'), segments=5, bevel=.008, loc=Vector(loc) + d * (radius - .008))
                patch.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
