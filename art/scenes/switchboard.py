"""Four lines of a telephone exchange: three are plugged, and the fourth takes letters only."""
from math import pi, radians

from kit.materials import toy
from kit.shapes import box, cylinder, group, prism, torus, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bead, block, peg, post

LINES = (('tang', -1.02), ('mari', -.4), ('orch', .22), ('pitch_lift', .84))
FRONT = .42


def draw(name):
    daylight(fill='#fff1e0')
    shadow_ground(-.3)
    isometric(4.95, (0, 0, .8))
    _ground()
    _board()
    for tone, x in LINES:
        _jack(tone, x)
    for (tone, x), reach in zip(LINES[:3], (.1, -.34, .3)):
        _cord(tone, x, reach)
    _envelope()
    _operator()
    _writer()


def _ground():
    block(-1.75, -1.6, -.3, 3.4, 3.0, .2, 'ink', .09)
    block(-1.7, -1.55, -.14, 3.3, 2.9, .14, 'paper2', .07)


def _board():
    block(-1.45, FRONT, 0, 2.75, .62, 2.05, 'ink2', .1)
    block(-1.33, FRONT - .05, .95, 2.5, .1, .98, 'paper', .04)
    block(-1.5, FRONT - .62, 0, 2.85, .66, .62, 'mari', .07)
    block(-1.55, FRONT - .68, .58, 2.95, .74, .13, 'mari_edge', .05)
    for x in (-1.1, -.65, -.2):
        block(x, FRONT + .14, 2.05, .3, .3, .1, 'ink3', .04)
    bead(.86, FRONT + .3, 2.2, .2, 'tang')


def _jack(tone, x):
    """A socket with its lamp over it."""
    y = FRONT - .09
    torus(.17, .055, toy(tone), segments=64, sides=16, loc=(x, y, 1.3), rot=(pi / 2, 0, 0))
    cylinder(.13, .05, toy('ink'), segments=48, loc=(x, y + .01, 1.3), rot=(pi / 2, 0, 0))
    bead(x, y, 1.71, .1, tone)


def _cord(tone, x, reach):
    """From the desk through the air into the socket."""
    y = FRONT - .09
    cylinder(.085, .34, toy(tone), bevel=.03, segments=40, loc=(x, y - .2, 1.3), rot=(pi / 2, 0, 0))
    foot = x + reach
    post(foot, y - .36, .7, .1, .07, 'ink', bevel=.02)
    tube([(x, y - .36, 1.3), (x + .1 * reach, y - .62, 1.16), (x + .6 * reach, y - .6, .92), (foot, y - .36, .74)], .045, toy(tone))


def _envelope():
    """Nobody rings about security: a letter leans below its socket."""
    e = group((.86, FRONT - .2, .71), (radians(-14), 0, 0))
    box((.62, .05, .42), toy('white'), bevel=.015, loc=(0, 0, .21), parent=e)
    prism([(-.3, .41), (.3, .41), (0, .16)], .03, toy('paper3'), bevel=.008, loc=(0, -.025, 0), rot=(pi / 2, 0, 0), parent=e)
    cylinder(.065, .04, toy('pitch_lift'), bevel=.012, segments=32, loc=(0, -.06, .2), rot=(pi / 2, 0, 0), parent=e)


def _operator():
    x, y = -.42, -1.02
    post(x, y, 0, .3, .12, 'tang_edge', bevel=.03)
    post(x, y, .12, .26, .1, 'tang', bevel=.03)
    peg(x, y, .22, 'orch', 'skin3', 1.6, hair='ink', turn=-8, band='mari')
    for s in (-1, 1):
        bead(x + .26 * s, y + .26 * s, 1.32, .11, 'tang')


def _writer():
    """The one who will not ring, with another letter."""
    x, y = .98, -.86
    peg(x, y, 0, 'pitch_lift', 'skin2', 1.3, 'ink', turn=6, band='white')
    e = group((x - .02, y - .4, .42), (radians(-8), 0, radians(12)))
    box((.4, .04, .28), toy('white'), bevel=.012, parent=e)
    prism([(-.19, .13), (.19, .13), (0, -.03)], .02, toy('paper3'), bevel=.006, loc=(0, -.02, 0), rot=(pi / 2, 0, 0), parent=e)
    cylinder(.045, .03, toy('pitch_lift'), bevel=.01, segments=32, loc=(0, -.04, -.01), rot=(pi / 2, 0, 0), parent=e)
