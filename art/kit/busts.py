"""The vinyl bust of a client: one head and shoulders, and the parts that make a person of it. It faces -y.

No teeth, no pupils, no eyelids, brows arched: that keeps it a toy.
"""
from math import asin, atan2, cos, degrees, exp, pi, radians, sin

from mathutils import Vector

from kit.materials import surface, toy
from kit.palette import mix
from kit.shapes import ball, box, cylinder, group, moulded, superellipsoid, sweep, torus, tube


def smooth(a, b, x):
    t = max(0, min(1, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def skull(d):
    p = superellipsoid(1, .90, .94, .86, .86)(d)
    p.x *= 1 + .07 * smooth(.25, -.45, p.z) * smooth(1.0, .3, abs(p.z) + .1)
    p.y *= 1 + .04 * smooth(.3, -.5, p.z)
    return p


def angles(d):
    return degrees(atan2(d.x, -d.y)), degrees(asin(max(-1, min(1, d.z))))


def on(azimuth, elevation, off=0.0):
    """A point of the head; azimuth 0 is the face, positive the viewer's right."""
    a, e = radians(azimuth), radians(elevation)
    d = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    return skull(d) + d * off


class Bust:
    """Torso and head as two groups that parts hang on."""

    def __init__(self, skin, top, turn, brow, neck='hood', ears=True):
        self.root = group((0, 0, 0), (0, 0, radians(turn)))
        self.head = group((0, 0, 2.02), (radians(-2), radians(2 if turn > 0 else -2), 0), parent=self.root)
        self.skin = surface(skin, rough=.42, spec=.4, coat=.12)
        self.top = surface(top, rough=.75, spec=.25, sheen=.5, bump=(60, .05, 2))
        self._torso()
        self._face(skin, brow)
        if ears:
            self._ears()
        {'hood': self._hood, 'roll': self._roll, 'shirt': self._shirt, 'none': lambda: None}[neck]()

    def _torso(self):
        def shape(d):
            p = superellipsoid(1.08, .74, 1.05, .75, .8)(d)
            k = 1 - .30 * smooth(.05, 1.0, p.z)
            return Vector((p.x * k, p.y * (k * .9 + .1), p.z))
        moulded(shape, self.top, loc=(0, .06, .02), parent=self.root)
        for side in (-1, 1):
            moulded(superellipsoid(.33, .36, .72, .85, .9), self.top, loc=(side, .05, -.12),
                    rot=(0, side * radians(-13), 0), parent=self.root)
        cylinder(.34, .6, self.skin, loc=(0, .04, 1.08), bevel=0, parent=self.root)

    def _hood(self):
        torus(.46, .15, self.top, tall=1.15, loc=(0, .02, .98), rot=(radians(8), 0, 0), scale=(1, .95, 1), parent=self.root)
        moulded(superellipsoid(.62, .34, .34, .8, .9), self.top, loc=(0, .52, .92), rot=(radians(-20), 0, 0), parent=self.root)
        for side in (-1, 1):
            cord = [(side * .2, -.44, .93), (side * .22, -.66, .72), (side * .23, -.76, .45), (side * .22, -.80, .22)]
            tube(cord, .028, toy('paper'), parent=self.root)
            cylinder(.036, .12, surface('#e8c48c', metal=1, rough=.25), loc=(side * .22, -.80, .2), parent=self.root)

    def _roll(self):
        for z, radius, thick in ((.96, .5, .15), (1.14, .45, .13)):
            torus(radius, thick, self.top, loc=(0, .02, z), scale=(1, .95, 1), parent=self.root)

    def _shirt(self):
        torus(.44, .1, toy('paper'), loc=(0, .02, 1.0), rot=(radians(8), 0, 0), scale=(1, .95, 1), parent=self.root)
        for side in (-1, 1):
            moulded(superellipsoid(.26, .06, .2, .7, .8), toy('paper'), loc=(side * .22, -.6, .84), rot=(radians(-36), side * radians(34), 0), parent=self.root)
        for z in (.5, .25):
            ball(.05, toy('paper'), loc=(0, -.79, z), parent=self.root)

    def _face(self, skin, brow):
        moulded(skull, self.skin, u=160, v=110, parent=self.head)
        black, white = surface('#120d10', rough=.08, coat=1), surface('#ffffff', rough=.2, glow='#ffffff', power=.9)
        blush = surface(mix(skin, '#f0563a', .4), rough=.5)
        for side in (-1, 1):
            turn = radians(side * 23)
            ball(.125, black, loc=on(side * 23, -4, -.035), rot=(0, 0, turn), scale=(1, .55, 1.32), parent=self.head)
            ball(.034, white, loc=on(side * 23 + 3.2, 1.2, .03), parent=self.head)
            ball(.016, white, loc=on(side * 23 - 2.6, -8.5, .035), parent=self.head)
            arch = [on(side * 12.5, 17.5, .03), on(side * 23, 21.5, .045), on(side * 23, 21.5, .045), on(side * 34, 16.5, .03)]
            tube(arch, .052, toy(brow), radii=[.6, 1, 1, .5], parent=self.head)
            ball(.15, blush, loc=on(side * 42, -20, -.028), rot=(0, 0, radians(side * 42)), scale=(1, .22, .72), parent=self.head)
        moulded(superellipsoid(.095, .10, .085, 1, 1), self.skin, loc=on(0, -13, .02), parent=self.head)
        self.mouth()

    def _ears(self):
        for side in (-1, 1):
            moulded(superellipsoid(.13, .20, .24, .9, .9), self.skin, loc=on(side * 90, -7),
                    rot=(0, side * radians(10), side * radians(16)), parent=self.head)

    def mouth(self):
        tube([on(-11, -25), on(-5, -29.5, .012), on(5, -29.5, .012), on(11, -25)], .024, toy('#5a2320', .5), parent=self.head)

    def shell(self, line, matter, radius=1.08, strands=0, depth=0.0, lift=None):
        """Hair, hats and scarves: over the head where line(azimuth, elevation) > 0, inside the skull elsewhere."""
        def shape(d):
            azimuth, elevation = angles(d)
            share, out = smooth(-3, 5, line(azimuth, elevation)), radius
            if lift:
                out += lift(azimuth, elevation)
            if strands:
                out += depth * abs(sin(strands * radians(azimuth + 22 * sin(radians(elevation * 2))))) ** .7 * cos(radians(elevation))
            return skull(d) * (.93 + (out - .93) * share)
        return moulded(shape, matter, u=220, v=160, parent=self.head)

    def lock(self, azimuth, elevation, radius, matter, squash=(1, 1, .75), off=.08):
        return moulded(superellipsoid(radius, radius, radius, .9, .9), matter, loc=on(azimuth, elevation, off),
                       rot=(radians(-20), radians(azimuth * .5), radians(azimuth * .4)), scale=squash, parent=self.head)

    def round_glasses(self, colour, radius=.285):
        frame = surface(colour, rough=.2, coat=.5)
        for side in (-1, 1):
            middle = on(side * 23.5, -3, .20)
            torus(radius, .036, frame, sides=16, loc=middle, rot=(pi / 2, 0, radians(side * 13)), parent=self.head)
            tube([middle + Vector((side * radius, .05, .04)), on(side * 62, 0, .12), on(side * 84, 0, .10)], .03, frame, parent=self.head)
        a, b = on(-23.5, -3, .2) + Vector((radius - .02, -.02, .06)), on(23.5, -3, .2) + Vector((.02 - radius, -.02, .06))
        middle = (a + b) / 2 + Vector((0, -.07, .09))
        tube([a, a * .4 + middle * .6, middle, b * .4 + middle * .6, b], .032, frame, parent=self.head)

    def headset(self, colour, accent):
        white, dark = toy(colour, .3, .4), toy('ink', .6)
        sweep([(1.16 * sin(radians(a)), .06, 1.20 * cos(radians(a)) - .02) for a in range(-84, 85, 4)], .26, .09, white, parent=self.head)
        for side in (-1, 1):
            torus(.27, .13, dark, loc=(side * 1.07, .04, -.04), rot=(0, pi / 2, 0), scale=(1.15, 1, 1), parent=self.head)
            cylinder(.36, .20, white, loc=(side * 1.22, .04, -.04), rot=(0, pi / 2, 0), scale=(1.12, .98, 1), bevel=.07, parent=self.head)
            torus(.20, .028, toy(accent), loc=(side * 1.325, .04, -.04), rot=(0, pi / 2, 0), parent=self.head)
        tube([(-1.2, -.12, -.25), (-1.12, -.62, -.55), (-.75, -.98, -.62), (-.45, -1.04, -.58)], .03, dark, parent=self.head)
        moulded(superellipsoid(.10, .07, .07, .8, .8), dark, loc=(-.40, -1.05, -.57), parent=self.head)

    def earrings(self, colour, radius=.14):
        for side in (-1, 1):
            torus(radius, .035, toy(colour, .3, .4), loc=on(side * 86, -28, .14), rot=(pi / 2, 0, radians(side * 80)), segments=48, parent=self.head)

    def beard(self, matter, radius=1.055):
        def line(a, e):
            gap = 8 * (abs(a) - 15) if abs(a) < 16 and -34 < e else 99
            return min((-19 if abs(a) < 20 else -19 + (abs(a) - 20) * .45) - e, 96 - abs(a), gap)
        self.shell(line, matter, radius, 12, .03)

    def beanie(self, colour, bobble=None):
        wool = surface(colour, rough=.85, sheen=.6, bump=(40, .1, 2))

        def line(a, e):
            return e - (26 - smooth(40, 110, abs(a)) * 16)
        self.shell(line, wool, 1.10, lift=lambda a, e: .02 * abs(sin(20 * radians(a))) * cos(radians(e)) + .10 * smooth(50, 90, e))
        self.shell(lambda a, e: min(line(a, e), (46 - smooth(40, 110, abs(a)) * 18) - e), wool, 1.17,
                   lift=lambda a, e: .025 * abs(sin(26 * radians(a))))
        if bobble:
            ball(.25, surface(bobble, rough=.9, sheen=.6, bump=(14, .5, 3)), loc=(0, .05, 1.22), parent=self.head)

    def helmet(self, colour, trim):
        """A space helmet with a rounded opening."""
        shell = surface(colour, rough=.28, coat=.6)

        def opening(a, e):
            return (abs(a) / 58) ** 3.2 + (abs(e + 3) / 36) ** 3.2

        def shape(d):
            q = opening(*angles(d))
            share, rim = smooth(.86, 1.0, q), exp(-((q - 1.15) / .18) ** 2) * .045
            return superellipsoid(1.30, 1.24, 1.22, .95, .95)(d) * ((1.0 + rim) * share + (1 - share) * .80)
        hull = moulded(shape, shell, u=260, v=190, parent=self.head)
        self._cut(hull, lambda d: d.y < 0 and opening(*angles(d)) < .80)
        edge = []
        for i in range(72):
            turn = 2 * pi * i / 72
            c, s = (abs(v) ** (2 / 3.2) * (1 if v >= 0 else -1) for v in (cos(turn), sin(turn)))
            a, e = radians(58 * .93 * c), radians(36 * .93 * s - 3)
            d = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
            edge.append(superellipsoid(1.30, 1.24, 1.22, .95, .95)(d) * .84)
        tube(edge, .07, toy('ink2', .5), closed=True, parent=self.head)
        for side in (-1, 1):
            cylinder(.30, .16, toy('ink2'), loc=(side * 1.27, .02, -.02), rot=(0, pi / 2, 0), bevel=.04, parent=self.head)
            torus(.2, .035, toy(trim), loc=(side * 1.355, .02, -.02), rot=(0, pi / 2, 0), parent=self.head)
        tube([(1.26, .05, .2), (1.30, .1, .8), (1.32, .12, 1.25)], .028, toy('ink2'), parent=self.head)
        ball(.085, surface(trim, glow=trim, power=1.2), loc=(1.32, .12, 1.28), parent=self.head)
        crest = [Vector((0, -1.30 * cos(radians(a)), 1.27 * sin(radians(a)))) for a in range(40, 170, 4)]
        sweep(crest, .26, .06, toy(trim, .3), up=(1, 0, 0), parent=self.head)
        torus(.60, .17, shell, loc=(0, .02, .98), scale=(1, .95, .9), parent=self.root)
        box((.62, .12, .34), toy('ink3'), bevel=.05, loc=(0, -.74, .42), rot=(radians(-8), 0, 0), parent=self.root)
        for i, colour in enumerate((trim, 'pitch_pale', 'tang')):
            ball(.05, surface(colour, glow=colour, power=.6), loc=(-.17 + .17 * i, -.81, .45), parent=self.root)

    @staticmethod
    def _cut(thing, inside):
        import bmesh
        mesh = bmesh.new()
        mesh.from_mesh(thing.data)
        faces = [f for f in mesh.faces if inside(f.calc_center_median().normalized())]
        bmesh.ops.delete(mesh, geom=faces, context='FACES')
        mesh.to_mesh(thing.data)
        mesh.free()
