"""The house with two trades, cut open: a yard under a crane, two floors, four benches in their colours."""
from math import cos, pi, radians, sin

from kit.materials import toy
from kit.shapes import box, cylinder, group, prism, torus
from kit.stage import area, daylight, isometric, shadow_ground
from kit.toys import bar, beam, bead, block, bush, crate, flower, peg, post

LOW, HIGH = .3, 3.0  # the two floors


def draw(name):
    isometric(14.0, (.1, .1, 2.55))
    daylight(fill='#fff1e0')
    area((1.0, -7.5, 3.6), (0, 1, 1.2), 9, 90, '#fff1dc', tall=4)
    shadow_ground()
    _ground()
    _shell()
    _games(-3.7, -1.3, LOW)
    _software(.6, -1.3, LOW)
    _labs(-3.7, -.62, HIGH)
    _sport(.6, -.62, HIGH)
    _stairs()
    _roof()
    _yard()


def _ground():
    block(-5.2, -4.3, -.0, 10.4, 7.4, .14, 'ink', .06)
    block(-5.1, -4.2, .12, 10.2, 7.2, .1, 'paper', .04)
    for i in range(10):
        for j in range(3):
            block(-5.0 + i, -4.1 + j * .92, .2, .94, .86, .08, ('paper2', 'paper3')[(i + j) % 2], .02)


def _shell():
    """Walls at the back and on the left; the two sides that face the yard are open."""
    for z, wall, right, front in ((LOW, 'tang', 'mari', -1.55), (HIGH, 'orch', 'pitch_lift', -.5)):
        block(-4.3, 2.55, z, 4.25, .22, 2.5, wall, .03)
        block(.05, 2.55, z, 4.3, .22, 2.5, right, .03)
        block(-4.5, front, z, .22, 2.77 - front, 2.5, wall, .03)
    for x, colour in ((-4.28, 'tang_lift'), (.06, 'mari')):  # floors
        block(x, -1.5, LOW - .06, 4.24, 4.05, .1, ('paper2', 'paper3')[x > 0], .02)
    block(-4.5, -.55, HIGH - .22, 8.9, 3.35, .24, 'ink', .04)
    block(-4.44, -.57, HIGH - .1, 8.78, 3.29, .14, 'paper', .03)
    for x in (-.06,):  # between the benches: a low wall below, a rail above
        block(x - .05, .9, LOW, .14, 1.7, 2.45, 'paper', .03)
        block(x - .05, 1.75, HIGH, .14, .85, 2.4, 'paper', .03)
    for x, y in ((-.1, -.5), (4.2, -.5), (4.2, 2.5)):
        block(x, y, LOW, .2, .2, 2.5, 'ink', .04)
    block(-4.46, -1.58, LOW, .26, .16, 2.5, 'ink', .03)
    block(4.22, 2.5, HIGH, .16, .16, 2.45, 'ink', .03)
    for z, xs in ((LOW, (-3.5, 2.9)), (HIGH, (-3.6, -1.5, .95))):
        for x in xs:
            window(x, 2.52, z + .85)
    bar((.5, -.44, HIGH + .62), (4.2, -.44, HIGH + .62), .035, 'ink')
    bar((-4.3, -.44, HIGH + .62), (-.1, -.44, HIGH + .62), .035, 'ink')
    for k in range(10):
        if k != 5:
            post(-4.3 + k * .94, -.44, HIGH + .04, .025, .6, 'ink', bevel=.005, segments=12)


def window(x, y, z):
    block(x, y - .05, z, .92, .12, .8, 'white', .03)
    for dx in (.07, .48):
        block(x + dx, y - .08, z + .07, .37, .1, .66, 'ink3', .02)
    block(x - .06, y - .12, z - .08, 1.04, .22, .09, 'white', .02)


def table(x, y, z, width, colour, edge, depth=.78):
    for dx in (.08, width - .2):
        for dy in (.08, depth - .2):
            block(x + dx, y + dy, z, .12, .12, .56, 'ink', .02)
    block(x + .1, y + .12, z + .12, width - .2, depth - .24, .1, 'paper3', .02)
    block(x, y, z + .54, width, depth, .16, colour, .045)
    block(x + .02, y - .015, z + .5, width - .04, .06, .08, edge, .015)
    return z + .7


