"""Three weeks of one experiment: sealed guesses, the ugliest thing that can answer, and the envelopes open."""
from math import pi, radians

from kit.materials import neon, toy
from kit.shapes import box, cylinder, group, lathe, prism, torus, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bead, block, gear, peg, post


def draw(name):
    isometric(4.5, (0, 0, .62))
    daylight(fill='#f6e6f4')
    shadow_ground(-.3)
    block(-1.55, -1.3, -.3, 3.1, 2.6, .2, 'ink', .09)
    block(-1.5, -1.25, -.14, 3.0, 2.5, .14, 'orch', .07)
    {'lab-ask': _ask, 'lab-try': _try, 'lab-tell': _tell}[name]()


def envelope(x, y, z, turn=0, lean=-12, seal='tang', is_open=False, tone='white'):
    e = group((x, y, z), (radians(lean), 0, radians(turn)))
    box((.78, .08, .52), toy(tone), bevel=.02, loc=(0, 0, .26), parent=e)
    if is_open:
        prism([(-.37, 0), (.37, 0), (0, .34)], .03, toy('paper3'), bevel=.01, loc=(0, .03, .5), rot=(pi / 2 - .35, 0, 0), parent=e)
        box((.6, .03, .5), toy('mari'), bevel=.01, loc=(0, .0, .5), parent=e)
        for k in range(3):
            box((.36 - .08 * k, .02, .035), toy('ink'), bevel=.006, loc=(-.08 - .03 * k, -.02, .68 - .08 * k), parent=e)
    else:
        prism([(-.38, .52), (.38, .52), (0, .2)], .03, toy('paper3'), bevel=.012, loc=(0, -.03, 0), rot=(pi / 2, 0, 0), parent=e)
        cylinder(.1, .06, toy(seal), bevel=.02, loc=(0, -.07, .24), rot=(pi / 2, 0, 0), parent=e)


def flask(x, y, z, liquid, size=1.0):
    lathe([(0, 0), (.26 * size, 0), (.3 * size, .05 * size), (.19 * size, .26 * size), (0, .26 * size)], toy(liquid, .2, .6), segments=64, loc=(x, y, z))
    lathe([(.19 * size, .26 * size), (.09 * size, .42 * size), (.09 * size, .6 * size), (.13 * size, .63 * size), (.1 * size, .66 * size), (.05, .64 * size)],
          toy('#d8ecef', .15, .8), segments=64, loc=(x, y, z))


def _ask():
    """One question mark, and everybody's sealed guess."""
    tube([(-.95, .62, 1.25), (-.85, .62, 1.62), (-.4, .62, 1.72), (-.12, .62, 1.4), (-.35, .62, 1.1), (-.55, .62, .85), (-.55, .62, .55)], .15, toy('tang'))
    bead(-.55, .62, .17, .17, 'tang')
    for k, (x, y, turn, tone, seal) in enumerate(((-1.05, -.25, 6, 'white', 'tang'), (-.25, -.55, -6, 'paper2', 'pitch_lift'), (.55, -.85, 4, 'white', 'mari_edge'))):
        envelope(x, y, 0, turn, seal=seal, tone=tone)
    for k, (x, y, coat, skin, hair) in enumerate(((.2, .5, 'mari', 'skin2', 'ink'), (.72, .2, 'pitch_lift', 'skin5', 'tang_edge'), (1.2, -.15, 'white', 'skin4', None))):
        peg(x, y, 0, coat, skin, 1.3, hair=hair, turn=-15 * k)
    post(-1.2, -.95, 0, .16, .07, 'mari_edge')
    post(-1.2, -.95, .06, .09, .34, 'white')
    bead(-1.2, -.95, .47, .055, 'tang')


