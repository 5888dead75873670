"""Five steps of an experiment: a sealed guess, a line that stays, blind covers, a hammer, the guess opened."""
from math import pi, radians

from kit.materials import toy
from kit.shapes import box, cylinder, group, lathe, prism, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bead, block, peg, post


def draw(name):
    isometric(4.1, (.05, 0, .62))
    daylight(fill='#fbe6fa')
    shadow_ground()
    STEPS[name]()


def _board():
    block(-1.45, -1.45, 0, 2.9, 2.9, .16, 'orch_edge', .07)
    block(-1.4, -1.4, .14, 2.8, 2.8, .1, 'white', .04)


def _envelope(x, y, z, is_open, turn):
    """Lying flat; its flap towards -y."""
    e = group((x, y, z), (0, 0, radians(turn)))
    box((1.5, 1.0, .12), toy('orch'), bevel=.035, loc=(0, 0, .06), parent=e)
    if is_open:
        prism([(-.74, 0), (.74, 0), (0, .62)], .05, toy('orch_edge'), bevel=.015, loc=(0, .46, .1), parent=e)
        sheet = group((0, .34, .12), (radians(14), 0, 0), parent=e)
        box((1.2, .9, .04), toy('white'), bevel=.012, loc=(0, .12, .04), parent=sheet)
        for k, long in enumerate((.7, .5)):
            box((long, .06, .02), toy(('tang', 'ink3')[k]), bevel=.006, loc=(-.42 + long / 2, .34 - .18 * k, .07), parent=sheet)
    else:
        prism([(-.74, .48), (.74, .48), (0, -.16)], .05, toy('orch_edge'), bevel=.015, loc=(0, 0, .11), parent=e)
        cylinder(.17, .08, toy('tang'), bevel=.03, loc=(0, -.06, .18), parent=e)
        box((.1, .1, .04), toy('mari'), bevel=.015, loc=(0, -.06, .23), rot=(0, 0, pi / 4), parent=e)


def _guess():
    _board()
    _envelope(.15, .35, .24, False, 45)
    pencil = group((.62, -.55, .36), (0, radians(90), radians(20)))
    cylinder(.1, 1.2, toy('mari'), bevel=.02, segments=6, parent=pencil)
    cylinder(.1, .26, toy('paper3'), top=.02, bevel=.005, segments=24, loc=(0, 0, .72), parent=pencil)
    cylinder(.1, .16, toy('tang'), bevel=.03, loc=(0, 0, -.66), parent=pencil)
    peg(-.85, -.75, .24, 'white', 'skin4', 1.15, hair='ink', turn=40, band='tang')


def _line():
    """A line across the way that nobody may move."""
    _board()
    block(-1.35, -.16, .23, 2.7, .3, .04, 'tang', .012)
    for x in (-1.1, 1.1):
        post(x, 0, .24, .12, .75, 'ink')
        bead(x, 0, 1.06, .15, 'tang')
    tube([(-1.1, 0, .86), (-.5, -.02, .76), (0, -.02, .72), (.5, -.02, .76), (1.1, 0, .86)], .045, toy('mari'))
    peg(-.35, .75, .24, 'orch', 'skin1', 1.15, 'tang', turn=0)
    block(.3, -1.0, .24, .62, .5, .5, 'mari', .06)


def _blind():
    """Three covers of one colour: what is under which is not written on them."""
    _board()
    for x, y in ((-.65, -.6), (.05, .1), (.75, .8)):
        lathe([(0, .78), (.2, .74), (.4, .5), (.46, .14), (.52, .04), (.52, 0), (0, 0)], toy('ink2', .3, .5), segments=64, loc=(x, y, .24))
        bead(x, y, 1.1, .12, 'mari')
    peg(.75, -.75, .24, 'white', 'skin5', 1.15, 'ink')


def _break():
    """A block under a hammer, in pieces."""
    _board()
    for x, y, z, turn, colour in ((-.2, .2, .24, 12, 'orch'), (.5, .1, .24, -20, 'orch'), (.1, -.55, .24, 40, 'mari'), (-.75, -.35, .24, 8, 'orch')):
        box((.52, .46, .36), toy(colour), bevel=.05, loc=(x, y, z + .18), rot=(radians(6), radians(-5), radians(turn)))
    h = group((.62, .72, .24), (0, radians(-38), radians(25)))
    cylinder(.09, 1.7, toy('mari_edge'), bevel=.02, loc=(0, 0, .85), parent=h)
    cylinder(.3, .86, toy('ink'), bevel=.06, loc=(0, 0, 1.66), rot=(0, pi / 2, 0), parent=h)
    cylinder(.31, .12, toy('tang'), bevel=.02, loc=(-.3, 0, 1.66), rot=(0, pi / 2, 0), parent=h)
    cylinder(.31, .12, toy('tang'), bevel=.02, loc=(.3, 0, 1.66), rot=(0, pi / 2, 0), parent=h)
    peg(-1.0, -.85, .24, 'tang', 'skin2', 1.1, 'ink', turn=40)


def _open():
    _board()
    _envelope(.2, .3, .24, True, 45)
    peg(-.85, -.7, .24, 'white', 'skin4', 1.15, hair='ink', turn=60, band='tang')
    peg(.75, -.85, .24, 'pitch', 'skin1', 1.1, hair='tang_edge', turn=60)


STEPS = {'lab-guess': _guess, 'lab-line': _line, 'lab-blind': _blind, 'lab-break': _break, 'lab-open': _open}
