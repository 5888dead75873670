"""How a pitch is answered: twelve tiles uphill, four of them with people at it; and the parcel that it comes in."""
from math import cos, pi, radians, sin

from kit.materials import toy
from kit.shapes import box, cylinder, group, prism
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bead, block, flag, flower, peg, post

STEP = 1.34


def draw(name):
    if name == 'pitch-parcel':
        isometric(4.7, (0, -.1, .85))
        daylight(fill='#fff1e0')
        shadow_ground()
        return _parcel()
    isometric(13.2, (.3, STEP * 5.5 - .1, .8))
    daylight(fill='#fff1e0')
    shadow_ground(-.3)
    for day in range(1, 13):
        _tile(day, is_kept=day in (1, 5, 10, 12))
    _plays(y_of(1))
    _play_two(y_of(5))
    _argue(y_of(10))
    _answer(y_of(12))
    _walk()


def y_of(day):
    return STEP * (day - 1)


def _tile(day, is_kept):
    y = y_of(day)
    if is_kept:
        wide = 2.5
        block(-1.05, y - .62, -.3, wide, 1.24, .16, 'ink', .07)
        block(-1.0, y - .57, -.17, wide - .1, 1.14, .17, 'ink2' if day == 12 else 'tang', .06)
        return
    block(-.5, y - .5, -.3, 1.0, 1.0, .14, 'paper3', .06)
    block(-.46, y - .46, -.19, .92, .92, .16, 'white', .05)


def _walk():
    """Between the scenes one peg carries the pitch; behind it are its steps."""
    for day in (2, 3, 4, 6):
        for k, side in enumerate((-.13, .13)):
            box((.13, .22, .02), toy('tang'), bevel=.009, loc=(side, y_of(day) - .16 + .3 * k, -.02))
    peg(0, y_of(7), -.02, 'orch', 'skin3', 1.25, hair='ink', turn=30)
    block(.16, y_of(7) - .42, .34, .34, .3, .24, 'mari', .04)
    block(.3, y_of(7) - .43, .335, .06, .32, .25, 'tang', .01)


def _screen(x, y, tone):
    block(x - .12, y - .5, 0, .4, 1.0, .3, 'ink', .04)
    block(x - .02, y - .46, .32, .22, .92, .66, 'ink', .05)
    block(x + .17, y - .38, .4, .06, .76, .5, tone, .02)


def _pad(x, y, z):
    box((.14, .26, .1), toy('ink'), bevel=.04, loc=(x, y, z))
    bead(x - .02, y + .07, z + .06, .03, 'mari')


def _plays(y):
    _screen(-.72, y, 'pitch_pale')
    block(-.5, y - .2, .46, .05, .26, .2, 'mari', .02)
    post(.72, y + .05, 0, .26, .26, 'mari', segments=48)
    peg(.72, y + .05, .26, 'pitch_lift', 'skin2', 1.15, hair='ink', turn=-55)
    _pad(.36, y - .12, .62)


def _play_two(y):
    _screen(-.72, y, 'pitch_pale')
    block(-.5, y + .02, .56, .05, .26, .2, 'orch', .02)
    block(.45, y - .52, 0, .72, 1.04, .3, 'pitch', .07)
    block(.95, y - .52, .1, .24, 1.04, .56, 'pitch', .07)
    for side, coat, skin, hair in ((-.24, 'mari', 'skin5', 'tang_edge'), (.26, 'paper', 'skin4', 'ink')):
        peg(.68, y + side, .3, coat, skin, 1.0, hair=hair, turn=-60)
        _pad(.38, y + side - .1, .62)


def _argue(y):
    post(.2, y, 0, .16, .42, 'ink')
    post(.2, y, .4, .58, .1, 'paper', segments=64)
    for a, coat, skin, hair in ((200, 'orch', 'skin1', 'ink'), (80, 'pitch_lift', 'skin4', None), (-20, 'mari', 'skin3', 'tang_edge')):
        peg(.2 + .82 * cos(radians(a)), y + .5 * sin(radians(a)), 0, coat, skin, 1.12, hair=hair, turn=180 + a + 45 if a != -20 else 70)
    box((.2, .28, .06), toy('ink'), bevel=.02, loc=(.26, y - .12, .54), rot=(0, 0, radians(20)))
    box((.14, .08, .03), toy('pitch_pale'), bevel=.008, loc=(.24, y - .05, .58), rot=(0, 0, radians(20)))
    box((.26, .34, .02), toy('white'), bevel=.006, loc=(.0, y + .18, .52), rot=(0, 0, radians(-14)))