def screen(x, y, z, turn, colours, wide=.7):
    e = group((x, y, z), (0, 0, radians(turn)))
    box((.34, .26, .05), toy('ink'), bevel=.015, loc=(0, 0, .025), parent=e)
    box((.09, .09, .22), toy('ink'), bevel=.02, loc=(0, .04, .13), parent=e)
    box((wide, .09, .52), toy('ink'), bevel=.035, loc=(0, 0, .46), parent=e)
    for k, colour in enumerate(colours):
        length = wide * (.66, .42, .56, .34)[k % 4]
        box((length, .04, .055), toy(colour), bevel=.012, loc=(-wide / 2 + .08 + length / 2, -.045, .62 - .11 * k), parent=e)


def _games(x, y, z):
    """A level on a board, a kart, two who make it and one who plays it."""
    top = table(x + .1, y + .75, z, 2.5, 'tang', 'tang_edge', 1.05)
    block(x + .3, y + .88, top, 1.6, .8, .08, 'ink', .02)
    for i in range(4):
        for j in range(2):
            high = (.1, .2, .34, .16, .14, .1, .24, .42)[i * 2 + j]
            block(x + .34 + .38 * i, y + .92 + .36 * j, top + .07, .36, .34, high, ('pitch_lift', 'pitch', 'mari', 'paper')[(i + j) % 4], .035)
    post(x + 1.66, y + 1.45, top + .48, .09, .3, 'tang', top=.06, bevel=.02)
    post(x + 1.66, y + 1.45, top + .78, .07, .12, 'mari', bevel=.02)
    bead(x + .5, y + 1.08, top + .26, .07, 'tang')
    peg(x + .55, y + .35, z, 'pitch_lift', 'skin2', 1.0, hair='ink', turn=125)
    peg(x + 1.5, y + .3, z, 'orch', 'skin5', 1.0, 'ink', turn=110)
    block(x + 2.85, y + 1.25, z, .85, .8, 1.35, 'ink', .07)  # the machine it is played on
    block(x + 2.8, y + 1.2, z + 1.35, .95, .9, .16, 'tang', .05)
    block(x + 2.92, y + 1.2, z + .78, .7, .08, .46, 'mari', .03)
    block(x + 3.02, y + 1.18, z + .86, .26, .07, .16, 'tang', .02)
    block(x + 2.9, y + .96, z + .52, .76, .34, .1, 'tang', .03)
    bead(x + 3.1, y + 1.05, z + .68, .07, 'orch')
    peg(x + 3.15, y + .5, z, 'mari', 'skin1', .95, 'tang', turn=150)


def _software(x, y, z):
    """A rack, a desk with two screens, a parcel on its way out."""
    for k, colour in enumerate(('paper', 'mari', 'paper', 'mari_edge')):
        block(x + .15, y + 2.1, z + .5 * k, 1.0, .85, .46, colour, .05)
        for q in range(3):
            bead(x + .35 + .16 * q, y + 2.09, z + .24 + .5 * k, .05, ('ink', 'pitch_lift', 'tang')[q], u=16, v=10)
        block(x + .82, y + 2.07, z + .14 + .5 * k, .24, .06, .18, 'ink', .015)
    top = table(x + 1.5, y + 1.6, z, 2.1, 'mari', 'mari_edge', .8)
    screen(x + 1.95, y + 2.1, top, 0, ('mari', 'orch', 'pitch_lift', 'tang'))
    screen(x + 2.85, y + 2.1, top, 0, ('tang', 'mari', 'white', 'mari'))
    block(x + 1.75, y + 1.72, top, .42, .18, .04, 'paper', .012)
    post(x + 3.4, y + 1.85, top, .09, .15, 'tang', bevel=.02)
    peg(x + 1.95, y + 1.15, z, 'ink3', 'skin3', 1.0, hair='tang_edge', turn=135)
    peg(x + 2.95, y + 1.1, z, 'paper', 'skin4', 1.0, hair='ink', turn=150, band='tang')
    block(x + .3, y + .7, z, 2.3, .62, .3, 'ink', .05)  # what leaves the house
    for k in range(7):
        cylinder(.09, .56, toy('ink3'), bevel=.02, loc=(x + .46 + .33 * k, y + 1.01, z + .33), rot=(pi / 2, 0, 0))
    for k, colour in enumerate(('tang', 'pitch_lift', 'orch')):
        block(x + .42 + .72 * k, y + .8, z + .41, .46, .44, .4, colour, .05)
        block(x + .42 + .72 * k + .17, y + .795, z + .405, .1, .45, .41, 'paper', .015)
    peg(x + 3.15, y + .55, z, 'mari', 'skin2', 1.0, 'ink', turn=0)


