"""Three ways to hire the house: who is yours (white), who is ours (marigold), and whose lead stands on the block."""
from math import pi, radians

from kit.materials import toy
from kit.shapes import box, cylinder, group
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bar, bead, block, crate, peg, post
from scenes.workshop import screen, table

HAIR = ('ink', 'tang_edge', 'ink3', 'ink')
YOURS, OURS = ('white', 'ink'), ('mari', 'tang')


def draw(name):
    isometric(6.7, (.1, 0, .6))
    daylight(fill='#fff1d4')
    shadow_ground(-.3)
    block(-2.75, -1.75, -.3, 5.5, 3.5, .2, 'ink', .08)
    block(-2.7, -1.7, -.14, 5.4, 3.4, .14, 'paper', .05)
    {'crew-slice': _slice, 'crew-month': _month, 'crew-extension': _extension}[name]()


def worker(x, y, side, k=0, z=0, turn=0, lead=False):
    coat, band = side
    hat = 'tang' if lead else None
    peg(x, y, z, coat, f'skin{k % 5 + 1}', 1.25 if lead else 1.1, hat, None if hat else HAIR[k % 4], turn, band)


def podium(x, y, colour):
    block(x - .45, y - .45, 0, .9, .9, .34, colour, .06)
    block(x - .4, y - .4, .33, .8, .8, .05, 'white', .02)


def _slice():
    """One block, nearly whole: four of ours around it, one of yours looks on and decides."""
    for i in range(2):
        for j in range(2):
            for k in range(3):
                if (i, j, k) == (1, 0, 2):
                    continue
                block(-.75 + .75 * i, -.2 + .75 * j, .75 * k * .8, .73, .73, .58, ('mari', 'tang', 'orch')[(i + j + k) % 3], .06)
    block(.25, -1.05, 0, .73, .73, .58, 'mari', .06)  # the piece that is still to come
    podium(-1.95, .2, 'ink')
    worker(-1.95, .2, OURS, 0, .38, 70, True)
    worker(-.55, -.95, OURS, 1, turn=110)
    worker(1.45, -.55, OURS, 2, turn=190)
    worker(1.4, .9, OURS, 3, turn=-150)
    worker(-1.85, -1.15, YOURS, 4, turn=60)


def _month():
    """Yours in front on the block, six of ours behind her, on the way."""
    podium(-1.75, -.95, 'tang')
    worker(-1.75, -.95, YOURS, 3, .38, 0, True)
    for k, (x, y) in enumerate(((-.6, -.55), (.55, -.55), (1.7, -.55), (-.6, .75), (.55, .75), (1.7, .75))):
        worker(x, y, OURS, k, turn=-20)
    for k in range(5):
        block(-2.5 + 1.0 * k, -1.6, 0, .68, .22, .03, 'tang', .01)
    bar((2.35, 1.3, 0), (2.35, 1.3, 1.5), .04, 'ink')
    box((.04, .7, .44), toy('mari'), bevel=.015, loc=(2.35, .95, 1.26))


def _extension():
    """A long table of yours; two of ours sit at it, with your lead at its head."""
    top = table(-1.5, -.15, 0, 3.5, 'white', 'paper3', .9)
    for k, x in enumerate((-1.1, 0, 1.1)):
        screen(x + .25, .25, top, 0, (('ink3', 'orch', 'white'), ('mari', 'tang', 'white'), ('pitch_lift', 'white', 'mari'))[k], .62)
    for k, (x, side) in enumerate(((-1.05, YOURS), (.05, OURS), (1.15, YOURS))):
        worker(x, -.75, side, k + 1, turn=115)
    worker(-.5, 1.2, OURS, 4, turn=0)
    worker(.9, 1.2, YOURS, 0, turn=0)
    podium(-2.1, -.95, 'tang')
    worker(-2.1, -.95, YOURS, 3, .38, 60, True)
    post(1.75, .1, top, .1, .16, 'tang', bevel=.02)
