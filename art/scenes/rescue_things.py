"""How a late build arrives, what fails it, and the letterbox it can come through."""
from math import pi, radians

from kit.materials import toy
from kit.shapes import box, cylinder, group, lathe, prism, torus, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bar, bead, block, bush, flower, peg


def draw(name):
    daylight(fill='#fff1e0')
    shadow_ground(-.3)
    isometric(*VIEWS[name])
    {'stretcher': _stretcher, 'pulled-plug': _plug, 'letterbox': _letterbox}[name]()


VIEWS = {'stretcher': (5.5, (0, 0, .82)), 'pulled-plug': (5.2, (0, 0, .5)), 'letterbox': (4.7, (0, 0, .93))}


def _handheld(e, is_hurt):
    box((1.75, .86, .22), toy('tang'), bevel=.1, rounds=5, parent=e)
    box((.92, .64, .06), toy('ink'), bevel=.02, loc=(0, 0, .11), parent=e)
    for a in (45, -45) if is_hurt else ():
        box((.42, .08, .03), toy('white'), bevel=.01, loc=(0, 0, .15), rot=(0, 0, radians(a)), parent=e)
    for turn in (0, pi / 2):
        box((.3, .1, .08), toy('ink'), bevel=.02, loc=(-.66, .06, .13), rot=(0, 0, turn), parent=e)
    for x, y, tone in ((.58, .0, 'mari'), (.74, .16, 'orch')):
        cylinder(.08, .08, toy(tone), bevel=.02, loc=(x, y, .13), parent=e)


def _stretcher():
    """A handheld with a bandage, smoking a little, carried in at a run."""
    e = group((0, -.1, .72), (0, 0, radians(45)))
    for y in (-.5, .5):
        tube([(-1.75, y, 0), (1.75, y, 0)], .06, toy('ink'), straight=True, parent=e)
    box((2.2, .94, .07), toy('white'), bevel=.03, loc=(0, 0, .02), parent=e)
    device = group((0, 0, .2), (0, 0, radians(3)), parent=e)
    _handheld(device, True)
    for x in (-.62,):
        box((.26, .92, .27), toy('white'), bevel=.03, loc=(x, 0, 0), parent=device)
        box((.12, .04, .12), toy('tang'), bevel=.01, loc=(x, -.47, .0), parent=device)
    for k, (x, z, r) in enumerate(((.25, .55, .12), (.12, .84, .17), (-.1, 1.2, .24), (-.42, 1.6, .3))):
        bead(x * .7, -.1 + x * .7, .72 + z, r, 'ink3' if k < 2 else 'paper3')
    a = .7071
    for s, side, coat, skin, hat in ((-1, -.5, 'white', 'skin3', 'tang'), (-1, .5, 'white', 'skin5', 'tang'), (1, -.5, 'white', 'skin2', 'mari'), (1, .5, 'white', 'skin1', 'mari')):
        along = 1.45 * s
        x, y = along * a - side * -a, -.1 + along * a + side * -a
        peg(x, y, 0, coat, skin, 1.25, hat, turn=40, band='tang')
    for k in range(3):
        y = -.35 + .3 * k
        tube([(-2.0 + .1 * k, -1.3 + y, .12 + .25 * k), (-1.55 + .1 * k, -.85 + y, .12 + .25 * k)], .035, toy('ink'), straight=True)


