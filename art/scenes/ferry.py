"""A ferry at its quay, four times: the queue ashore grows shorter, the deck fuller."""
from math import pi, radians

from kit.materials import toy
from kit.shapes import box, cylinder, group, prism, torus, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bar, bead, block, flag, peg, post

# How many of LOAD are aboard.
FRAMES = {'ferry-empty': 0, 'ferry-first': 1, 'ferry-half': 8, 'ferry-full': 15}
# Kind, colour, place aboard, place in the queue ashore; the second half queues once the first is aboard.
LOAD = [
    ('car', 'mari', (3.0, -.98), (-3.55, -.42)), ('car', 'paper', (1.9, -.98), (-4.65, -.42)),
    ('car', 'pitch_lift', (3.0, -.28), (-5.75, -.42)), ('bus', 'mari', (-.15, -.28), (-4.35, -1.3)),
    ('car', 'orch', (.8, -.98), (-5.75, -1.3)), ('car', 'tang_lift', (1.6, -.28), (-3.9, .48)),
    ('hearse', 'ink2', (2.75, .42), (-5.15, .48)), ('car', 'paper', (-.3, -.98), None),
    ('lorry', 'pitch_lift', (-1.1, .42), (-5.1, -1.3)), ('car', 'orch', (1.35, .42), (-4.35, -.42)),
    ('car', 'mari', (-1.4, -.98), (-5.5, -.42)), ('car', 'pitch_pale', (-1.75, -.28), (-4.35, .48)),
    ('car', 'tang_lift', (-2.5, -.98), (-5.5, .48)), ('van', 'paper', (.35, .42), None), ('car', 'mari', (-2.75, -.28), None),
]
DECK = .72


def draw(name):
    isometric(12.7, (-.6, .1, .35))
    daylight(fill='#eef6ea')
    shadow_ground(-.75)
    aboard = FRAMES[name]
    _sea()
    _quay(is_shut=name == 'ferry-half')
    _hull()
    _house(is_under_way=name == 'ferry-full')
    for k, (kind, colour, deck, queue) in enumerate(LOAD):
        is_here = k < 8 or aboard >= 8
        place = deck if k < aboard else queue if is_here else None
        if place:
            vehicle(kind, colour, (*place, DECK if k < aboard else .56))
    _crew(name)


def _sea():
    block(-6.6, -2.5, -.75, 11.9, 5.0, .3, 'ink', .12)
    block(-6.5, -2.4, -.5, 11.7, 4.8, .5, 'pitch', .14)
    for x, y, length in ((-1.6, -2.05, 1.1), (.9, -1.95, .8), (3.3, -2.1, 1.0), (4.75, -.9, .35), (4.7, 1.4, .3), (1.6, 2.05, 1.2),
                         (3.4, 1.95, .7)):
        tube([(x, y, .0), (x + length * .3, y + .08, .02), (x + length * .7, y - .08, .02), (x + length, y, .0)], .045, toy('pitch_pale'))
    post(4.6, -1.75, -.1, .26, .14, 'ink')
    post(4.6, -1.75, .0, .22, .42, 'tang', top=.1)
    bead(4.6, -1.75, .5, .08, 'mari')


def _quay(is_shut):
    block(-6.5, -2.4, -.2, 3.2, 4.8, .7, 'paper3', .08)
    block(-6.44, -2.34, .42, 3.08, 4.68, .14, 'paper2', .04)
    for y in (-.86, .03, .9):
        for x in (-6.2, -5.4, -4.6, -3.8):
            block(x, y, .55, .42, .05, .02, 'white', .008)
    for y in (-2.1, 1.75):
        post(-3.55, y, .56, .11, .26, 'ink')
        post(-3.55, y, .8, .15, .06, 'ink')
    for y in (-1.55, -.6, .35):  # tyres along the edge
        torus(.16, .06, toy('ink'), segments=32, sides=12, loc=(-3.27, y, .2), rot=(0, pi / 2, 0))
    block(-3.45, -1.32, .5, 1.05, 2.1, .1, 'mari_edge', .03)
    for k in range(4):
        block(-3.3 + .25 * k, -1.22, .59, .06, 1.9, .03, 'ink', .01)
    block(-6.3, 1.25, .56, 1.35, .85, .95, 'tang', .05)  # the booking desk
    block(-6.42, 1.13, 1.5, 1.6, 1.08, .14, 'paper', .05)
    block(-6.1, 1.22, .98, .95, .06, .34, 'ink', .02)
    block(-6.14, 1.08, .88, 1.03, .2, .07, 'mari', .02)
    tube([(-5.55, 1.12, 1.02), (-5.45, 1.12, 1.07), (-5.3, 1.12, 1.07), (-5.2, 1.12, 1.02)], .045, toy('ink'))
    barrier((-3.7, 1.15, .56), 2.05, 0 if is_shut else 62)