def _answer(y):
    flag(-.75, y + .2, 0, 1.6, 'tang')
    peg(.05, y, 0, 'mari', 'skin2', 1.45, 'tang', turn=0)
    e = group((.55, y - .34, .52), (0, 0, radians(45)))
    box((.5, .05, .34), toy('white'), bevel=.015, parent=e)
    prism([(-.24, .16), (.24, .16), (0, -.05)], .02, toy('orch'), bevel=.006, loc=(0, -.03, 0), rot=(pi / 2, 0, 0), parent=e)
    bead(0, -.06, -.01, .05, 'tang', parent=e)
    flower(1.2, y - .3, 0, 'orch', 1.8)
    flower(1.1, y + .25, 0, 'white', 1.5)


def _parcel():
    w, h = 1.15, .95
    for x, y, sx, sy in ((-w, -w, 2 * w, .1), (-w, w - .1, 2 * w, .1), (-w, -w + .1, .1, 2 * w - .2), (w - .1, -w + .1, .1, 2 * w - .2)):
        block(x, y, 0, sx, sy, h, 'mari', .03)
    block(-w + .05, -w + .05, .02, 2 * w - .1, 2 * w - .1, .1, 'mari_edge', .03)
    for loc, rot, size in (((0, -w - .3, h + .12), (radians(-38), 0, 0), (2 * w, .72, .07)), ((0, w + .26, h + .26), (radians(52), 0, 0), (2 * w, .72, .07)),
                           ((w + .3, 0, h + .12), (0, radians(38), 0), (.72, 2 * w - .1, .07)), ((-w - .2, 0, h + .3), (0, radians(-58), 0), (.72, 2 * w - .1, .07))):
        box(size, toy('mari'), bevel=.02, loc=loc, rot=rot)
    block(-.16, -w - .02, 0, .32, .06, h, 'tang', .01)
    block(w - .04, -.16, 0, .06, .32, h, 'tang', .01)
    e = group((-.3, -.48, 1.18), (radians(68), radians(-8), radians(12)))  # the playable
    box((1.2, .74, .16), toy('ink'), bevel=.07, rounds=5, parent=e)
    box((.62, .5, .05), toy('pitch_pale'), bevel=.015, loc=(0, 0, .08), parent=e)
    for x, y, tone in ((.46, .12, 'tang'), (.46, -.1, 'mari'), (-.46, 0, 'white')):
        cylinder(.075, .08, toy(tone), bevel=.02, loc=(x, y, .09), parent=e)
    peg(.62, .5, .55, 'orch', 'skin3', 1.5, hair='ink', turn=5)  # the people
    peg(.1, .75, .5, 'pitch_lift', 'skin2', 1.5, 'tang', turn=-12)
    reel = group((-.72, .42, 1.15), (0, radians(62), radians(-45)))  # the footage
    cylinder(.52, .12, toy('tang'), bevel=.03, segments=64, parent=reel)
    for k in range(5):
        a = 2 * pi * k / 5
        cylinder(.12, .16, toy('ink'), bevel=.02, loc=(.29 * cos(a), .29 * sin(a), 0), parent=reel)
    for k in range(5):  # the budget, five lines of it
        post(.75, -.55, .75 + .1 * k, .22, .09, 'mari_edge' if k % 2 else 'white', bevel=.02)
    sheet = group((.35, -.72, .95), (radians(-14), 0, radians(8)))
    box((.62, .04, .8), toy('white'), bevel=.012, parent=sheet)
    for k in range(5):
        box((.42 - .06 * (k % 3), .03, .05), toy('ink3' if k else 'tang'), bevel=.008, loc=(-.03 * (k % 3), -.03, .28 - .12 * k), parent=sheet)
