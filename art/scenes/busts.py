"""Eight clients as vinyl busts, each on a wall of the palette that their clothes answer."""
from math import atan2, cos, pi, radians, sin

from mathutils import Vector

from kit.busts import Bust, on, skull, smooth
from kit.materials import surface, toy
from kit.shapes import ball, moulded, superellipsoid, torus, tube
from kit.stage import backdrop, camera, point, sky, sun


def draw(name):
    wall = PEOPLE[name.removeprefix('bust-')]()
    ground = backdrop(surface(wall, rough=.75, spec=.15), width=60, depth=5, radius=3, height=20, front=12)
    ground.location.z = -.9
    ground.visible_diffuse = False  # or the wall colours the skin
    sun((.5, 1.0, -.75), 2.35, '#fff3e2', angle=14)
    sun((-.8, -.5, -.45), 1.3, '#fff6ea', angle=10)
    sky([(0, '#fff1e4'), (.5, '#ffffff'), (1, '#fffaf0')], .58)
    camera((0, -9.2, 2.15), (0, 0, 1.60), 78)


def _marek_sowa():
    hair = toy('#2a1712', .38, .3)
    b = Bust('#f1bf9b', 'pitch', -14, '#2a1712')
    b.shell(lambda a, e: e - (38 - 4 * cos(radians(a * 3)) - smooth(48, 62, abs(a)) * 36 - smooth(98, 125, abs(a)) * 36), hair, 1.06, 16, .025)
    for a, e, r, squash in ((-26, 56, .40, (1.1, .95, .72)), (4, 54, .44, (1.15, 1, .78)), (32, 55, .36, (1.05, .9, .7)),
                            (-12, 74, .44, (1.2, 1, .6)), (24, 76, .40, (1.1, 1, .6))):
        b.lock(a, e, r, hair, squash)
    b.round_glasses('ink')
    return 'tang'


def _tomas_lindqvist():
    b = Bust('#f3c9a6', 'ink2', 16, '#c99a4a', neck='none')
    b.shell(lambda a, e: e - (34 - 5 * cos(radians(a * 2.5))), toy('#d9a94e', .4, .3), 1.05, 14, .03)
    b.helmet('paper', 'mari')
    light = point((0, -1.5, 2.25), 22, '#fff0e0', .25, parent=b.root)
    light.visible_glossy = False
    return 'orch'


def _ilse_brandt():
    """A silver bob and a black roll-neck."""
    hair = toy('#d9d4dc', .35, .35)
    b = Bust('#f0c8ae', 'ink', -12, '#a59aa6', neck='roll')
    b.shell(lambda a, e: e - (33 if abs(a) < 52 else 33 - smooth(52, 66, abs(a)) * 74), hair, 1.1, 9, .025,
            lift=lambda a, e: .1 * smooth(20, -34, e) * smooth(50, 70, abs(a)))
    b.lock(-34, 40, .34, hair, (1.3, .8, .55), .03)
    b.earrings('tang', .16)
    return 'mari'


def _grant_oduya():
    b = Bust('#6f4630', 'mari', 12, '#1d1413')
    b.beanie('tang', 'paper')
    b.beard(toy('#1d1413', .5, .1))
    return 'pitch'


def _priya_nair():
    hair = toy('#2b1218', .38, .3)
    b = Bust('#b5764d', 'orch_edge', -10, '#2b1218')
    b.shell(lambda a, e: e - (46 - .012 * (a - 8) ** 2 if abs(a) < 60 else 3 - smooth(60, 100, abs(a)) * 40), hair, 1.075, 11, .03)
    moulded(lambda d: superellipsoid(.44, .44, .40, .9, .9)(d) * (1 + .05 * abs(sin(4 * atan2(d.y, d.x) + 5 * d.z))), hair,
            u=160, v=100, loc=(0, .42, 1.18), rot=(radians(-22), 0, 0), parent=b.head)
    torus(.27, .06, toy('mari'), loc=(0, .32, .93), rot=(radians(-22), 0, 0), parent=b.head)
    b.headset('paper', 'tang')
    return 'ink3'


