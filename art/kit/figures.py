"""The peg figure of the team: one turned body and head, dressed by a few words. It faces -y."""
from math import asin, atan2, cos, degrees, pi, radians, sin

from mathutils import Vector

from kit.materials import surface, toy
from kit.palette import mix
from kit.shapes import ball, group, lathe, moulded, torus, tube

BODY = [(0, 0), (.74, 0), (.78, .06), (.765, .16), (.68, .52), (.52, .86), (.34, 1.0), (0, 1.04)]
HEAD, RADIUS = Vector((0, 0, 1.42)), .52


def on_body(azimuth, z, off=0.0):
    """A point of the coat; azimuth in degrees, 0 is the front, positive the viewer's right."""
    for (r0, z0), (r1, z1) in zip(BODY[1:], BODY[2:]):
        if z0 <= z <= z1:
            radius = r0 + (r1 - r0) * (z - z0) / (z1 - z0) + off
            return Vector((radius * sin(radians(azimuth)), -radius * cos(radians(azimuth)), z))
    raise ValueError(f'{z} is not on the body')


def on_head(azimuth, elevation, radius=RADIUS):
    a, e = radians(azimuth), radians(elevation)
    return HEAD + Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e))) * radius


def body(coat, trim, buttons=None, collar='round', parent=None):
    lathe(BODY, toy(coat), segments=128, parent=parent, subdivide=1)
    torus(.755, .035, toy(trim), loc=(0, 0, .1), sides=16, parent=parent)
    if collar == 'round':
        torus(.42, .06, toy(trim), loc=(0, 0, .955), parent=parent)
    if collar == 'roll':
        for z, radius in ((.94, .45), (1.02, .4)):
            torus(radius, .085, toy(trim), loc=(0, 0, z), parent=parent)
    if collar == 'lapels':
        torus(.41, .05, toy(trim), loc=(0, 0, .965), parent=parent)
        for side in (-1, 1):
            points = [on_body(side * a, z, .015) for a, z in ((30, .93), (20, .8), (9, .62), (2, .5))]
            tube(points, .05, toy(trim), radii=[1.1, 1.3, 1, .4], parent=parent)
    for z in ((.4, .22) if collar == 'lapels' else (.64, .44, .26)) if buttons else ():
        ball(.052, toy(buttons, .3, .3), loc=on_body(3, z, .0), parent=parent)
    seam = [on_body(9 if collar != 'lapels' else 3, z, .002) for z in (.1, .3, .5, .7, .9)]
    tube(seam, .008, toy('ink'), parent=parent)


def arm(side, coat, hand, skin, parent=None):
    """A sleeve from the shoulder to `hand`, which ends in a round mitten."""
    hand = Vector(hand)
    shoulder = Vector((side * .38, -.1, .84))
    elbow = (shoulder + hand) / 2 + Vector((side * .14, .02, -.04))
    tube([shoulder, shoulder * .4 + elbow * .6, elbow, hand], .14, toy(coat), radii=[.8, 1.05, 1.05, .95], parent=parent)
    cuff = torus(.125, .035, toy('paper' if coat != 'paper' else 'ink'), segments=48, sides=12, loc=hand, parent=parent)
    cuff.rotation_euler = (hand - elbow).to_track_quat('Z', 'Y').to_euler()
    ball(.125, toy(skin), loc=hand + (hand - elbow).normalized() * .08, parent=parent)


def face(skin, brows='ink', smile=.05, blinks=False):
    skin_matter = toy(skin, .4, .15)
    moulded(lambda d: d * RADIUS, skin_matter, u=96, v=64, loc=HEAD)
    for side in (-1, 1):
        moulded(lambda d: Vector((d.x * .07, d.y * .11, d.z * .13)), skin_matter, u=32, v=24, loc=on_head(side * 88, -6, .53))
        if blinks:
            tube([on_head(side * 19 + a, 1 - 3 * cos(radians(a * 15)), .524) for a in (-6, -3, 0, 3, 6)], .017, toy('ink'))
        else:
            ball(.056, toy('ink', .15, .8), loc=on_head(side * 19, 1, .505), scale=(1, .6, 1.12), rot=(0, 0, radians(side * 19)))
            ball(.014, surface('#ffffff', glow='#ffffff', power=.6), loc=on_head(side * 19 + 2.2, 4.5, .548))
        points = [on_head(side * a, e, .528) for a, e in ((12, 17), (19, 20.5), (27, 18))]
        tube(points, .017, toy(brows), radii=[.7, 1, .7])
        blush = surface(mix(skin, 'tang', .5), rough=.5)
        ball(.085, blush, loc=on_head(side * 38, -15, .502), scale=(1, .35, .8), rot=(0, 0, radians(side * 38)))
    ball(.062, skin_matter, loc=on_head(0, -7, .525))
    mouth = [on_head(a, -21 - smile * 100 * (1 - (a / 11) ** 2), .522) for a in (-11, -7, -3, 0, 3, 7, 11)]
    tube(mouth, .016, toy('ink'))