def _try():
    """A contraption of tape and odd parts, with a judge whose eyes are covered."""
    block(-1.2, -.1, 0, 1.1, .85, .62, 'ink2', .06)
    block(-1.1, -.16, .14, .5, .1, .34, 'pitch_pale', .03)
    for k in range(3):
        bead(-.46 + .14 * k, -.14, .2, .055, ('tang', 'mari', 'orch')[k])
    box((1.3, .14, .12), toy('mari'), bevel=.02, loc=(-.62, .02, .5), rot=(0, radians(9), 0))
    gear(-.9, .35, .62, .34, .14, 'tang', 9)
    gear(-.36, .42, .62, .24, .14, 'white', 8)
    post(-.9, .35, .7, .05, .3, 'ink')
    tube([(-.2, .35, .7), (.15, .3, 1.35), (.5, .1, 1.2), (.55, .05, .75)], .07, toy('pitch_lift'))
    lathe([(.1, 0), (.3, -.3), (.28, -.32), (0, -.1)], toy('orch_edge'), segments=48, loc=(.55, .05, .82))
    box((.16, .16, .9), toy('paper3'), bevel=.03, loc=(-.1, .6, 1.0), rot=(radians(6), radians(-8), 0))
    box((.7, .1, .4), toy('tang'), bevel=.03, loc=(-.2, .58, 1.5), rot=(0, radians(-8), 0))
    for x in (-.36, -.04):
        cylinder(.1, .06, toy('white'), bevel=.02, loc=(x, .5, 1.52 + x * .14), rot=(pi / 2, 0, 0))
        bead(x, .46, 1.52 + x * .14, .04, 'ink')
    for z, turn in ((.86, 20), (1.1, -25)):
        box((.24, .24, .09), toy('mari'), bevel=.02, loc=(-.1, .6, z), rot=(0, radians(turn), 0))
    flask(.55, -.05, 0, 'pitch_lift', 1.15)
    flask(-.2, -.85, 0, 'mari', .9)
    peg(1.05, -.35, 0, 'pitch_lift', 'skin3', 1.35, hair='ink', turn=-10)
    torus(.235, .06, toy('tang'), segments=48, sides=12, tall=1.3, loc=(1.05, -.35, .945))
    peg(-1.05, -.8, 0, 'white', 'skin4', 1.25, hair='ink', turn=20)


def _tell():
    """The envelopes are open, six pages lie out, and what was lent to us goes into the stove before a witness."""
    for k, (x, y, turn, tone) in enumerate(((-1.05, -.3, 6, 'white'), (-.3, -.62, -5, 'paper2'))):
        envelope(x, y, 0, turn, is_open=True, tone=tone)
    for k in range(6):
        box((.5, .36, .03), toy('white' if k < 5 else 'mari'), bevel=.01, loc=(.55 + .05 * k, -.92 + .02 * k, .02 + .035 * k), rot=(0, 0, radians(-16 + 6 * k)))
    lathe([(0, 0), (.5, 0), (.52, .1), (.46, .75), (.36, .86), (0, .88)], toy('ink2'), segments=64, loc=(.75, .45, 0))
    post(.75, .45, .85, .13, .9, 'ink')
    box((.42, .08, .34), neon('#ff9a3c', 1.6), bevel=.04, loc=(.75, -.02, .38))
    for k in range(3):
        box((.05, .06, .36), toy('ink'), bevel=.01, loc=(.62 + .13 * k, -.07, .38))
    for k, r in enumerate((.1, .14, .19)):
        bead(.75 - .1 * k, .45 - .06 * k, 1.86 + .3 * k, r, 'white')
    peg(-.15, .42, 0, 'mari', 'skin4', 1.35, hair='ink', turn=0)
    peg(-.75, .55, 0, 'pitch_lift', 'skin2', 1.3, 'tang', turn=15)
    lathe([(0, 0), (.06, .0), (.16, .36), (.15, .37), (0, .05)], toy('mari'), segments=40, loc=(-.42, .12, .72), rot=(radians(75), 0, radians(-20)))
