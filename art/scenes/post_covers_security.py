"""Stages of the long posts on security: a machine with keys, a restored Saturday, a keep."""
from math import cos, pi, radians, sin

from kit.materials import metal, surface, toy
from kit.shapes import box, cylinder, group, lathe, torus, tube
from kit.toys import bar, bead, block, bush, fir, flag, gear, peg, post


def build_machine():
    """It holds the keys: a machine with every one of them on its ring."""
    block(-1.6, -.6, 0, 3.2, 2.2, .25, 'ink', .06)
    block(-1.5, -.5, .25, 3.0, 2.0, 2.1, 'paper', .12)
    block(-1.1, -.58, 1.2, 1.3, .12, .8, 'ink', .05)
    for k in range(3):
        block(-1.0, -.63, 1.35 + .2 * k, (.9, .6, .75)[k], .06, .09, ('mari', 'orch', 'tang')[k], .02)
    gear(.85, -.52, 1.55, .42, .14, 'tang', 11, (pi / 2, 0, 0))
    gear(.4, -.54, .95, .28, .12, 'mari', 9, (pi / 2, 0, .2))
    block(-1.2, -.58, .45, 1.5, .1, .4, 'orch', .04)
    for k in range(4):
        cylinder(.08, .08, toy(('pitch_lift', 'tang', 'mari', 'ink')[k]), bevel=.02, loc=(-.95 + .33 * k, -.62, .65), rot=(pi / 2, 0, 0))
    post(.9, .9, 2.35, .3, .8, 'ink3')
    for k in range(4):
        bead(.95 + .18 * k, .9 + .1 * k, 3.4 + .32 * k, .2 + .05 * k, 'paper')
    bar((1.45, -.35, 2.15), (2.4, -.85, 2.78), .06, 'ink')
    torus(.75, .06, metal('#e8b04a', .25), loc=(2.35, -.9, 2.0), rot=(pi / 2, 0, radians(45)), segments=64)
    for k, colour in enumerate(('mari', 'tang', 'orch', 'paper', 'pitch_lift')):
        a = radians(205 + 32 * k)
        px, pz = .75 * cos(a), .75 * sin(a)
        e = group((2.35 + px * .707, -.9 + px * .707, 2.0 + pz), (0, -a - pi / 2, radians(45)))
        torus(.15, .045, toy(colour), loc=(0, 0, -.16), rot=(pi / 2, 0, 0), segments=32, sides=10, parent=e)
        box((.08, .07, .62), toy(colour), bevel=.02, loc=(0, 0, -.6), parent=e)
        for dz in (-.72, -.86):
            box((.14, .06, .06), toy(colour), bevel=.012, loc=(.09, 0, dz), parent=e)
    peg(-2.4, -1.5, 0, 'tang', 'skin5', 1.4, hair='#d2481c', turn=50)
    peg(.2, -2.3, 0, 'ink', 'skin2', 1.3, 'mari', turn=30)
    _padlock(-2.7, .6)


def _padlock(x, y):
    block(x - .5, y - .3, 0, 1.0, .6, .85, 'mari', .1)
    tube([(x - .28, y, .8), (x - .28, y, 1.25), (x, y, 1.45), (x + .28, y, 1.25), (x + .28, y, .8)], .09, toy('ink3'))
    cylinder(.11, .06, toy('ink'), bevel=.015, loc=(x, y - .31, .5), rot=(pi / 2, 0, 0))
    block(x - .04, y - .34, .2, .08, .06, .26, 'ink', .015)


