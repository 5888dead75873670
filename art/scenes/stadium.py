"""A match day: the ground under its floodlights, its stands full of white seats but for a few, and one."""
from math import cos, radians, sin

from kit.football import football
from kit.materials import toy
from kit.shapes import box, cylinder, group, scatter, torus
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bar, beam, bead, block, flag, peg, post


def draw(_name):
    isometric(15.2, (.1, .2, 1.35))
    daylight(fill='#e2f7ea')
    shadow_ground()
    _ground()


def _ground():
    block(-5.6, -4.5, 0, 11.2, 9.0, .16, 'ink', .07)
    block(-5.5, -4.4, .14, 11.0, 8.8, .18, 'paper', .06)
    _pitch()
    _stand(9.6, 7, (-4.8, 2.55, .32), 0)
    _stand(5.4, 6, (-3.55, -2.95, .32), 90)
    _stand(9.6, 2, (4.8, -3.3, .32), 180)
    _roof()
    for x, y in ((-5.1, -4.0), (-5.1, 4.0), (5.1, 4.0)):
        _floodlight(x, y)
    flag(4.9, -4.1, .32, 1.5, 'mari')
    for k, (x, y, coat) in enumerate(((-1.9, -.2, 'tang'), (-.6, .9, 'tang'), (.4, -1.2, 'orch'), (1.4, .3, 'tang'), (2.6, -.6, 'orch'), (3.2, .8, 'orch'))):
        peg(x, y, .4, coat, f'skin{k % 5 + 1}', .95, hair=('ink', 'tang_edge')[k % 2], turn=40 * (k % 3), band='white')
    football((1.0, -.35, .54), .15)


def _pitch():
    block(-3.35, -2.75, .3, 8.0, 5.0, .1, 'pitch_lift', .03)
    for k in range(4):
        block(-3.3 + 2.0 * k, -2.7, .32, 1.0, 4.9, .09, 'pitch', .02)
    for x in (-3.1, .62, 4.35):
        block(x, -2.5, .4, .06, 4.5, .03, 'white', .008)
    for y in (-2.5, 1.95):
        block(-3.1, y, .4, 7.5, .06, .03, 'white', .008)
    torus(.75, .03, toy('white'), segments=64, sides=8, loc=(.65, -.25, .42))
    for x, way in ((-3.1, 1), (4.4, -1)):
        block(min(x, x + way * 1.2), -1.35, .4, 1.2, .05, .03, 'white', .008)
        block(min(x, x + way * 1.2), .8, .4, 1.2, .05, .03, 'white', .008)
        block(x + way * 1.2, -1.35, .4, .05, 2.2, .03, 'white', .008)
        for a, b in (((x, -.85, .4), (x, -.85, 1.15)), ((x, .35, .4), (x, .35, 1.15)), ((x, -.85, 1.15), (x, .35, 1.15)),
                     ((x, -.85, 1.15), (x - way * .35, -.85, .42)), ((x, .35, 1.15), (x - way * .35, .35, .42))):
            bar(a, b, .035, 'white')


def _stand(length, rows, corner, turn):
    """Steps of concrete, a seat every half metre; a few are late, one has nothing to tell."""
    e = group(corner, (0, 0, radians(turn)))
    c, s = cos(radians(turn)), sin(radians(turn))
    seats = {'white': [], 'mari': [], 'tang': []}
    per_row = int(length / .42)
    for row in range(rows):
        box((length, .44, .3 + .3 * row), toy('ink' if row % 2 else 'ink2'), bevel=.03, loc=(length / 2, .22 + .42 * row, .15 + .15 * row), parent=e)
        for k in range(per_row):
            x, y, z = .25 + k * (length - .5) / (per_row - 1), .2 + .42 * row, .42 + .3 * row
            kind = 'tang' if (turn, row, k) == (0, 3, 13) else 'mari' if (row * 7 + k * 3 + turn) % 41 == 5 else 'white'
            seats[kind].append((corner[0] + c * x - s * y, corner[1] + s * x + c * y, corner[2] + z))
    for kind, points in seats.items():
        if points:
            scatter(points, box((.27, .27, .24), toy(kind), bevel=.06))


def _roof():
    for x in (-4.6, -1.55, 1.55, 4.6):
        beam((x, 5.0 - .6, .3), (x, 4.4, 4.2), .16, 'ink')
        beam((x, 4.4, 4.2), (x, 3.1, 4.0), .14, 'ink')
    block(-4.95, 2.9, 4.02, 9.9, 1.75, .16, 'pitch', .05)
    block(-4.95, 2.84, 3.96, 9.9, .14, .26, 'mari', .04)
    for k in range(10):
        block(-4.7 + .98 * k, 3.1, 4.17, .5, 1.4, .06, 'pitch_lift', .02)


def _floodlight(x, y):
    post(x, y, .32, .14, .3, 'ink')
    post(x, y, .4, .09, 3.6, 'paper', top=.06)
    e = group((x, y, 4.1), (0, radians(0), radians(-45 if x < 0 else -135)))
    box((.16, 1.1, .8), toy('ink'), bevel=.05, loc=(0, 0, 0), rot=(0, radians(16), 0), parent=e)
    for i in range(3):
        for j in range(2):
            cylinder(.13, .1, toy('mari'), bevel=.03, loc=(.09, -.34 + .34 * i, -.18 + .36 * j), rot=(0, radians(90 + 16), 0), parent=e)
