"""The opening: a crane lowers the missing tile of a path that leads to a lighthouse."""
from math import radians

from kit.materials import toy
from kit.shapes import box, group
from kit.stage import daylight, floor, isometric, shadow_ground
from kit.toys import (bar, beam, block, boat, bush, crate, fir, flag, flower, house, lighthouse, peg, post, truss)

ROUTE = [(7, 0), (6, 0), (5, 0), (5, 1), (4, 1), (3, 1), (3, 2), (3, 3), (4, 3), (5, 3), (6, 3), (6, 4), (6, 5), (5, 5),
         (4, 5), (3, 5)]
HOLE = (6, 3)
WATER = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 0), (0, 3)]

# The crane's place, the heights of its turntable and of its jib, and how far out the hook hangs.
CRANE = 2.5, 2.5
TOP, REACH = 5.3, 3.0
JIB = TOP + 1.08
# Who stands on the path: place, coat, skin, size and what else they wear.
FIGURES = (
    ((3.5, -3.5, .07), 'ink', 'skin1', 1.12, {'hat': 'mari'}),
    ((1.5, -.5, .07), 'orch_edge', 'skin3', 1.0, {'hat': 'ink', 'turn': 40}),
    ((-.5, -1.5, .07), 'paper', 'skin4', .95, {'hair': 'ink', 'turn': 20}),
    ((1.15, 1.5, .03), 'tang', 'skin5', .95, {'hat': 'ink', 'turn': -25}),
)

# Where the camera looks and how wide: the whole board, and the details that other pages show of it.
FRAMES = {
    'harbour': (13.9, (.15, .05, 1.3), None),
    'detail-crane': (6.2, (2.5, .3, 5.1), 'tang'),
    'detail-crane-m': (6.2, (2.5, .3, 5.1), 'mari'),
    'detail-gap': (6.4, (2.0, -.9, .5), 'tang'),
    'detail-gap-m': (6.6, (2.0, -.9, .5), 'mari'),
    'detail-lamp': (6.6, (-2.6, 2.5, 2.6), 'tang'),
    'detail-path': (7.0, (.8, -1.0, .2), 'tang'),
}


def draw(name):
    width, target, ground = FRAMES[name]
    isometric(width, target)
    daylight(fill='#ffe9d8')
    shadow_ground(-1.15) if ground is None else floor(ground, -1.15)
    board()
    terraces()
    scenery()
    for figure in FIGURES:
        figure_of(figure)
    bystanders()
    foot_of_crane(*CRANE)
    top_of_crane(*CRANE)
    trolley(*CRANE)
    hook_and_tile(*CRANE)
    spare_tiles()


def at(i, j):
    return -3.5 + i, -3.5 + j


def board(holes=(HOLE,)):
    block(-4.12, -4.12, -1.15, 8.24, 8.24, .36, 'ink', .1)
    block(-4, -4, -.8, 8, 8, .62, 'paper', .1)
    for i in range(8):
        for j in range(8):
            _tile(i, j, holes)
    for i, j in ROUTE:
        if (i, j) not in holes:
            stud(i, j)


def stud(i, j):
    if ROUTE.index((i, j)) % 2 and (i, j) != HOLE:
        post(*at(i, j), .06, .13, .06, 'ink', bevel=.02)


def _tile(i, j, holes):
    x, y = -4 + i, -4 + j
    if (i, j) in holes:
        block(x + .05, y + .05, -.22, .9, .9, .08, 'ink', .02)
        return
    colour, height = ('pitch_lift' if (i + j) % 2 else 'pitch'), .22
    if (i, j) in WATER:
        colour, height = 'orch', .1
        for k, (dx, dy) in enumerate(((.25, .3), (.55, .68))):
            block(x + dx, y + dy, -.1, .26, .05, .015, 'paper', .006)
    if (i, j) in ROUTE:
        path_tile(i, j)
        return
    if i < 3 and j >= 4:
        colour, height = ('#d4541f' if (i + j) % 2 else 'tang_edge'), 1.0
    if i < 2 and j >= 6:
        colour, height = ('paper' if (i + j) % 2 else 'paper2'), 1.75
    block(x + .025, y + .025, -.2, .95, .95, height, colour, .055)


def path_tile(i, j):
    block(-4 + i + .025, -4 + j + .025, -.2, .95, .95, .27, 'mari', .055)


def terraces():
    for k in range(5):  # the stair from the path to the houses
        block(-1 + .22 * (4 - k), 1.1, -.02, .22, .8, .16 + .165 * k, 'paper', .03)
    lighthouse(-3, 3, 1.55, 1.02)
    block(-2.86, 2.36, 1.55, .32, .07, .5, 'ink', .02)
    for k in range(3):
        block(-2.0, 2.32, .8, .5 - .16 * k, .5, .25 + .25 * k, 'paper2', .03)
    house(-1.98, .42, .8, .82, .78, .62, 'paper', 'orch')
    house(-3.82, .3, .8, .86, .82, .6, 'mari', 'ink')
    house(-1.85, 2.85, .8, .72, .78, .55, 'paper2', 'pitch')
    # Washing between two houses
    for x in (-2.9, -2.15):
        post(x, 1.75, .8, .03, .62, 'paper', bevel=.01)
    bar((-2.9, 1.75, 1.4), (-2.15, 1.75, 1.4), .012, 'ink')
    for k, colour in enumerate(('tang', 'paper', 'orch', 'mari')):
        block(-2.84 + .17 * k, 1.74, 1.16, .12, .02, .23, colour, .008)


