"""What a match day's data is sold as, one thing a product, and the Saturday on which everything went wrong."""
from math import cos, pi, radians, sin

from kit.football import football
from kit.materials import toy
from kit.shapes import box, cylinder, group, lathe, prism, torus, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bar, bead, block, peg, post


def draw(name):
    daylight(fill='#eaf4ec')
    shadow_ground(-.3)
    if name == 'worst-saturday':
        isometric(6.7, (.1, -.1, .72))
        return _saturday()
    isometric(3.0, (0, 0, .47))
    _plinth()
    {'live': _live, 'chance': _chance, 'fantasy': _fantasy, 'graphics': _graphics, 'archive': _archive}[name.removeprefix('match-')]()


def _plinth():
    block(-.95, -.95, -.3, 1.9, 1.9, .14, 'pitch_edge', .07)
    for k in range(4):
        block(-.92 + .46 * k, -.92, -.18, .46, 1.84, .18, 'pitch_lift' if k % 2 else 'pitch_pale', .02)


def _live():
    """A ball and the corner flag it was kicked from."""
    football((.18, -.3, .42), .42)
    post(-.7, .7, 0, .035, 1.5, 'white', bevel=.01)
    prism([(0, 0), (.55, .16), (0, .36)], .05, toy('tang'), bevel=.015, loc=(-.67, .72, 1.1), rot=(pi / 2, 0, 0))
    for k in range(7):
        a = radians(-88 + 14 * k)
        bead(-.7 + .5 * cos(a), .7 + .5 * sin(a), .0, .04, 'white', u=20, v=12)


def _chance():
    """A curve of blocks, with our doubt drawn around it."""
    heights = (.3, .34, .52, .46, .8, 1.1)
    for k, high in enumerate(heights):
        x = -.82 + .28 * k
        block(x, -.16, 0, .24, .32, high, 'mari' if k < 5 else 'tang', .04)
        for y, share in ((-.44, .3), (.2, .75)):
            block(x, y, 0, .24, .22, high * share, 'white', .04)
    bead(.7, 0, 1.26, .13, 'ink')


def _fantasy():
    """A cup, and the receipt for each disputed point."""
    lathe([(0, 0), (.34, 0), (.34, .1), (.24, .14), (.1, .22), (.08, .42), (.2, .52), (.36, .72), (.44, 1.05), (.4, 1.06), (.3, .8), (0, .66)],
          toy('mari', .25, .5), segments=80, loc=(-.1, .15, 0))
    for side in (-1, 1):
        e = group((-.1 + side * .3, .15 + side * .3, .82), (pi / 2, 0, radians(45)))
        torus(.17, .045, toy('mari_edge'), segments=40, sides=12, parent=e)
    e = group((.42, -.62, .02), (radians(-10), 0, radians(20)))
    for k in range(7):
        box((.42, .03, .17), toy('white'), bevel=.008, loc=(0, -.04 * sin(k * .9), .1 + .14 * k * .55), rot=(radians(12 * cos(k * .9)), 0, 0), parent=e)
        box((.26, .02, .03), toy('tang' if k == 2 else 'ink3'), bevel=.005, loc=(-.03, -.06 - .04 * sin(k * .9), .1 + .14 * k * .55), parent=e)


def _graphics():
    """A camera on its legs, its lamp lit."""
    for a in (90, 210, 330):
        bar((0, 0, .72), (.55 * cos(radians(a)), .55 * sin(radians(a)), .0), .045, 'ink')
    post(0, 0, .66, .12, .12, 'ink3')
    e = group((0, 0, 1.0), (0, 0, radians(-8)))
    box((.82, .42, .46), toy('tang'), bevel=.07, parent=e)
    cylinder(.18, .3, toy('ink'), bevel=.03, loc=(.52, 0, 0), rot=(0, pi / 2, 0), parent=e)
    cylinder(.24, .12, toy('ink'), bevel=.03, loc=(.68, 0, 0), rot=(0, pi / 2, 0), parent=e)
    cylinder(.13, .14, toy('#8fd0e8', .1, .8), bevel=.03, loc=(.69, 0, 0), rot=(0, pi / 2, 0), parent=e)
    for x in (-.2, .2):
        cylinder(.2, .16, toy('ink2'), bevel=.04, loc=(x, .02, .4), rot=(pi / 2, 0, 0), parent=e)
    for z in (.1, -.04):
        box((.4, .03, .08), toy('white' if z > 0 else 'mari'), bevel=.01, loc=(-.1, -.22, z), parent=e)
    e = group((.02, 0, 1.56))
    bead(.0, -.0, .0, .07, 'mari', parent=e)