def restore():
    """Saturday, put back on a Tuesday: blocks come up out of the cellar."""
    block(-3.4, -1.4, 0, 3.0, 3.2, .3, 'paper', .06)
    block(.5, -1.4, 0, 3.0, 3.2, .3, 'paper', .06)
    for i in range(6):
        block(.6 + .47 * i, -1.3, .3, .46, 3.0, .08, 'pitch_lift' if i % 2 else 'pitch_pale', .02)
    torus(.5, .03, toy('white'), loc=(2.0, .2, .39), segments=48, sides=8)
    for x, y in ((1.1, -.5), (2.0, .2), (2.9, .8)):
        peg(x, y, .38, 'tang' if x < 2.5 else 'ink', f'skin{int(x) + 1}', 1.0, hair='ink')
    for k in range(3):
        for j in range(2):
            block(-3.1 + .9 * k, -.2 + .9 * j, .3, .8, .8, .8, ('orch', 'mari', 'tang')[(k + j) % 3], .07)
            block(-2.95 + .9 * k, -.23 + .9 * j, .55, .5, .05, .12, 'paper', .02)
    for z, k in ((1.1, 0), (1.1, 2)):
        block(-3.1 + .9 * k, -.2, z, .8, .8, .8, 'paper' if k else 'pitch_lift', .07)
    for k in range(7):
        s = k / 6
        block(-.5 + 1.1 * s - .14, -.5, .9 + 1.1 * sin(pi * s), .28, .28, .28, ('mari', 'orch', 'paper')[k % 3], .05)
    post(-2.9, -2.3, 0, .6, .16, 'ink')
    e = group((-2.9, -2.3, .62), (pi / 2, 0, radians(45)))
    cylinder(.46, .14, toy('paper'), bevel=.04, parent=e)
    torus(.44, .06, toy('tang'), segments=64, parent=e)
    box((.05, .3, .06), toy('ink'), bevel=.01, loc=(0, .12, .1), parent=e)
    box((.22, .05, .06), toy('ink'), bevel=.01, loc=(.09, 0, .1), parent=e)
    peg(-.9, -2.2, 0, 'mari', 'skin3', 1.35, hair='ink', turn=30)
    peg(.6, -2.4, 0, 'orch', 'skin5', 1.3, 'ink', turn=10)


def threats():
    """A small keep drawn whole: what is guarded, and the gate that was left open on purpose."""
    block(-2.6, -2.6, 0, 5.2, 5.2, .3, 'paper', .08)
    for i in range(6):
        for j in range(6):
            block(-2.5 + .84 * i, -2.5 + .84 * j, .26, .8, .8, .1, ('pitch_lift', 'pitch_pale')[(i + j) % 2], .03)
    for x, y in ((-1.7, 1.2), (1.2, 1.2), (-1.7, -1.7), (1.2, -1.7)):
        block(x, y, .36, .7, .7, 1.7, 'orch', .05)
        for dx, dy in ((0, 0), (.46, 0), (0, .46), (.46, .46)):
            block(x + dx, y + dy, 2.06, .24, .24, .24, 'orch', .03)
    for x, y, sx, sy in ((-1.1, 1.35, 2.4, .4), (-1.55, -1.1, .4, 2.4), (1.35, -1.1, .4, 2.4)):
        block(x, y, .36, sx, sy, 1.1, 'orch_edge', .04)
    for x in (-1.1, .45):
        block(x, -1.55, .36, .85, .4, 1.1, 'orch_edge', .04)
    block(-.25, -1.6, 1.2, .7, .5, .26, 'orch_edge', .03)
    block(-.6, -.6, .36, 1.2, 1.2, .4, 'ink', .05)
    lathe([(0, 0), (.3, 0), (.36, .3), (.2, .55), (0, .6)], surface('#f8c143', rough=.25, coat=.5), segments=48, loc=(0, 0, .76))
    flag(1.55, 1.55, 2.06, 1.2, 'tang')
    peg(.1, -2.2, .36, 'tang', 'skin4', .95, 'mari', turn=0)
    peg(-3.3, -1.6, 0, 'ink', 'skin1', 1.2, 'ink', turn=50)
    peg(2.2, -3.3, 0, 'paper', 'skin3', 1.2, hair='ink', turn=30, band='tang')
    for k in range(9):
        post(-3.0 + .36 * k, -2.95 - .03 * k, 0, .06, .03, 'paper', bevel=.008, segments=20)
    fir(3.3, 1.2, 0, 1.1)
    bush(-3.4, 1.0, 0, 1.0, 'tang')
