"""What the three offices share: the board they stand on, and a kettle."""
from math import radians

from kit.materials import toy
from kit.shapes import ball, group, lathe, tube
from kit.toys import block


def pavement(x, y, across, deep, colours, height=.26):
    """A board of square tiles in two colours on an ink foot."""
    block(x - .12, y - .12, 0, across + .24, deep + .24, .12, 'ink', .04)
    block(x - .04, y - .04, .1, across + .08, deep + .08, height - .14, 'paper', .03)
    for i in range(across):
        for j in range(deep):
            block(x + i + .02, y + j + .02, height - .12, .96, .96, .12, colours[(i + j) % 2], .03)


def kettle(x, y, z, colour, size=1):
    """It is in every office."""
    e = group((x, y, z), (0, 0, radians(-20)), size)
    lathe([(0, 0), (.2, 0), (.23, .05), (.19, .24), (.09, .33), (0, .34)], toy(colour), segments=48, parent=e)
    ball(.04, toy('ink'), loc=(0, 0, .37), parent=e)
    tube([(.17, 0, .1), (.29, 0, .16), (.33, 0, .3)], .04, toy(colour), parent=e)
    tube([(-.14, 0, .28), (-.14, 0, .5), (.14, 0, .5), (.14, 0, .28)], .025, toy('ink'), parent=e)
    for k in range(3):
        ball(.06 + .025 * k, toy('white'), loc=(.38 + .05 * k, 0, .42 + .15 * k), u=24, v=16, parent=e)