def scenery():
    for x, y, size in ((-2.5, -.55, 1), (-.5, -2.55, 1.05), (3.5, 3.45, 1.15), (3.55, .55, .75), (-1.5, -1.5, .8),
                       (.55, 3.5, .9), (1.4, 3.3, .65)):
        fir(x, y, .03, size)
    for x, y, size in ((.45, -.6, .85), (1.55, -3.45, .75), (-.5, .5, .7)):
        bush(x, y, .03, size)
    for x, y, colour in ((-.3, -3.6, 'orch'), (.2, -3.7, 'tang'), (.4, -3.4, 'orch'), (3.3, -2.3, 'tang'), (3.6, -2.6, 'orch'),
                         (-2.3, .3, 'mari'), (.6, 2.4, 'orch'), (.3, 2.7, 'tang'), (3.2, 2.4, 'orch')):
        flower(x, y, .03, colour)
    boat(-3.2, -2.6, -.06, turn=62, size=.78)
    boat(-3.55, -.72, -.06, turn=100, hull='ink', sail='orch', size=.5)
    for k in range(4):  # jetty
        block(-2.02, -2.22 + .22 * k, 0, .95, .18, .07, 'paper2', .02)
    for y in (-2.15, -1.4):
        post(-1.95, y, -.12, .05, .34, 'ink', bevel=.015)
    crate(-1.35, -2.1, .02, .36)
    crate(-1.3, -1.68, .02, .28, 'tang', 'tang_edge')


def figure_of(figure):
    place, coat, skin, size, more = figure
    peg(*place, coat, skin, size, **more)


def bystanders():
    peg(-3.3, 1.6, .8, 'pitch', 'skin1', .8, hair='tang_edge')
    flag(-.25, 3.6, .03, 1.6, 'orch')
    goat(3.35, -1.6, .03, .95)


def goat(x, y, z, size, turn=-30):
    """It has opinions."""
    e = group((x, y, z), (0, 0, radians(turn)), size)
    box((.46, .24, .24), toy('white'), bevel=.09, rounds=4, loc=(0, 0, .36), parent=e)
    for sx in (-.15, .15):
        for sy in (-.07, .07):
            box((.06, .06, .28), toy('ink'), bevel=.02, loc=(sx, sy, .14), parent=e)
    box((.2, .17, .2), toy('white'), bevel=.06, rounds=4, loc=(.29, 0, .54), parent=e)
    box((.09, .1, .09), toy('paper3'), bevel=.03, loc=(.4, 0, .49), parent=e)
    for sy in (-.05, .05):
        box((.035, .035, .16), toy('mari_edge'), bevel=.012, loc=(.24, sy, .69), rot=(0, radians(-24), 0), parent=e)
    box((.05, .05, .13), toy('white'), bevel=.02, loc=(-.24, 0, .5), rot=(0, radians(-30), 0), parent=e)


def foot_of_crane(x, y):
    block(x - .6, y - .6, .03, 1.2, 1.2, .3, 'ink', .06)
    for dx in (-.45, .45):
        for dy in (-.45, .45):
            post(x + dx, y + dy, .33, .07, .06, 'mari', bevel=.02)
    truss((x, y, .33), (x, y, TOP), .52, 'mari', 10)


def top_of_crane(x, y):
    top, jib = TOP, JIB
    block(x - .44, y - .44, top, .88, .88, .2, 'ink', .05)
    block(x - .37, y - .66, top + .2, .74, .82, .7, 'paper', .08)
    block(x - .25, y - .69, top + .42, .48, .06, .34, 'ink', .02)
    block(x + .35, y - .5, top + .42, .05, .44, .34, 'ink', .02)
    truss((x, y + 1.55, jib), (x, y - 3.6, jib), .36, 'mari', 11, .075)
    beam((x, y, jib + .1), (x, y, jib + .85), .12, 'mari')
    for end in (-3.2, 1.4):
        bar((x, y, jib + .85), (x, y + end, jib + .2), .025, 'ink')
    for k in range(3):
        block(x - .34, y + .95 + .24 * k, jib - .56, .68, .2, .56, 'ink' if k % 2 == 0 else 'ink3', .04)


def trolley(x, y):
    hook_y, jib = y - REACH, JIB
    block(x - .26, hook_y - .24, jib - .36, .52, .48, .18, 'ink', .04)
    for dy in (-.1, .1):
        bar((x, hook_y + dy, jib - .36), (x, hook_y + dy * .3, jib - 2.1), .018, 'ink')


def hook_and_tile(x, y):
    hook_y, jib = y - REACH, JIB
    post(x, hook_y, jib - 2.3, .09, .24, 'tang', bevel=.03)
    tile = jib - 3.5
    for dx, dy in ((-.4, -.4), (.4, -.4), (.4, .4), (-.4, .4)):
        bar((x, hook_y, jib - 2.28), (x + dx, hook_y + dy, tile + .5), .018, 'ink')
    block(x - .47, hook_y - .47, tile - .05, .94, .94, .42, 'paper', .06)
    block(x - .47, hook_y - .47, tile + .35, .94, .94, .2, 'mari', .05)
    post(x, hook_y, tile + .55, .13, .06, 'ink', bevel=.02)


def spare_tiles():
    for x, y, z, tilt, top in ((-5.2, 1.0, 3.9, 14, 'tang'), (5.3, 1.7, -.2, -10, 'mari')):
        e = group((x, y, z), (radians(8), radians(-6), radians(tilt)))
        box((.95, .95, .5), toy('paper'), bevel=.06, rounds=4, parent=e)
        box((.95, .95, .2), toy(top), bevel=.05, rounds=4, loc=(0, 0, .34), parent=e)