def _archive():
    """A rack of tapes, one of them pulled out."""
    block(-.8, .1, 0, 1.6, .62, 1.1, 'ink', .05)
    tones = ('white', 'mari', 'white', 'tang', 'pitch_lift', 'white', 'orch')
    for row in range(2):
        for k in range(7):
            tone = tones[(k + 3 * row) % 7]
            out = .34 if (row, k) == (0, 3) else 0
            block(-.73 + .21 * k, .02 - out, .08 + .52 * row, .17, .5, .42, tone, .025)
            block(-.7 + .21 * k, -.0 - out, .34 + .52 * row, .11, .04, .08, 'ink', .01)
    cylinder(.3, .1, toy('tang'), bevel=.03, loc=(.42, -.62, .05))
    for k in range(5):
        a = 2 * pi * k / 5
        cylinder(.065, .12, toy('ink'), bevel=.01, loc=(.42 + .17 * cos(a), -.62 + .17 * sin(a), .055))


def _saturday():
    block(-2.5, -2.0, -.3, 5.1, 3.9, .18, 'ink', .09)
    for k in range(5):
        block(-2.45 + k, -1.95, -.16, 1.0, 3.8, .16, 'pitch_lift' if k % 2 else 'pitch_pale', .02)
    prism([(.4 + 1.1 * cos(a) * (1 + .1 * sin(3 * a)), -.95 + .62 * sin(a) * (1 + .12 * cos(2 * a))) for a in (2 * pi * k / 40 for k in range(40))], .03,
          toy('#9fd3e6', .1, .9), bevel=.012, loc=(0, 0, 0))
    football((.55, -.95, .24), .32)
    goal = group((-.55, 1.0, 0), (radians(62), 0, radians(8)))  # blown over
    for x in (-1.1, 1.1):
        tube([(x, 0, 0), (x, 0, 1.3)], .06, toy('white'), straight=True, parent=goal)
        tube([(x, 0, 1.3), (x, .8, .0)], .035, toy('white'), straight=True, parent=goal)
    tube([(-1.1, 0, 1.3), (1.1, 0, 1.3)], .06, toy('white'), straight=True, parent=goal)
    for k in range(1, 8):
        tube([(-1.1 + .275 * k, .0, 1.3), (-1.1 + .275 * k, .8, 0)], .012, toy('paper'), straight=True, parent=goal)
    for k in range(1, 5):
        tube([(-1.1, .16 * k, 1.3 - .26 * k), (1.1, .16 * k, 1.3 - .26 * k)], .012, toy('paper'), straight=True, parent=goal)
    _scouts()
    for k, (x, y, z) in enumerate(((-1.3, -.4, 2.7), (.2, .9, 2.85), (1.5, .5, 2.6))):
        for dx, r in ((-.42, .3), (0, .42), (.44, .3)):
            bead(x + dx * .7, y + dx * .7, z, r, 'ink3' if k == 1 else 'ink2')
        for i in range(4):
            px, py = x - .3 + .2 * i, y - .3 + .2 * i
            bar((px, py, z - .55 - .12 * (i % 2)), (px - .05, py - .05, z - .8 - .12 * (i % 2)), .025, '#9fd3e6')


def _scouts():
    """Two of them under one umbrella, each with a tablet; a line has come out of its van."""
    for x, y, coat, skin, hair in ((1.65, -1.2, 'tang', 'skin2', None), (2.05, -.75, 'mari', 'skin5', 'ink')):
        peg(x, y, 0, coat, skin, 1.15, 'ink' if hair is None else None, hair, turn=-30)
        box((.34, .05, .26), toy('ink'), bevel=.02, loc=(x - .12, y - .34, .45), rot=(radians(-25), 0, radians(-10)))
    bar((1.98, -1.1, .3), (1.98, -1.1, 1.75), .03, 'ink')
    lathe([(.95, 0), (.88, .02), (.62, .24), (.3, .38), (0, .42)], toy('orch'), segments=10, loc=(1.98, -1.1, 1.42))
    bead(1.98, -1.1, 1.88, .06, 'ink')
    block(-2.3, -1.7, .12, 1.15, .72, .62, 'white', .09)
    block(-1.3, -1.66, .12, .42, .64, .42, 'white', .08)
    block(-1.22, -1.7, .42, .26, .72, .22, 'ink', .05)
    for x in (-2.0, -1.15):
        for y in (-1.72, -1.0):
            cylinder(.16, .1, toy('ink'), bevel=.03, loc=(x, y, .16), rot=(pi / 2, 0, 0))
    block(-2.31, -1.73, .34, 1.1, .05, .12, 'tang', .015)
    post(-1.9, -1.3, .72, .05, .3, 'ink')
    lathe([(0, 0), (.2, .05), (.36, .18), (.34, .2), (.18, .09), (0, .05)], toy('paper2'), segments=48, loc=(-1.9, -1.3, .98), rot=(radians(50), 0, radians(-30)))
    tube([(-1.2, -1.9, .5), (-.9, -2.0, .1), (-.5, -1.85, .05), (-.2, -1.7, .05)], .035, toy('ink'))
    box((.2, .12, .12), toy('mari'), bevel=.03, loc=(-.12, -1.67, .07), rot=(0, 0, .4))