def _plug():
    """A console mid-save; one tester pulls the plug, another counts the fifty times on a frame of beads."""
    block(-1.9, -1.5, -.3, 3.8, 3.0, .2, 'ink', .09)
    block(-1.85, -1.45, -.14, 3.7, 2.9, .14, 'paper', .07)
    block(-1.45, .2, 0, 1.5, .95, .34, 'ink2', .07)
    block(-1.4, .16, .1, 1.1, .08, .06, 'ink', .01)
    bead(-.15, .18, .18, .06, 'tang')
    block(-1.4, .75, .34, 1.4, .16, .92, 'ink', .05)
    block(-1.32, .71, .42, 1.24, .06, .76, 'orch', .02)
    arrow = [(0, -.3), (.34, .05), (.13, .05), (.13, .36), (-.13, .36), (-.13, .05), (-.34, .05)]
    prism(arrow, .04, toy('white'), bevel=.012, loc=(-.7, .72, .82), rot=(pi / 2, 0, 0))
    tube([(.05, .65, .12), (.5, .7, .04), (.95, .35, .04), (.7, -.1, .05), (.55, -.45, .4)], .05, toy('tang'))
    plug = group((.5, -.55, .52), (radians(20), 0, radians(30)))
    box((.26, .3, .22), toy('tang'), bevel=.05, parent=plug)
    for x in (-.06, .06):
        box((.05, .22, .05), toy('mari'), bevel=.01, loc=(x, -.24, 0), parent=plug)
    block(1.05, -1.25, 0, .5, .2, .5, 'white', .04)
    for x in (1.2, 1.38):
        block(x, -1.27, .22, .06, .05, .08, 'ink', .01)
    peg(.35, -.25, 0, 'mari', 'skin3', 1.35, hair='ink', turn=-10)
    peg(1.15, .1, 0, 'pitch_lift', 'skin2', 1.3, 'tang', turn=-20)
    for x in (-1.65, -.55):
        bar((x, -.85, 0), (x, -.85, 1.0), .05, 'tang_edge')
    for k in range(4):
        z = .22 + .22 * k
        bar((-1.65, -.85, z), (-.55, -.85, z), .02, 'ink')
        for i in range(6):
            gap = .3 if i >= (5, 3, 4, 1)[k] else 0
            bead(-1.52 + .115 * i + gap, -.85, z, .065, ('mari', 'orch', 'pitch_lift', 'tang')[k], u=20, v=12)
    bar((-1.7, -.85, 1.0), (-.5, -.85, 1.0), .06, 'tang_edge')


def _letterbox():
    """A pillar box with a face of its own; a tester posts a build in it."""
    block(-1.4, -1.3, -.3, 2.9, 2.6, .2, 'ink', .09)
    block(-1.35, -1.25, -.14, 2.8, 2.5, .14, 'paper2', .07)
    lathe([(0, 0), (.72, 0), (.74, .05), (.74, .2), (.66, .26), (.64, 1.75), (.72, 1.8), (.74, 1.9), (.62, 2.05), (.3, 2.2), (0, 2.24)], toy('ink2'), segments=96,
          loc=(-.25, .3, 0))
    torus(.66, .04, toy('mari'), segments=96, sides=12, loc=(-.25, .3, 1.74))
    e = group((-.25, .3, 0), (0, 0, radians(-12)))
    box((.86, .14, .24), toy('mari'), bevel=.05, loc=(0, -.62, 1.48), parent=e)
    box((.7, .14, .1), toy('ink'), bevel=.02, loc=(0, -.65, 1.48), parent=e)
    sheet = group((0, -.86, 1.5), (radians(10), 0, 0), parent=e)
    box((.56, .62, .05), toy('white'), bevel=.015, parent=sheet)
    for k in range(3):
        box((.3 - .06 * k, .05, .02), toy(('tang', 'ink3', 'ink3')[k]), bevel=.006, loc=(-.06 - .03 * k, -.02 - .12 * k, .03), parent=sheet)
    box((.6, .06, .56), toy('white'), bevel=.03, loc=(0, -.63, .88), parent=e)
    for k in range(3):
        box((.4 - .1 * (k == 2), .04, .05), toy('ink3' if k else 'tang'), bevel=.01, loc=(-.04 * (k == 2), -.67, 1.02 - .14 * k), parent=e)
    block(.28, -1.05, 0, .5, .5, .3, 'tang', .04)
    peg(.5, -.82, .3, 'mari', 'skin2', 1.4, hair='ink', turn=-5)
    block(-1.15, -1.0, 0, .52, .42, .4, 'tang_lift', .04)
    block(-.94, -1.02, .0, .1, .46, .41, 'white', .012)
    bush(1.1, .75, 0, .9, 'pitch_lift')
    flower(1.15, -.1, 0, 'orch', 1.7)
