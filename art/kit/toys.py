"""The vocabulary of the toy family: blocks from a corner, posts from a foot, trees, houses, small pegs."""
from math import cos, pi, radians, sin

from mathutils import Vector

from kit.materials import toy
from kit.shapes import ball, box, cylinder, group, lathe, prism, torus, tube


def block(x, y, z, sx, sy, sz, colour, bevel=.05, **where):
    """A bevelled block by its least corner."""
    loc = (x + sx / 2, y + sy / 2, z + sz / 2)
    return box((sx, sy, sz), toy(colour), bevel=min(bevel, sx * .45, sy * .45, sz * .45), loc=loc, rounds=4, **where)


def post(x, y, z, radius, height, colour, top=None, bevel=.04, segments=48, **where):
    """A turned post by the middle of its foot."""
    return cylinder(radius, height, toy(colour), top=top, bevel=min(bevel, radius * .4, height * .4), segments=segments,
                    loc=(x, y, z + height / 2), **where)


def bead(x, y, z, radius, colour, **where):
    return ball(radius, toy(colour), loc=(x, y, z), **where)


def bar(a, b, radius, colour):
    return tube([a, b], radius, toy(colour), straight=True)


def beam(a, b, side, colour, bevel=.015):
    """A square bar between two points."""
    a, b = Vector(a), Vector(b)
    thing = box((side, side, (b - a).length), toy(colour), bevel=bevel, loc=(a + b) / 2)
    thing.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    return thing


def fir(x, y, z, size=1, colour='pitch_edge'):
    post(x, y, z, .09 * size, .4 * size, 'tang_edge')
    for i, (radius, height) in enumerate(((.42, .55), (.34, .5), (.24, .45))):
        post(x, y, z + (.28 + .36 * i) * size, radius * size, height * size, colour, top=.04 * size, bevel=.04)


def bush(x, y, z, size=1, colour='mari'):
    post(x, y, z, .09 * size, .4 * size, 'tang_edge')
    bead(x, y, z + .72 * size, .42 * size, colour)
    bead(x + .2 * size, y - .16 * size, z + .5 * size, .26 * size, colour)


def flower(x, y, z, colour, size=1):
    post(x, y, z, .02 * size, .16 * size, 'pitch_edge', bevel=.005, segments=12)
    bead(x, y, z + .19 * size, .065 * size, colour, u=20, v=12)


def peg(x, y, z, coat='tang', skin='skin1', size=1, hat=None, hair=None, turn=0, band='mari'):
    """A small person of turned wood who looks to the camera's side."""
    lathe([(0, 0), (.24 * size, 0), (.25 * size, .04 * size), (.215 * size, .3 * size), (.14 * size, .52 * size),
           (0, .56 * size)], toy(coat), segments=48, loc=(x, y, z))
    torus(.145 * size, .035 * size, toy(band), segments=40, sides=12, loc=(x, y, z + .5 * size))
    bead(x, y, z + .68 * size, .19 * size, skin)
    look = radians(-45 + turn)
    for side in (-1, 1):
        a = look + side * .34
        bead(x + .182 * size * cos(a), y + .182 * size * sin(a), z + .7 * size, .026 * size, 'ink', u=16, v=10)
    if hair:
        lathe([(0, .2 * size), (.12 * size, .17 * size), (.19 * size, .08 * size), (.2 * size, 0), (.17 * size, -.04 * size)],
              toy(hair), segments=40, loc=(x - .03 * size * cos(look), y - .03 * size * sin(look), z + .71 * size))
    if hat:
        lathe([(0, 0), (.23 * size, 0), (.23 * size, .04 * size), (.16 * size, .06 * size), (.13 * size, .16 * size),
               (0, .18 * size)], toy(hat), segments=48, loc=(x, y, z + .79 * size))


def gable(x, y, z, width, depth, height, roof, overhang=.1):
    """A ridged roof whose gable faces the camera's left; z is the eaves."""
    prism([(-overhang, 0), (width + overhang, 0), (width / 2, height)], depth + overhang * 1.6, toy(roof), bevel=.03,
          loc=(x, y + depth + overhang * .8, z), rot=(pi / 2, 0, 0))


def house(x, y, z, width, depth, height, wall, roof, door='ink', pane='mari'):
    block(x, y, z, width, depth, height, wall, .04)
    gable(x, y, z + height, width, depth, width * .62, roof)
    block(x + width * .3, y - .035, z, width * .24, .07, height * .58, door, .02)
    block(x + width * .64, y - .03, z + height * .38, width * .2, .06, height * .3, pane, .015)
    block(x + width - .03, y + depth * .3, z + height * .35, .06, depth * .34, height * .34, pane, .015)
    block(x + width * .68, y + depth * .55, z + height + width * .1, .13, .13, width * .5, wall, .02)


