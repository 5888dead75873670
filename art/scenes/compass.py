"""The compass of the closing band and of the shop: two pegs argue over the needle."""
from math import cos, pi, radians, sin

from kit.materials import metal, toy
from kit.shapes import box, cylinder, group, prism, torus
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bead, peg, post


def draw(_name):
    isometric(7.3, (.1, -.05, .55))
    daylight(fill='#f3f6e6')
    shadow_ground()
    compass()


def compass(turn=72, company=True):
    _case()
    _card()
    _needle(turn)
    if company:
        _company()


def _company():
    peg(.1, 2.95, 0, 'pitch_lift', 'skin2', 1.35, 'mari', turn=-50)
    peg(2.35, -2.1, 0, 'orch', 'skin1', 1.35, hair='ink', turn=50, band='paper')
    peg(2.95, -1.55, 0, 'tang', 'skin5', .8, 'ink', turn=40)


def _case():
    post(0, 0, 0, 2.5, .36, 'ink', segments=160, bevel=.09)
    torus(2.42, .06, toy('ink3'), loc=(0, 0, .34), segments=160)
    post(0, 0, .34, 2.3, .2, 'mari', segments=160, bevel=.07)
    post(0, 0, .48, 2.02, .09, 'paper', segments=160, bevel=.03)
    for k in range(4):
        a = pi / 2 * k + pi / 4
        cylinder(.07, .05, toy('mari_edge'), bevel=.015, loc=(2.16 * cos(a), 2.16 * sin(a), .55))
        box((.1, .02, .02), toy('ink'), bevel=.004, loc=(2.16 * cos(a), 2.16 * sin(a), .58), rot=(0, 0, a * 3))
    torus(.3, .07, metal('#e8b04a', .25), loc=(-1.95, -1.95, .37), rot=(pi / 2, 0, radians(45)), sides=20)


def _card():
    torus(1.92, .02, toy('ink'), loc=(0, 0, .575), segments=128, sides=8)
    torus(1.1, .015, toy('ink3'), loc=(0, 0, .575), segments=128, sides=8)
    for k in range(48):
        a = 2 * pi * k / 48
        length, width = (.34, .09) if k % 12 == 0 else (.22, .055) if k % 4 == 0 else (.1, .03)
        r = 1.86 - length / 2
        box((length, width, .04), toy('ink'), bevel=.008, loc=(r * cos(a), r * sin(a), .58), rot=(0, 0, a))
    for k in range(8):
        a, long = 2 * pi * k / 8, k % 2 == 0
        tip, side = (1.06 if long else .7), .13
        e = group((0, 0, .565), (0, 0, a))
        prism([(0, side), (0, -side), (tip, 0)], .03, toy('orch' if long else 'paper3'), bevel=.006, parent=e)
    cylinder(.2, .05, toy('tang'), bevel=.015, loc=(1.3, 0, .59))


def _needle(turn):
    post(0, 0, .55, .17, .34, 'ink')
    e = group((0, 0, .9), (0, 0, radians(turn)))
    for sign, light, dark in ((1, 'tang', 'tang_edge'), (-1, 'ink3', 'ink')):
        for edge, colour in ((.4, light), (-.4, dark)):
            outline = [(0, 0), (sign * 1.78, 0), (0, edge)]
            prism(outline if sign * edge > 0 else outline[::-1], .15, toy(colour), bevel=.025, parent=e)
    post(0, 0, 1.02, .21, .12, 'mari')
    bead(0, 0, 1.14, .09, 'paper')