def _labs(x, y, z):
    """The lattice, flasks on the bench, and a sealed guess."""
    top = table(x + .1, y + 1.3, z, 2.3, 'orch', 'orch_edge', .85)
    for k, (colour, size) in enumerate((('pitch_lift', 1.0), ('tang', .8), ('mari', .9))):
        flask(x + .42 + .5 * k, y + 1.72, top, colour, size)
    block(x + 1.75, y + 1.5, top, .44, .34, .05, 'white', .012)
    bead(x + 1.97, y + 1.67, top + .06, .06, 'tang', u=16, v=10)
    peg(x + .6, y + .85, z, 'white', 'skin4', 1.0, hair='ink', turn=110, band='tang')
    peg(x + 1.6, y + .75, z, 'orch', 'skin1', 1.0, 'tang', turn=20)
    cx, cy, cz = x + 3.0, y + 1.6, z + 1.28
    post(cx, cy, z, .5, .16, 'ink')
    post(cx, cy, z + .16, .42, .14, 'mari')
    post(cx, cy, z + .3, .07, .3, 'ink')
    points = [(cx, cy, cz + .72), (cx, cy, cz - .72)]
    for k in range(5):
        for turn, high in ((72 * k, .3), (72 * k + 36, -.3)):
            points.append((cx + .62 * cos(radians(turn)), cy + .62 * sin(radians(turn)), cz + high))
    for i, a in enumerate(points):
        for b in points[i + 1:]:
            if .5 < sum((p - q) ** 2 for p, q in zip(a, b)) ** .5 < .9:
                bar(a, b, .028, 'paper')
        bead(*a, .105, ('tang', 'mari', 'paper', 'pitch_lift', 'ink')[i % 5], u=20, v=14)
    bead(cx, cy, cz, .24, 'mari')


def flask(x, y, z, colour, size):
    post(x, y, z, .19 * size, .26 * size, colour, top=.13 * size, bevel=.03)
    post(x, y, z + .26 * size, .13 * size, .14 * size, 'white', top=.06 * size, bevel=.01)
    post(x, y, z + .4 * size, .06 * size, .14 * size, 'white', bevel=.01)
    post(x, y, z + .52 * size, .085 * size, .05 * size, 'ink', bevel=.01)


def _sport(x, y, z):
    """A pitch on the table, a scoreboard of blocks, two who must agree."""
    top = table(x + .45, y + .95, z, 2.5, 'pitch', 'pitch_edge', 1.25)
    block(x + .6, y + 1.07, top, 2.2, 1.0, .06, 'pitch_lift', .02)
    for dx in (.66, 1.68, 2.7):
        block(x + dx, y + 1.12, top + .055, .03, .9, .015, 'white', .004)
    for dy in (1.12, 2.0):
        block(x + .66, y + dy, top + .055, 2.07, .03, .015, 'white', .004)
    torus(.2, .016, toy('white'), segments=40, sides=8, loc=(x + 1.7, y + 1.57, top + .065))
    for dx, dy, colour in ((1.05, 1.4, 'tang'), (1.4, 1.75, 'tang'), (2.1, 1.35, 'mari'), (2.4, 1.7, 'mari'), (1.95, 1.8, 'orch')):
        post(x + dx, y + dy, top + .05, .075, .17, colour, top=.05, bevel=.02, segments=24)
        bead(x + dx, y + dy, top + .27, .06, 'skin1', u=16, v=10)
    bead(x + 1.7, y + 1.57, top + .11, .06, 'white', u=20, v=14)
    for k, high in enumerate((2, 4, 3, 5)):
        for q in range(high):
            block(x + 2.35 + .3 * k, y + 2.65, z + .2 * q, .26, .26, .18, ('mari', 'tang', 'paper', 'orch')[k], .03)
    peg(x + .75, y + .5, z, 'paper', 'skin3', 1.0, 'pitch', turn=120)
    peg(x + 2.3, y + .45, z, 'tang', 'skin5', 1.0, hair='ink', turn=135)
    peg(x + 3.3, y + 1.55, z, 'pitch_lift', 'skin4', 1.0, 'mari', turn=-10)


