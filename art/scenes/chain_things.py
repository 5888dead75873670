"""Five keys with those who hold them, and a windsock in five winds."""
from math import cos, pi, radians, sin

from kit.materials import toy
from kit.shapes import box, cylinder, group, lathe, prism, torus, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bead, block, flower, peg, post


def draw(name):
    daylight(fill='#fff1e0')
    shadow_ground(-.2)
    kind, story = name.split('-', 1)
    if kind == 'key':
        isometric(2.95, (.05, -.05, .6))
        return KEYS[story]()
    isometric(3.1, (.1, .1, .74))
    _wind(*WINDS[story])


def _key(colour, bow, teeth, x=0, y=.25):
    """A key as tall as a person and more, standing on its bit in a stone."""
    edge = f'{colour}_edge' if colour in ('tang', 'mari', 'pitch', 'orch') else 'ink3'
    block(x - .62, y - .5, -.2, 1.24, 1.0, .2, 'ink', .07)
    e = group((x, y, 0), (0, 0, radians(45)))
    box((.2, .2, 1.1), toy(colour), bevel=.05, loc=(0, 0, .55), parent=e)
    for z, length in teeth:
        box((length, .16, .14), toy(edge), bevel=.03, loc=(.06 + length / 2, 0, z), parent=e)
    cylinder(.17, .12, toy(edge), bevel=.03, loc=(0, 0, 1.12), parent=e)
    head = group((0, 0, 1.55), (pi / 2, 0, 0), parent=e)
    if bow == 'ring':
        torus(.34, .12, toy(colour), segments=64, sides=16, parent=head)
    if bow == 'clover':
        for a in (90, 210, 330):
            torus(.2, .09, toy(colour), segments=48, sides=14, loc=(.24 * cos(radians(a)), .24 * sin(radians(a)), 0), parent=head)
    if bow == 'hand':  # an open palm: stop
        cylinder(.36, .2, toy(colour), bevel=.05, segments=8, parent=head)
        for side in (-1, 1):
            box((.1, .36, .24), toy('white'), bevel=.02, loc=(side * .11, 0, .0), parent=head)
    if bow == 'square':
        for s in (-1, 1):
            box((.78, .15, .2), toy(colour), bevel=.04, loc=(0, s * .31, 0), parent=head)
            box((.15, .78, .2), toy(colour), bevel=.04, loc=(s * .31, 0, 0), parent=head)
        cylinder(.13, .2, toy('white'), bevel=.03, parent=head)
    if bow == 'heart':
        outline = []
        for k in range(48):
            t = 2 * pi * k / 48
            outline.append((.026 * 16 * sin(t) ** 3, .026 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t))))
        prism(outline, .2, toy(colour), bevel=.05, loc=(0, 0, -.1), parent=head)
        cylinder(.1, .24, toy('white'), bevel=.02, loc=(0, .08, 0), parent=head)


def _deploy():
    """Two of your people."""
    _key('tang', 'ring', ((.16, .3), (.42, .2)))
    peg(-.75, -.5, -.2, 'ink3', 'skin3', 1.15, hair='tang_edge', turn=0)
    peg(.35, -.95, -.2, 'pitch_lift', 'skin2', 1.15, hair='ink', turn=5)


def _upgrade():
    """Three people of five: three stand at it, two are counters on the ground."""
    _key('mari', 'clover', ((.14, .24), (.36, .34), (.58, .2)))
    for k, (x, y, coat, skin, hair) in enumerate(((-1.0, -.1, 'orch', 'skin1', 'ink'), (-.4, -.62, 'tang', 'skin4', None), (.28, -.98, 'paper', 'skin5', 'mari_edge'))):
        peg(x, y, -.2, coat, skin, 1.0, hair=hair, turn=0)
    for x, y in ((.98, -.55), (1.15, .15)):
        post(x, y, -.2, .2, .05, 'paper3', segments=48)


def _pause():
    """You, at night too: awake in a nightcap, a lamp beside."""
    _key('orch', 'hand', ((.16, .34), (.46, .34)))
    peg(-.2, -.85, -.2, 'ink3', 'skin3', 1.25, turn=0)
    lathe([(0, 0), (.21, 0), (.2, .08), (.12, .3), (.03, .48), (0, .5)], toy('mari'), segments=48, loc=(-.2, -.85, .78), rot=(radians(10), radians(-16), 0))
    torus(.2, .05, toy('white'), segments=40, sides=12, loc=(-.2, -.85, .8))
    bead(-.36, -.94, 1.26, .08, 'white')
    post(.78, -.6, -.2, .13, .06, 'ink')
    post(.78, -.6, -.16, .035, .5, 'ink')
    lathe([(.26, 0), (.14, .24), (0, .25)], toy('mari'), segments=48, loc=(.78, -.6, .3))


def _treasury():
    """You and your counsel, and what stays covered."""
    _key('pitch', 'square', ((.14, .36), (.34, .24), (.54, .36)))
    peg(-.78, -.45, -.2, 'mari', 'skin2', 1.15, hair='ink', turn=0)
    peg(-.05, -.98, -.2, 'ink', 'skin5', 1.15, hair='white', turn=10)
    for k in range(5):
        post(.8, -.75, -.2 + .11 * k, .2, .1, 'mari' if k % 2 else 'mari_edge', bevel=.025)
    for k in range(3):
        post(1.15, -.3, -.2 + .11 * k, .2, .1, 'mari_edge' if k % 2 else 'mari', bevel=.025)


