"""First day and last day of two jobs: a wall of drawers before and after the move, a shop's worst and best morning."""
from math import pi, radians, sin

from kit.materials import toy
from kit.shapes import box, torus
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bead, block, bush, crate, flower, peg, post

FRAMES = {
    'cabinet-first': lambda: _cabinet(is_moved=False), 'cabinet-last': lambda: _cabinet(is_moved=True),
    'till-first': lambda: _till(is_mended=False), 'till-last': lambda: _till(is_mended=True),
}


def draw(name):
    isometric(5.9 if name.startswith('cabinet') else 5.6, (.1, -.15, .92 if name.startswith('cabinet') else .72))
    daylight(fill='#fff1e0')
    shadow_ground(-.3)
    FRAMES[name]()


def _ground(colour):
    block(-2.1, -1.75, -.3, 4.3, 3.2, .2, 'ink', .09)
    block(-2.05, -1.7, -.14, 4.2, 3.1, .14, colour, .07)


def _sheets(x, y, z, count, seed, size=.46, lean=.0):
    """A pile of paper, a little askew all the way up."""
    for k in range(count):
        turn = 7 * sin(seed * 5 + k * 1.7)
        tone = ('white', 'paper', 'paper2', 'white', 'mari', 'white', 'orch')[(k * 3 + seed) % 7]
        box((size, size * .74, .075), toy(tone), bevel=.018, loc=(x + lean * k + .03 * sin(k * 2 + seed), y + .03 * sin(k * 3.1), z + .04 + .08 * k),
            rot=(0, 0, radians(turn)))


def _cabinet(is_moved):
    body, face, knob = ('mari', 'white', 'ink') if is_moved else ('ink2', 'ink3', 'mari')
    _ground('paper' if is_moved else 'paper3')
    columns, rows, wide, high = (4, 4, .72, .46)
    left, front = -1.75, .35
    block(left - .08, front, 0, columns * wide + .16, .95, rows * high + .2, body, .07)
    # How far each drawer is out; rows from below.
    out = [[0, .0, .34, 0], [.0, .52, 0, .0], [.44, 0, 0, .3], [0, .26, .0, 0]] if not is_moved else [[0] * 4, [0] * 4, [0, 0, .46, 0], [0] * 4]
    for r in range(rows):
        for c in range(columns):
            x, z, pull = left + c * wide + .04, .1 + r * high, out[r][c]
            if pull:
                block(x + .06, front - pull, z + .03, wide - .2, pull + .1, .26, body, .02)
                for k in range(max(2, round(pull / .11))):
                    tone = 'white' if not is_moved else ('white', 'orch', 'pitch_lift', 'tang_lift')[k % 4]
                    tilt = 0 if is_moved else 9 * sin(k * 2.3 + r)
                    box((wide - .26, .05, .34), toy(tone), bevel=.012, loc=(x + wide / 2 - .04, front - pull + .12 + .1 * k, z + .28), rot=(0, radians(tilt), 0))
            block(x, front - pull - .07, z, wide - .08, .1, high - .08, face, .035)
            block(x + .2, front - pull - .12, z + .15, wide - .48, .08, .09, knob, .02)
    top = rows * high + .2
    if is_moved:
        post(-1.25, .8, top, .2, .26, 'tang', top=.25)
        for dx, dy, dz in ((0, 0, .5), (.17, -.1, .38), (-.17, .05, .4)):
            bead(-1.25 + dx, .8 + dy, top + dz, .2, 'pitch_lift')
        peg(.2, -.55, 0, 'pitch_lift', 'skin2', 1.35, hair='ink', turn=0)
        cup = (.62, -.86, .38)
        post(*cup, .1, .18, 'white', top=.12)
        torus(.06, .022, toy('white'), segments=24, sides=8, loc=(.75, -.86, .48), rot=(pi / 2, 0, 0))
        block(-1.25, -1.2, 0, .8, .56, .34, 'tang', .05)
        for x in (-1.2, -.55):
            block(x, -1.15, 0, .08, .46, .3, 'ink', .02)
        box((.5, .34, .05), toy('white'), bevel=.012, loc=(-.85, -.92, .37))
        post(1.72, -.95, 0, .17, .08, 'ink')
        post(1.72, -.95, .06, .05, .7, 'ink')
        bead(1.72, -.95, .86, .17, 'mari')
        return
    _sheets(-1.4, .85, top, 6, 1)
    _sheets(-.55, .8, top, 11, 2, lean=.014)
    _sheets(.6, .85, top, 4, 3)
    for k, (x, y, count, lean) in enumerate(((-1.6, -.75, 9, .0), (-.95, -1.15, 5, .0), (1.72, .6, 15, -.012), (1.75, -.15, 7, .0), (1.2, -1.25, 3, .0))):
        _sheets(x, y, 0, count, k + 4, .5, lean)
    peg(.35, -.65, 0, 'tang', 'skin3', 1.3, hair='ink', turn=12)
    _sheets(.68, -1.0, .28, 5, 3, .46)
    for x, y, turn in ((-.25, -1.35, 20), (.1, -1.0, -35), (-.35, -.5, 60), (1.6, -1.1, 10)):
        box((.42, .3, .03), toy('white'), bevel=.008, loc=(x, y, .02), rot=(0, 0, radians(turn)))


