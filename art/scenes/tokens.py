"""What a founder asks for: turnip tokens in three colours, made to be stacked."""
from math import cos, pi, radians, sin

from kit.materials import toy
from kit.shapes import box, cylinder, group, prism, torus
from kit.stage import daylight, isometric, shadow_ground

COLOURS = {
    'token-ink': ('ink', 'ink2', 'orch_edge', 'pitch_lift'), 'token-white': ('paper3', 'white', 'orch', 'pitch_lift'),
    'token-mari': ('mari_edge', 'mari', 'tang', 'pitch'),
}


def draw(name):
    isometric(3.1)
    daylight(fill='#ffe9d8')
    shadow_ground(-9)  # too deep to be seen: a token lies on the next
    _token(*COLOURS[name])


def _token(side, face, relief, leaves):
    """Flat enough to be stacked; a turnip stands out of its face."""
    cylinder(1.4, .4, toy(side), bevel=.09, segments=96)
    for k in range(28):
        a = 2 * pi * k / 28
        box((.1, .05, .26), toy(face), bevel=.02, loc=(1.4 * cos(a), 1.4 * sin(a), 0), rot=(0, 0, a + pi / 2))
    cylinder(1.2, .06, toy(face), bevel=.02, segments=96, loc=(0, 0, .21))
    torus(1.14, .07, toy(side), segments=96, sides=12, loc=(0, 0, .24))
    e = group((0, 0, .22), (0, 0, radians(45)), (.86, 1.32, 1))  # stretched, as the camera looks down on it
    body = [(.56 * sin(radians(t)), -.08 + .46 * cos(radians(t))) for t in range(-112, 113, 8)]
    prism([*body, (.16, -.5), (.05, -.86), (-.05, -.86), (-.16, -.5)], .13, toy(relief), bevel=.04, parent=e)
    for turn, long in ((-38, .3), (0, .36), (38, .3)):
        a = radians(turn)
        leaf = [(.13 * sin(radians(t)), long / 2 * cos(radians(t))) for t in range(0, 360, 20)]
        prism(leaf, .13, toy(leaves), bevel=.03, loc=(.34 * sin(a), .3 + .3 * cos(a), 0), rot=(0, 0, -a), parent=e)