def _noor_haddad():
    """A headscarf with a folded edge, and a pin."""
    b = Bust('#dca77c', 'ink2', 14, '#2a1a18', neck='none', ears=False)
    cloth = surface('pitch_lift', rough=.7, sheen=.4, bump=(40, .04, 2))

    def opening(a, e):
        return (abs(a) / 56) ** 2.6 + (abs(e + 1) / 40) ** 2.6
    b.shell(lambda a, e: 60 * (opening(a, e) - 1), cloth, 1.11, lift=lambda a, e: .05 * smooth(.2, 1, abs(a) / 180) + .02 * sin(radians(e * 5 + a * 2)))
    for k in range(3):
        path = []
        for i in range(60):
            turn = 2 * pi * i / 60
            c, s = (abs(v) ** (2 / 2.6) * (1 if v >= 0 else -1) for v in (cos(turn), sin(turn)))
            path.append(on((53 + 5 * k) * c, (38 + 4 * k) * s - 1, .1 + .012 * k))
        tube(path, .05, cloth, closed=True, parent=b.head)
    for z, radius, thick, tilt in ((1.12, .62, .2, 10), (.92, .74, .2, -6), (.78, .84, .16, 4)):
        torus(radius, thick, cloth, loc=(0, .02, z), rot=(radians(tilt), radians(tilt * .6), 0), scale=(1, .86, 1), parent=b.root)
    moulded(superellipsoid(.34, .1, .5, .8, .9), cloth, loc=(.3, -.74, .5), rot=(radians(-10), radians(-16), radians(12)), parent=b.root)
    ball(.075, surface('#f8c143', metal=.8, rough=.25), loc=(.12, -.86, .86), parent=b.root)
    return 'tang'


def _ola_zielinska():
    """A braided crown and freckles."""
    hair = toy('#e0a83f', .4, .3)
    b = Bust('#f5cfb2', 'tang_edge', -13, '#b9832c')
    b.shell(lambda a, e: e - (42 - .008 * a * a if abs(a) < 60 else 14 - smooth(60, 100, abs(a)) * 48), hair, 1.06, 12, .025)
    count = 26
    for k in range(count):
        turn = 2 * pi * k / count
        d = Vector((sin(turn), -cos(turn), .5 + .1 * cos(turn))).normalized()
        for twist in (-1, 1):
            p = skull(d) * 1.12 + Vector((0, 0, .07 * twist))
            moulded(superellipsoid(.17, .12, .11, 1, 1), hair, u=32, v=20, loc=p, rot=(0, twist * .5, turn), parent=b.head)
    for a, e in ((-34, -13), (-29, -17), (-39, -18), (34, -13), (29, -17), (39, -18), (-5, -9), (5, -9)):
        ball(.02, toy('#c98a5e'), loc=on(a, e, .004), u=12, v=8, parent=b.head)
    for a, colour in ((-40, 'paper'), (8, 'tang'), (44, 'paper')):
        d = Vector((sin(radians(a)), -cos(radians(a)), .66)).normalized()
        for k in range(5):
            t = 2 * pi * k / 5
            ball(.055, toy(colour), loc=skull(d) * 1.25 + Vector((.08 * cos(t), -.03, .08 * sin(t))), u=20, v=14, parent=b.head)
        ball(.045, toy('mari'), loc=skull(d) * 1.25 + Vector((0, -.07, 0)), u=20, v=14, parent=b.head)
    return 'pitch_lift'


def _hugh_penrose():
    """A flat cap and a moustache that has seen live television."""
    grey = toy('#b9b3bd', .5, .15)
    b = Bust('#eebb9a', 'ink3', 12, '#9a939e', neck='shirt')
    b.shell(lambda a, e: min(18 - e, e + 26) if abs(a) > 68 else -9, grey, 1.04, 14, .02)
    cap = surface('#8a6a3c', rough=.9, sheen=.5, bump=(90, .15, 2), vary=('#6d5230', 16, 3))
    b.shell(lambda a, e: e - (24 - smooth(40, 120, abs(a)) * 6), cap, 1.13,
            lift=lambda a, e: .16 * smooth(70, 10, e) * smooth(90, 20, abs(a)) - .12 * smooth(45, 90, e))
    moulded(superellipsoid(.74, .5, .09, .8, .9), cap, loc=(0, -.98, .4), rot=(radians(16), 0, 0), parent=b.head)
    ball(.06, cap, loc=(0, .02, 1.0), parent=b.head)
    for side in (-1, 1):
        tube([on(side * 1, -20, .05), on(side * 9, -21.5, .08), on(side * 17, -26, .06), on(side * 23, -23, .05)], .085, grey,
             radii=[.8, 1, .7, .2], parent=b.head)
    tie = toy('tang', .6)
    moulded(superellipsoid(.1, .07, .09, .7, .8), tie, loc=(0, -.68, .8), parent=b.root)
    moulded(lambda d: Vector((d.x * .17 * (1 - .35 * d.z), d.y * .05, d.z * .42)), tie, loc=(0, -.77, .42), rot=(radians(-8), 0, 0), parent=b.root)
    return 'orch'


PEOPLE = {
    'marek-sowa': _marek_sowa, 'tomas-lindqvist': _tomas_lindqvist, 'ilse-brandt': _ilse_brandt, 'grant-oduya': _grant_oduya,
    'priya-nair': _priya_nair, 'noor-haddad': _noor_haddad, 'ola-zielinska': _ola_zielinska, 'hugh-penrose': _hugh_penrose,
}