def barrier(foot, length, lift):
    """A striped arm on a post, `lift` degrees up, reaching towards -y."""
    x, y, z = foot
    block(x - .17, y - .17, z, .34, .34, .1, 'ink', .03)
    block(x - .12, y - .12, z + .1, .24, .24, .56, 'paper', .04)
    arm = group((x, y, z + .6), (radians(lift) * -1, 0, 0))
    box((.1, .44, .24), toy('ink'), bevel=.03, loc=(0, .3, 0), parent=arm)
    pieces = 7
    for k in range(pieces):
        step = length / pieces
        box((.09, step + .004, .13), toy('tang' if k % 2 else 'white'), bevel=.012, loc=(0, -step * (k + .5), 0), parent=arm)
    cylinder(.13, .2, toy('mari'), bevel=.03, loc=(0, 0, 0), rot=(0, pi / 2, 0), parent=arm)
    bead(x, y, z + .78, .07, 'tang' if lift < 10 else 'pitch_lift')


def _outline(inset):
    w, end = 1.42 - inset, 4.35 - inset
    return [(-2.75 + inset, -w), (3.35, -w), (3.9 - inset * .5, -w * .78), (end, -w * .4), (end, w * .4), (3.9 - inset * .5, w * .78),
            (3.35, w), (-2.75 + inset, w)]


def _hull():
    prism(_outline(.1), .34, toy('ink'), bevel=.05, loc=(0, 0, -.08))
    prism(_outline(0), .42, toy('tang'), bevel=.06, loc=(0, 0, .2))
    prism(_outline(-.05), .1, toy('white'), bevel=.03, loc=(0, 0, .53))
    prism(_outline(.14), .05, toy('ink2'), bevel=.01, loc=(0, 0, DECK - .06))
    for side in (-1, 1):
        block(-2.7, side * 1.36 - .06, .6, 6.05, .12, .34, 'tang', .04)
        bar((-2.65, side * 1.36, 1.0), (3.3, side * 1.36, 1.0), .055, 'white')
        bar((3.3, side * 1.36, 1.0), (3.88, side * 1.08, 1.0), .055, 'white')
        a, b = (3.3, side * 1.36, .78), (3.9, side * 1.06, .78)
        for k in range(4):
            s = k / 3
            bar((a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, .6), (a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, 1.0), .04, 'white')
    for k in range(6):
        cylinder(.12, .06, toy('mari'), bevel=.02, loc=(-2.1 + k * 1.02, -1.42, .39), rot=(pi / 2, 0, 0))
        cylinder(.075, .08, toy('ink'), bevel=.02, loc=(-2.1 + k * 1.02, -1.43, .39), rot=(pi / 2, 0, 0))
    for y in (-.63, .07):
        for k in range(7):
            block(-2.4 + k * .88, y - .02, DECK - .02, .45, .04, .015, 'mari', .005)
    ramp = group((4.05, 0, .68), (0, radians(-62), 0))
    box((1.0, 1.3, .1), toy('paper'), bevel=.03, loc=(.42, 0, 0), parent=ramp)
    for k in range(4):
        box((.06, 1.14, .05), toy('ink'), bevel=.01, loc=(.12 + .2 * k, 0, .06), parent=ramp)


def _house(is_under_way):
    block(-.2, .86, .66, 2.9, .52, .95, 'white', .07)
    for k in range(5):
        block(.0 + .54 * k, .83, 1.08, .34, .06, .28, 'ink', .03)
    block(-.32, .72, 1.58, 3.14, .78, .12, 'tang', .04)
    for k in range(8):
        post(-.2 + .42 * k, .78, 1.68, .022, .24, 'white', bevel=.005, segments=12)
    bar((-.22, .78, 1.92), (2.75, .78, 1.92), .03, 'white')
    block(1.55, .82, 1.68, 1.0, .58, .62, 'white', .07)
    block(1.52, .79, 1.92, 1.06, .64, .24, 'ink', .04)
    block(1.45, .74, 2.26, 1.2, .74, .1, 'mari', .04)
    post(.75, 1.1, 1.66, .24, .75, 'tang', top=.2)
    post(.75, 1.1, 2.05, .235, .16, 'ink', top=.225)
    post(2.05, 1.1, 2.34, .03, .62, 'ink', bevel=.006)
    block(1.78, 1.06, 2.72, .54, .07, .07, 'ink', .02)
    for x in (-.0, .35):
        torus(.11, .04, toy('tang'), segments=32, sides=12, loc=(x, .84, .86), rot=(pi / 2, 0, 0))
    if is_under_way:
        flag(-2.55, 1.2, .7, 1.35, 'mari')
        for k, (x, z, r) in enumerate(((.72, 2.66, .16), (.56, 2.98, .22), (.3, 3.34, .28))):
            bead(x, 1.1 + .05 * k, z, r, 'white')