def flag(x, y, z, height=1.3, colour='tang'):
    post(x, y, z, .04, height, 'paper', bevel=.01)
    bead(x, y, z + height, .06, 'mari')
    prism([(0, 0), (.62, .18), (0, .42)], .05, toy(colour), bevel=.015, loc=(x + .03, y + .02, z + height - .45),
          rot=(pi / 2, 0, 0))


def boat(x, y, z, turn=0, hull='tang', sail='paper', size=1):
    e = group((x, y, z), (0, 0, radians(turn)), size)
    prism([(-.7, -.26), (.45, -.26), (.85, 0), (.45, .26), (-.7, .26)], .26, toy(hull), bevel=.06, parent=e)
    box((1.0, .34, .06), toy('paper2'), bevel=.02, loc=(-.1, 0, .27), parent=e)
    cylinder(.035, 1.35, toy('ink'), loc=(.05, 0, .9), parent=e)
    prism([(0, 0), (.62, 0), (0, 1.0)], .04, toy(sail), bevel=.012, loc=(.1, .02, .42), rot=(pi / 2, 0, 0), parent=e)
    prism([(0, 0), (-.46, 0), (0, .8)], .04, toy('mari'), bevel=.012, loc=(0, .02, .42), rot=(pi / 2, 0, 0), parent=e)
    return e


def crate(x, y, z, side, colour='mari', trim='mari_edge'):
    block(x, y, z, side, side, side * .9, colour, .03)
    for k in (.08, .42, .76):
        block(x - .012, y - .012, z + side * k * .9, side + .024, side + .024, side * .1, trim, .012)


def lighthouse(x, y, z, size=1.0, stripes=5, lamp=None):
    """A striped tower of `stripes` courses, with a gallery; lamp: a material for the light."""
    course, foot = .58 * size, .62 * size
    for k in range(stripes):
        wide, narrow = foot - .055 * size * k, foot - .055 * size * (k + 1)
        post(x, y, z + course * k, wide, course, 'tang' if k % 2 == 0 else 'paper', top=narrow, bevel=.02, segments=64)
    top = z + course * stripes
    post(x, y, top, .52 * size, .1 * size, 'ink', bevel=.03)
    for k in range(12):
        a = 2 * pi * k / 12
        post(x + .46 * size * cos(a), y + .46 * size * sin(a), top + .1 * size, .018 * size, .22 * size, 'ink', bevel=.004, segments=10)
    torus(.46 * size, .022 * size, toy('ink'), segments=48, sides=8, loc=(x, y, top + .32 * size))
    cylinder(.26 * size, .46 * size, lamp or toy('mari'), bevel=.02, loc=(x, y, top + .33 * size))
    for k in range(6):
        a = 2 * pi * k / 6
        post(x + .27 * size * cos(a), y + .27 * size * sin(a), top + .1 * size, .022 * size, .46 * size, 'ink', bevel=.004, segments=10)
    lathe([(.4 * size, 0), (.42 * size, .05 * size), (.2 * size, .26 * size), (.05 * size, .44 * size), (0, .46 * size)], toy('ink'),
          segments=64, loc=(x, y, top + .56 * size))
    bead(x, y, top + 1.06 * size, .07 * size, 'mari')
    return top + .33 * size


def truss(a, b, side, colour, rungs, bar_size=.08):
    """A lattice mast or jib between two points: four chords and zigzags on all sides."""
    a, b = Vector(a), Vector(b)
    along = (b - a).normalized()
    u = along.orthogonal().normalized() if abs(along.z) < .9 else Vector((1, 0, 0))
    if abs(along.z) < .9:
        u = along.cross(Vector((0, 0, 1))).normalized()
    v = along.cross(u).normalized()
    corners = [u * s * side / 2 + v * t * side / 2 for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for corner in corners:
        beam(a + corner, b + corner, bar_size, colour)
    step = (b - a) / rungs
    for k in range(rungs):
        for i, corner in enumerate(corners):
            other = corners[(i + 1) % 4]
            start, end = (corner, other) if (k + i) % 2 else (other, corner)
            beam(a + step * k + start, a + step * (k + 1) + end, bar_size * .62, colour, .008)


def gear(x, y, z, radius, height, colour, teeth=10, rot=(0, 0, 0)):
    outline = []
    for k in range(teeth):
        for share, r in ((-.28, radius * .8), (-.18, radius), (.18, radius), (.28, radius * .8)):
            a = 2 * pi * (k + share) / teeth
            outline.append((r * cos(a), r * sin(a)))
    return prism(outline, height, toy(colour), bevel=.03, loc=(x, y, z), rot=rot)