def _player():
    """The player, with a turnip."""
    _key('white', 'heart', ((.18, .28), (.48, .22)))
    peg(-.3, -.75, -.2, 'tang', 'skin4', 1.3, 'pitch_lift', turn=0)
    lathe([(0, 0), (.06, .04), (.26, .24), (.3, .38), (.2, .5), (0, .53)], toy('orch'), segments=64, loc=(.62, -.78, -.18))
    lathe([(.3, .36), (.26, .46), (.16, .53), (0, .545)], toy('white'), segments=64, loc=(.62, -.78, -.185))
    for a in (-30, 0, 30):
        tube([(.62, -.78, .3), (.62 + .1 * sin(radians(a)), -.78 + .1 * sin(radians(a)), .5), (.62 + .26 * sin(radians(a)), -.78 + .26 * sin(radians(a)), .62)],
             .05, toy('pitch_lift'), radii=[.6, 1.2, .3])
    flower(1.05, -.15, -.2, 'mari', 1.8)


KEYS = {'deploy': _deploy, 'upgrade': _upgrade, 'pause': _pause, 'treasury': _treasury, 'player': _player}
# How far the sock hangs (degrees below level), how far the pole bends, what else.
WINDS = {'breeze': (62, 0, 'calm'), 'fresh': (34, .05, 'kite'), 'gale': (12, .14, 'hat'), 'storm': (-2, .26, 'torn'), 'hurricane': (-8, .4, 'gone')}


def _wind(hang, bend, story):
    block(-1.0, -1.0, -.2, 2.0, 2.0, .2, 'pitch_lift' if story in ('calm', 'kite') else 'pitch' if story == 'hat' else 'ink3', .08)
    foot, top = (-.45, -.45, 0), (-.45 + bend, -.45 + bend, 1.75)
    tube([foot, (foot[0], foot[1], .9), (foot[0] + bend * .4, foot[1] + bend * .4, 1.4), top], .05, toy('white'))
    post(*foot, .15, .1, 'ink')
    along, down = cos(radians(hang)), -sin(radians(hang))
    torus(.19, .035, toy('ink'), segments=40, sides=12, loc=(top[0] + .1, top[1] + .1, top[2] - .02), rot=(pi / 2, radians(0), radians(-45)))
    pieces = 5 if story not in ('torn', 'gone') else 4 if story == 'torn' else 2
    for k in range(pieces):
        a, b = .1 + .27 * k, .1 + .27 * (k + 1) - .012
        ripple = .05 * sin(k * 1.9) if story != 'calm' else 0
        ends = [(top[0] + s * along * .707, top[1] + s * along * .707, top[2] - .02 + s * down + ripple) for s in (a, b)]
        e = tube(ends, .19, toy('tang' if k % 2 == 0 else 'white'), straight=True, radii=[1 - .12 * k, 1 - .12 * (k + 1)])
    if story == 'calm':
        peg(.45, -.5, 0, 'mari', 'skin3', 1.0, 'tang', turn=0)
        flower(-.7, .6, 0, 'orch', 1.6)
        flower(.75, .35, 0, 'white', 1.6)
    if story == 'kite':
        peg(.35, -.6, 0, 'orch', 'skin2', 1.0, hair='ink', turn=20)
        flower(-.75, .55, 0, 'mari', 1.6)
        tube([(.45, -.75, .35), (.75, -.35, .9), (.95, .1, 1.45)], .014, toy('ink'))
        prism([(0, -.3), (.2, 0), (0, .22), (-.2, 0)], .04, toy('mari'), bevel=.012, loc=(.95, .1, 1.6), rot=(pi / 2, radians(20), radians(45)))
    if story == 'hat':
        peg(-.1, -.8, 0, 'mari', 'skin5', 1.0, hair='ink', turn=30)
        lathe([(0, 0), (.23, 0), (.23, .04), (.16, .06), (.13, .16), (0, .18)], toy('tang'), segments=48, loc=(.55, -.15, 1.2), rot=(radians(30), radians(60), 0))
        post(.6, .55, 0, .07, .3, 'tang_edge')
        lathe([(0, 0), (.3, .05), (.26, .4), (0, .6)], toy('pitch_pale'), segments=32, loc=(.6, .55, .26), rot=(radians(-24), radians(24), 0))
    if story == 'torn':
        peg(-.3, -.85, 0, 'tang', 'skin1', 1.0, 'mari', turn=40)
        for k in range(3):
            box((.16, .03, .12), toy('tang' if k % 2 else 'white'), bevel=.01, loc=(.75 + .14 * k, .75 - .2 * k, 1.9 - .3 * k), rot=(.5 * k, .8, .7 + k))
        _bolt(.45, .3)
    if story == 'gone':
        for k, (x, y, z) in enumerate(((.5, .4, 1.55), (.85, .2, 1.15), (.25, .75, 1.95))):
            tube([(x, y, z), (x + .13, y + .13, z + .03)], .13, toy(('white', 'tang', 'white')[k]), straight=True, radii=[1, .85])
        block(.0, -.85, 0, .34, .34, .5, 'mari', .04)
        box((.5, .5, .08), toy('mari_edge'), bevel=.02, loc=(.17, -.68, .54))
        bead(.02, -.88, .38, .03, 'ink')
        bead(.16, -.88, .38, .03, 'ink')
        _bolt(.55, .1)


def _bolt(x, y):
    prism([(0, 0), (.16, .34), (.04, .34), (.2, .72), (-.1, .3), (.03, .3)], .07, toy('mari'), bevel=.015, loc=(x, y, .02), rot=(pi / 2, 0, radians(45)))