def _wheels(e, length, width, radius=.1):
    for x in (-length / 2 + .18, length / 2 - .18):
        for y in (-width / 2, width / 2):
            cylinder(radius, .09, toy('ink'), bevel=.02, loc=(x, y, radius), rot=(pi / 2, 0, 0), parent=e)
            cylinder(radius * .5, .1, toy('paper3'), bevel=.01, loc=(x, y, radius), rot=(pi / 2, 0, 0), parent=e)


def vehicle(kind, colour, place):
    e = group(place)
    length, high = {'car': (.88, .24), 'van': (.95, .52), 'bus': (1.75, .62), 'hearse': (1.25, .24), 'lorry': (2.0, .2)}[kind]
    _wheels(e, length, .5, .13 if kind in ('bus', 'lorry') else .11)
    box((length, .5, high), toy(colour), bevel=.08, loc=(0, 0, .12 + high / 2), rounds=4, parent=e)
    if kind in ('car', 'hearse'):
        cabin, at = (.5, -.06) if kind == 'car' else (.86, -.14)
        box((cabin, .44, .24), toy('ink' if kind == 'car' else 'ink3'), bevel=.07, loc=(at, 0, .44), parent=e)
        box((cabin - .12, .42, .06), toy(colour), bevel=.03, loc=(at, 0, .57), parent=e)
    if kind == 'hearse':
        for k, flower in enumerate(('orch', 'white', 'orch')):
            bead(-.4 + .26 * k, 0, .66, .1, flower, parent=e)
    if kind == 'van':
        box((.06, .42, .2), toy('ink'), bevel=.02, loc=(length / 2 - .02, 0, .48), parent=e)
        box((.62, .53, .1), toy('tang'), bevel=.02, loc=(-.1, 0, .36), parent=e)
    if kind == 'bus':
        for k in range(5):
            box((.22, .54, .22), toy('ink'), bevel=.04, loc=(-.66 + .32 * k, 0, .52), parent=e)
        box((.06, .42, .26), toy('ink'), bevel=.03, loc=(length / 2 - .01, 0, .5), parent=e)
        box((1.4, .4, .06), toy('paper'), bevel=.03, loc=(-.05, 0, .76), parent=e)
    if kind == 'lorry':
        box((.5, .48, .56), toy('tang'), bevel=.07, loc=(.72, 0, .5), parent=e)
        box((.06, .38, .22), toy('ink'), bevel=.03, loc=(.97, 0, .6), parent=e)
        box((1.36, .52, .74), toy(colour), bevel=.05, loc=(-.28, 0, .66), parent=e)
        for z in (.45, .7):
            box((1.3, .55, .05), toy('white'), bevel=.015, loc=(-.28, 0, z), parent=e)
    for y in (-.15, .15):
        bead(length / 2, y, .26, .045, 'white', u=16, v=10, parent=e)


def _crew(name):
    peg(3.75, .55, DECK, 'mari', 'skin3', 1.0, 'tang', turn=8)
    peg(-4.4, 1.55, .56, 'orch', 'skin2', 1.0, hair='ink', turn=-4)
    if name == 'ferry-empty':
        peg(1.0, -.5, DECK, 'pitch_lift', 'skin5', 1.0, 'ink', turn=-30)
        peg(1.7, -.2, DECK, 'paper', 'skin4', 1.0, hair='ink', turn=-70)
    if name == 'ferry-half':
        peg(-3.0, -.3, .6, 'tang', 'skin1', 1.0, 'ink', turn=-30)
    if name == 'ferry-full':
        for k in range(3):
            peg(.0 + .42 * k, 1.1, 1.7, ('orch', 'pitch_lift', 'mari')[k], f'skin{k + 1}', .72, hair=('ink', None, 'tang_edge')[k])
        peg(-4.0, -1.4, .56, 'pitch_lift', 'skin4', 1.0, hair='ink', turn=40)