def _till(is_mended):
    _ground('paper' if is_mended else 'paper3')
    block(-1.75, .55, 0, 3.5, .75, 1.5, 'white' if is_mended else 'ink2', .06)
    block(-1.45, .5, .1, 1.9, .1, 1.05, 'ink', .03)
    for k in range(7):
        tone = ('tang' if k % 2 else 'white') if is_mended else ('ink3' if k % 2 else 'paper2')
        sag = 0 if is_mended else .02 * k
        box((.5, .78, .1), toy(tone), bevel=.03, loc=(-1.5 + .5 * k, .3, 1.52 - sag), rot=(radians(24), 0, 0))
    if is_mended:
        for k, tone in enumerate(('mari', 'orch', 'tang', 'pitch_lift')):
            block(-1.35 + .45 * k, .42, .12, .36, .16, .3 + .1 * (k % 2), tone, .03)
            bead(-1.17 + .45 * k, .5, .52 + .1 * (k % 2), .1, ('orch', 'mari', 'white', 'tang')[k])
        block(.65, .48, 0, .62, .1, 1.2, 'mari', .03)
        bead(.78, .44, .6, .055, 'ink')
    else:
        for k in range(5):
            block(-1.42, .44, .16 + .19 * k, 1.84, .08, .15, 'ink3', .02)
        block(.65, .48, 0, .62, .1, 1.2, 'tang_edge', .03)
        for turn in (35, -35):
            box((.72, .04, .1), toy('white'), bevel=.015, loc=(.96, .42, .66), rot=(0, radians(turn), 0))
    _queue(is_mended)


def _queue(is_mended):
    coats = ('mari', 'orch', 'pitch_lift', 'tang', 'paper', 'ink3', 'mari')
    hairs = ('ink', 'tang_edge', None, 'ink', 'mari_edge', 'ink', None)
    if is_mended:
        peg(-.5, -.1, 0, 'tang', 'skin4', 1.15, 'mari', turn=0)
        for k, (x, y) in enumerate(((-1.5, -.75), (-.1, -1.25), (1.2, -.75))):
            peg(x, y, 0, coats[k], f'skin{k + 1}', 1.1, hair=hairs[k], turn=-25 + 25 * k)
            crate(x + .3, y - .42, 0, .34, ('tang', 'mari', 'orch')[k], ('tang_edge', 'mari_edge', 'orch_edge')[k])
        flower(1.8, .35, 0, 'orch', 2)
        flower(1.75, -.05, 0, 'mari', 1.7)
        bush(-1.8, .2, 0, .7, 'pitch_lift')
        return
    places = [(-1.55, -.35), (-1.0, -.55), (-.45, -.3), (.1, -.6), (.65, -.35), (1.2, -.6), (1.75, -.3), (-1.6, -1.15), (-1.0, -1.3), (-.4, -1.1), (.2, -1.35),
              (.85, -1.1), (1.5, -1.3)]
    for k, (x, y) in enumerate(places):
        peg(x, y, 0, coats[k % 7], f'skin{k % 5 + 1}', 1.0 + .06 * (k % 3), hair=hairs[(k * 2) % 7], turn=150 + 40 * sin(k * 2))
