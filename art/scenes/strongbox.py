"""What three of five open: a strongbox with five keyholes, a key that is needed and one that is not."""
from math import pi, radians

from kit.materials import toy
from kit.shapes import box, cylinder, group, torus
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bar, bead, block, peg

KEYS = {'key-ours': ('ink', 'mari'), 'key-spare': ('white', 'orch')}


def draw(name):
    daylight(fill='#ffe9d8')
    shadow_ground()
    if name in KEYS:
        isometric(4.3, (0, 0, 1.62))
        _key(*KEYS[name])
    else:
        isometric(6.8, (.2, -.1, 1.05))
        _strongbox()


def _key(body, eye):
    """A key that stands on its tip, as large as a person."""
    e = group((0, 0, 0), (0, 0, radians(45)))
    torus(.66, .24, toy(body), segments=96, sides=24, loc=(0, 0, 2.6), rot=(pi / 2, 0, 0), parent=e, tall=.8)
    box((.36, .3, 1.95), toy(body), bevel=.09, loc=(0, 0, .98), parent=e)
    cylinder(.3, .2, toy(eye), bevel=.05, loc=(0, 0, 1.72), parent=e)
    for z, long in ((.28, .5), (.72, .36)):
        box((long, .28, .26), toy(body), bevel=.06, loc=(-.16 - long / 2, 0, z), parent=e)


def _strongbox():
    """Five keyholes in a row; three have turned, and the lid is up by that much."""
    block(-2.6, -1.7, 0, 5.2, 3.2, .16, 'ink', .06)
    block(-2.1, -.6, .16, 4.2, 1.9, 1.25, 'orch', .08)
    for x in (-2.14, 1.7):
        block(x, -.64, .16, .44, 1.98, 1.29, 'orch_edge', .06)
    lid = group((0, 1.25, 1.45), (radians(-22), 0, 0))
    box((4.2, 1.95, .34), toy('orch'), bevel=.1, loc=(0, -.95, .17), parent=lid)
    for x in (-1.92, 1.92):
        box((.46, 2.0, .38), toy('orch_edge'), bevel=.08, loc=(x, -.95, .17), parent=lid)
    block(-1.9, -.4, 1.2, 3.8, 1.6, .2, 'ink', .02)
    for k in range(9):
        bead(-1.5 + .37 * k, .1 + .3 * (k % 3), 1.5, .22, ('mari', 'white', 'mari')[k % 3])
    for k in range(5):
        x = -1.28 + .64 * k
        cylinder(.23, .1, toy('white' if k < 3 else 'orch_edge'), bevel=.03, loc=(x, -.62, .86), rot=(pi / 2, 0, 0))
        cylinder(.08, .12, toy('ink'), bevel=.02, loc=(x, -.63, .9), rot=(pi / 2, 0, 0))
        block(x - .035, -.69, .68, .07, .06, .2, 'ink', .01)
        if k < 3:
            bar((x, -.6, .88), (x, -1.1, .88), .06, 'mari')
            torus(.2, .07, toy('mari'), segments=48, sides=14, loc=(x, -1.28, .88), rot=(0, pi / 2, 0) if k != 1 else (pi / 4, pi / 2, 0))
    peg(-1.6, -1.3, .16, 'tang', 'skin2', 1.05, hair='ink', turn=115)
    peg(-.32, -1.75, 0, 'pitch', 'skin5', 1.05, 'ink', turn=120)
    peg(1.45, -1.25, .16, 'mari', 'skin3', 1.05, hair='tang_edge', turn=60)
    peg(2.9, -1.2, 0, 'white', 'skin4', 1.05, 'tang', turn=-20, band='tang')
