"""The gates and doors of one job: barriers up or down over a piece of quay, and three doors to leave by."""
from math import pi, radians

from kit.materials import toy
from kit.shapes import box, cylinder, group
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bar, bead, block, bush, crate, flower, peg, post
from scenes.ferry import barrier, vehicle

FRAMES = {
    'gate-asked': lambda: _gate(58, 'asked'), 'gate-shut': lambda: _gate(0, 'shut'), 'gate-open': lambda: _gate(64, 'open'),
    'door-wide': lambda: _door('mari', 'wide'), 'door-ajar': lambda: _door('orch', 'ajar'), 'door-fallen': lambda: _door('tang', 'fallen'),
}


def draw(name):
    if name.startswith('gate'):
        isometric(5.6, (0, 0, .5))
    else:
        isometric(5.0, (.05, 0, .98))
    daylight(fill='#fff1e0')
    shadow_ground(-.4)
    FRAMES[name]()


def _gate(lift, story):
    block(-2.0, -1.45, -.4, 4.0, 2.9, .26, 'tang', .1)
    block(-1.95, -1.4, -.2, 3.9, 2.8, .2, 'paper', .08)
    block(-1.9, -1.0, -.1, 3.8, 1.5, .12, 'ink3', .03)
    for k in range(4):
        block(-1.65 + .95 * k, -.28, .01, .5, .07, .02, 'mari', .006)
    barrier((.3, .85, 0), 2.0, lift)
    post(.3, -1.2, 0, .09, .55, 'paper')
    box((.2, .1, .1), toy('ink'), bevel=.02, loc=(.3, -1.2, .57))
    if story == 'asked':  # one page on an easel, two to read it, and the first car through
        for x in (-1.75, -1.15):
            bar((x, .95, 0), (x + .12, 1.1, 1.35), .035, 'tang')
        sheet = group((-1.4, .93, .82), (radians(-10), 0, 0))
        box((.95, .06, .95), toy('white'), bevel=.02, parent=sheet)
        for k, length in enumerate((.55, .66, .4)):
            box((length, .03, .07), toy(('tang', 'ink3', 'ink3')[k]), bevel=.01, loc=(-.35 + length / 2, -.04, .26 - .24 * k), parent=sheet)
        peg(-.55, .85, 0, 'mari', 'skin3', 1.1, hair='ink', turn=-40)
        vehicle('car', 'orch', (1.15, -.25, .02))
    if story == 'shut':  # the height question: a van too tall to know it
        vehicle('van', 'mari', (-.55, -.25, .02))
        vehicle('car', 'pitch_lift', (-1.5, -.25, .02))
        peg(.95, -.3, .02, 'tang', 'skin1', 1.15, 'ink', turn=-60)
        peg(-.45, 1.0, 0, 'orch', 'skin4', 1.05, hair='ink', turn=-30)
        for z in (0, .4, .8, 1.2):
            post(1.5, .95, z, .07, .4, 'white' if z in (0, .8) else 'ink', bevel=.01)
        bead(1.5, .95, 1.65, .1, 'mari')
    if story == 'open':
        vehicle('lorry', 'pitch_lift', (.45, -.25, .02))
        peg(-1.2, .95, 0, 'mari', 'skin2', 1.1, 'ink', turn=-20)
        crate(-.6, .85, 0, .4)
        crate(1.15, .8, 0, .5, 'orch', 'orch_edge')
        flower(1.75, -1.2, 0, 'orch', 1.6)
        flower(-1.75, -1.2, 0, 'mari', 1.6)


def _door(colour, state):
    """The wall stands along x, its doorway facing the camera's left."""
    edge = {'mari': 'mari_edge', 'orch': 'orch_edge', 'tang': 'tang_edge'}[colour]
    block(-1.45, -1.5, -.4, 3.0, 2.7, .24, 'ink', .09)
    block(-1.4, -1.45, -.22, 2.9, 2.6, .22, 'paper2', .08)
    for x in (-1.2, .75):
        block(x, .3, 0, .55, .32, 2.35, 'white', .05)
    block(-1.25, .25, 2.2, 2.6, .42, .34, edge, .06)
    block(-.62, .55, 0, 1.34, .05, 2.2, 'ink2', .01)
    block(-.75, -.05, 0, 1.65, .42, .1, 'paper3', .03)
    leaf = {'wide': ((-.6, .34, .1), (0, 0, radians(-112))), 'ajar': ((-.6, .34, .1), (0, 0, radians(-17))),
            'fallen': ((-.66, .3, .02), (radians(-5), radians(11), radians(-26)))}[state]
    e = group(*leaf)
    box((1.3, .12, 2.02), toy(colour), bevel=.04, loc=(.65, 0, 1.01), parent=e)
    for z in (.52, 1.46):
        box((.86, .17, .66), toy(edge), bevel=.05, loc=(.65, 0, z), parent=e)
        box((.72, .19, .52), toy(colour), bevel=.05, loc=(.65, 0, z), parent=e)
    for y in (-.12, .12):
        bead(1.14, y, .98, .08, 'ink', parent=e)
    for z in (.35, 1.65):
        cylinder(.06, .22, toy('ink'), bevel=.02, loc=((-.63, .27, z + .1) if state != 'fallen' or z > 1 else (-.63, .25, z)))
    if state == 'wide':
        peg(.55, -.75, 0, 'pitch_lift', 'skin3', 1.25, 'paper', turn=0)
        block(-.1, -1.15, 0, .34, .22, .3, 'tang', .04)
        bar((-.04, -1.04, .36), (.18, -1.04, .36), .03, 'ink')
        bush(1.2, -.2, 0, .75, 'pitch_lift')
    if state == 'ajar':
        peg(1.05, -.35, 0, 'paper', 'skin2', 1.2, hair='ink', turn=-15)
        for k, tone in enumerate(('white', 'mari', 'white')):
            block(.0 - .03 * k, -1.0 + .04 * k, .07 * k, .55, .42, .07, tone, .02)
        post(-1.0, -.9, 0, .17, .3, 'tang', top=.22)
        bead(-1.0, -.9, .45, .24, 'pitch_lift')
    if state == 'fallen':
        for x, y, turn in ((.75, -.9, 20), (.35, -1.2, -35)):
            s = group((x, y, .05), (0, 0, radians(turn)))
            box((.3, .09, .09), toy('ink3'), bevel=.02, parent=s)
            cylinder(.09, .09, toy('mari'), bevel=.02, loc=(.2, 0, .0), rot=(0, pi / 2, 0), parent=s)
        peg(1.1, -.45, 0, 'ink3', 'skin5', 1.15, 'mari', turn=-25)