def _stairs():
    for k in range(9):
        block(4.42, -1.15 + .36 * k, LOW + .29 * k, .86, .4, .32, 'paper', .03)
        block(4.44, -1.14 + .36 * k, LOW + .29 * k + .29, .8, .36, .06, ('orch', 'mari')[k % 2], .015)
    peg(4.85, .5, LOW + 1.55, 'tang', 'skin2', .95, 'ink', turn=-10)
    crate(4.72, 1.55, LOW + 2.36, .34)


def _roof():
    block(-4.6, 1.65, HIGH + 2.45, 9.1, 1.25, .2, 'ink', .05)
    block(-4.5, 1.72, HIGH + 2.6, 8.9, 1.1, .12, 'paper', .03)
    for k in range(4):  # the saw teeth keep the north light
        x = -3.9 + 2.06 * k
        prism([(0, 0), (2.0, 0), (2.0, .95)], 1.0, toy(('tang', 'orch', 'mari', 'pitch')[k]), bevel=.03, loc=(x, 2.75, HIGH + 2.7), rot=(pi / 2, 0, 0))
        for j in range(3):
            block(x + 1.98, 1.8 + .31 * j, HIGH + 2.84, .05, .26, .66, 'ink', .012)
    beam((-4.36, 2.3, HIGH + 2.66), (-4.3, -2.9, HIGH + 2.66), .22, 'tang')
    post(-4.3, -2.5, HIGH + 2.36, .1, .24, 'ink')
    bar((-4.3, -2.5, HIGH + 2.5), (-4.3, -2.5, 1.95), .03, 'ink')
    block(-4.62, -2.82, 1.3, .66, .66, .26, 'paper', .04)
    block(-4.62, -2.82, 1.54, .66, .66, .12, 'mari', .03)
    for dx, dy in ((-.28, -.28), (.28, -.28), (-.28, .28), (.28, .28)):
        bar((-4.3 + dx, -2.5 + dy, 1.62), (-4.3, -2.5, 2.05), .018, 'ink')


def _yard():
    for k in range(8):  # a path of tiles, of which the crane has the next
        if k == 0:
            continue
        block(-4.62 + k * .98, -2.82 + (.12 if k % 2 else 0), .27, .72, .62, .1, 'mari' if k % 3 else 'tang', .03)
    peg(-3.35, -3.55, .28, 'ink', 'skin3', 1.05, 'mari', turn=40)
    peg(.2, -2.45, .38, 'orch', 'skin4', 1.0, hair='ink', turn=60)
    peg(2.9, -3.4, .28, 'pitch', 'skin1', 1.05, 'paper', turn=-20)
    e = (1.2, -3.85, .28)
    block(e[0], e[1], e[2], .9, .55, .16, 'ink', .03)
    for dx in (.2, .7):
        for dy in (0, .55):
            cylinder(.14, .08, toy('paper3'), bevel=.02, loc=(e[0] + dx, e[1] + dy, e[2] + .06), rot=(pi / 2, 0, 0))
    crate(e[0] + .12, e[1] + .06, e[2] + .16, .44, 'orch', 'orch_edge')
    crate(e[0] + .58, e[1] + .1, e[2] + .16, .3)
    bar((e[0] + .9, e[1] + .28, e[2] + .12), (2.5, -3.5, .75), .03, 'ink')
    bush(4.6, -3.5, .28, .8, 'pitch_lift')
    bush(-1.4, -3.75, .28, .62, 'tang')
    for x, y, colour in ((4.0, -3.9, 'orch'), (-2.2, -3.85, 'mari'), (-.7, -3.9, 'orch'), (4.85, -2.4, 'mari')):
        flower(x, y, .28, colour, 1.3)