def shell(line, colour, thick=.035, waves=0, depth=0.0, rough=.45, matter=None):
    """Hair or a hat over the head wherever line(azimuth, elevation) > 0; sunk into the skull elsewhere."""
    def shape(d):
        azimuth, elevation = degrees(atan2(d.x, -d.y)), degrees(asin(max(-1, min(1, d.z))))
        share = max(0, min(1, (line(azimuth, elevation) + 3) / 7))
        share = share * share * (3 - 2 * share)
        wave = depth * abs(sin(waves * radians(azimuth + 14 * sin(radians(elevation * 2))))) * cos(radians(elevation)) if waves else 0
        return d * (RADIUS * .94 + (RADIUS * .06 + thick + wave) * share)
    return moulded(shape, matter or toy(colour, rough, .2), u=200, v=140, loc=HEAD)


def fringe(front, side, back, parting=0):
    """A hairline: elevations in degrees at the front, over the ears and behind."""
    def line(azimuth, elevation):
        a = abs(azimuth)
        if a < 60:
            limit = front + (side - front) * (a / 60) ** 3 - parting * sin(radians(azimuth * 2))
        else:
            limit = side + (back - side) * min(1, (a - 60) / 50)
        return elevation - limit
    return line


def curls(colour, front=24, size=.15, count=46):
    shell(fringe(front, 4, -22), colour, .02)
    golden = pi * (3 - 5 ** .5)
    for k in range(count):
        z = 1 - 1.25 * (k + .5) / count
        radius, turn = (1 - z * z) ** .5, golden * k
        d = Vector((radius * cos(turn), radius * sin(turn), z))
        azimuth, elevation = degrees(atan2(d.x, -d.y)), degrees(asin(d.z))
        if fringe(front + 4, 6, -24)(azimuth, elevation) > 0:
            ball(size * (.86 + .2 * ((k * 7) % 5) / 5), toy(colour, .4, .25), u=32, v=20, loc=HEAD + d * .53)


def bun(colour, loc, radius, tie=None):
    swirl = moulded(lambda d: d * radius * (1 + .05 * abs(sin(3 * atan2(d.y, d.x) + 4 * d.z))), toy(colour, .4, .25), u=80, v=56, loc=loc)
    if tie:
        base = HEAD + (Vector(loc) - HEAD).normalized() * (RADIUS + .03)
        ring = torus(radius * .58, .04, toy(tie), segments=40, sides=12, loc=base)
        ring.rotation_euler = (Vector(loc) - HEAD).to_track_quat('Z', 'Y').to_euler()
    return swirl


def beanie(colour, band, bobble):
    wool = surface(colour, rough=.85, sheen=.5, bump=(60, .12, 2))
    edge = fringe(22, 16, 8)
    shell(edge, colour, .07, 22, .018, matter=wool)
    cuff = surface(band, rough=.85, sheen=.5, bump=(60, .12, 2))
    shell(lambda a, e: min(edge(a, e), 20 - edge(a, e)), band, .1, 26, .02, matter=cuff)
    ball(.15, surface(bobble, rough=.9, sheen=.6, bump=(30, .5, 3)), loc=HEAD + Vector((0, .06, .68)))


def brimmed_hat(colour, band, brim=.74, tilt=-9, tall=.4):
    e = group(HEAD + Vector((0, .04, .24)), (radians(tilt), radians(3), 0))
    lathe([(0, .02), (brim - .04, -.02), (brim, .0), (brim - .02, .04), (.52, .07), (.5, .1), (.46, tall), (.4, tall + .06), (.2, tall + .03), (0, tall + .02)],
          toy(colour, .6), segments=96, parent=e)
    torus(.5, .035, toy(band), loc=(0, 0, .12), tall=1.6, sides=16, parent=e)
    return e


def glasses(colour, radius=.15):
    for side in (-1, 1):
        ring = torus(radius, .02, toy(colour, .25, .4), segments=64, sides=12, loc=on_head(side * 19, 1, .585))
        ring.rotation_euler = (pi / 2, 0, radians(side * 13))
        tube([on_head(side * 34, 2, .58), on_head(side * 60, 3, .56), on_head(side * 86, 2, .54)], .016, toy(colour))
    tube([on_head(-5, 4, .58), on_head(0, 6, .6), on_head(5, 4, .58)], .017, toy(colour))
