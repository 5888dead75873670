"""The five things that come from a match: its events, chances, points, graphics and archive."""
from math import cos, pi, radians, sin

from kit.football import football
from kit.materials import toy
from kit.shapes import box, cylinder, group, lathe, torus, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import block, flag, peg, post


def draw(name):
    isometric(3.5, (.05, 0, .72))
    daylight(fill='#e2f7ea')
    shadow_ground()
    THINGS[name]()


def _plate(colour):
    post(0, 0, 0, 1.25, .14, 'ink', segments=96)
    post(0, 0, .12, 1.18, .1, colour, segments=96)


def _events():
    """A whistle and the flag of the assistant."""
    _plate('pitch_lift')
    e = group((-.15, -.1, .72), (0, 0, radians(45)))
    cylinder(.46, .5, toy('mari'), bevel=.08, rot=(pi / 2, 0, 0), parent=e)
    box((.86, .42, .26), toy('mari'), bevel=.06, loc=(.48, 0, .3), parent=e)
    box((.2, .44, .12), toy('ink'), bevel=.02, loc=(.22, 0, .43), parent=e)
    cylinder(.2, .54, toy('ink'), bevel=.05, rot=(pi / 2, 0, 0), parent=e)
    torus(.16, .05, toy('ink'), segments=40, sides=12, loc=(-.52, 0, .12), rot=(pi / 2, 0, 0), parent=e)
    flag(.1, .85, .2, 1.75, 'tang')


def _chances():
    """Three bars that add up, and the ball that will choose one."""
    _plate('pitch_lift')
    for k, (high, colour) in enumerate(((1.5, 'tang'), (.42, 'white'), (.2, 'orch'))):
        block(-.82 + .56 * k, -.05, .2, .5, .5, high, colour, .06)
    football((.25, -.62, .44), .25)


def _fantasy():
    """A cup, and a row of pegs on its way into it."""
    _plate('pitch_lift')
    lathe([(0, 0), (.46, 0), (.46, .12), (.16, .2), (.12, .5), (.3, .62), (.52, .9), (.58, 1.4), (.5, 1.4), (.44, 1.0), (0, .78)], toy('mari', .25, .5),
          segments=96, loc=(.1, .25, .2))
    for side in (-1, 1):
        d = (cos(radians(45)) * side, sin(radians(45)) * side)
        tube([(.1 + d[0] * .54, .25 + d[1] * .54, 1.48), (.1 + d[0] * .92, .25 + d[1] * .92, 1.42), (.1 + d[0] * .8, .25 + d[1] * .8, 1.08),
              (.1 + d[0] * .46, .25 + d[1] * .46, 1.0)], .06, toy('mari', .25, .5))
    for x, y, coat in ((-.1, .3, 'tang'), (.3, .15, 'orch')):
        peg(x, y, 1.22, coat, 'skin3', .7, hair='ink')
    peg(-.7, -.45, .22, 'white', 'skin5', .9, 'ink')


def _graphics():
    """A camera on its pedestal."""
    _plate('pitch_lift')
    post(0, 0, .2, .3, .12, 'ink')
    post(0, 0, .3, .12, .7, 'ink2')
    e = group((0, 0, 1.3), (0, radians(6), radians(45)))
    box((1.0, .52, .56), toy('white'), bevel=.08, loc=(-.1, 0, 0), parent=e)
    cylinder(.22, .5, toy('ink'), bevel=.04, loc=(.62, 0, .0), rot=(0, pi / 2, 0), parent=e)
    cylinder(.28, .16, toy('mari'), bevel=.04, loc=(.86, 0, .0), rot=(0, pi / 2, 0), parent=e)
    box((.34, .4, .2), toy('tang'), bevel=.05, loc=(-.2, 0, .38), parent=e)
    cylinder(.28, .16, toy('ink'), bevel=.05, loc=(.1, 0, .56), rot=(pi / 2, 0, 0), parent=e)
    peg(-.72, -.5, .22, 'tang', 'skin2', 1.05, hair='ink', turn=60)


def _archive():
    """A cabinet with one drawer out: every correction is kept."""
    _plate('pitch_lift')
    block(-.7, -.15, .2, 1.3, .85, 1.5, 'ink', .06)
    for k, colour in enumerate(('mari', 'tang', 'orch')):
        out = .62 if k == 1 else 0
        block(-.62, -.24 - out, .3 + .46 * k, 1.14, .12, .4, colour, .04)
        block(-.2, -.3 - out, .46 + .46 * k, .3, .1, .08, 'ink', .02)
        if out:
            block(-.56, -.22 - out, .36 + .46 * k, 1.02, out + .1, .06, 'paper3', .01)
            for q in range(5):
                block(-.5, -.72 + .11 * q, .42 + .46 * k, .9, .05, .34 + .04 * (q % 2), ('white', 'pitch_pale', 'white', 'mari', 'white')[q], .012)


THINGS = {'sport-events': _events, 'sport-chances': _chances, 'sport-fantasy': _fantasy, 'sport-graphics': _graphics, 'sport-archive': _archive}
