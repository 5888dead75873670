"""Three flasks of one policy: full, half with a name on it, and stoppered."""
from math import radians

from kit.materials import surface, toy
from kit.shapes import box, cylinder, group, lathe, torus, tube
from kit.stage import daylight, isometric, shadow_ground
from kit.toys import bead

# The profile of a flask: radius at a height.
GLASS = [(0, 0), (.98, 0), (1.08, .1), (1.03, .34), (.74, .98), (.42, 1.64), (.34, 1.9), (.34, 2.3)]
LEVELS = {'flask-full': (1.64, 'pitch_lift'), 'flask-half': (.98, 'mari'), 'flask-empty': (0, 'white')}


def draw(name):
    isometric(4.3, (.05, 0, 1.3))
    daylight(fill='#fbe6fa')
    shadow_ground()
    _flask(*LEVELS[name])


def _flask(level, colour):
    """Porcelain above what is in it; the liquid is glossier."""
    below = [p for p in GLASS if p[1] <= level] if level else []
    above = [p for p in GLASS if p[1] >= level] if level else GLASS
    liquid, glass = toy(colour, .18, .7), surface('#f4f0f6', rough=.16, coat=.8)
    if below:
        lathe([*below, (0, level)], liquid, segments=96)
        torus(GLASS[[p[1] for p in GLASS].index(level)][0], .03, toy('white'), segments=96, sides=12, loc=(0, 0, level))
    lathe([*above, (.43, 2.34), (.45, 2.42), (.41, 2.48), (.28, 2.46), (.26, 2.3), (0, 2.26)], glass, segments=96)
    if not level:  # nothing goes in: a stopper in the ink of the house
        cylinder(.3, .4, toy('ink'), top=.34, bevel=.06, loc=(0, 0, 2.6))
        return
    for k, (x, y, z, r) in enumerate(((.04, .02, 2.66, .13), (-.16, -.06, 2.95, .09), (.12, .05, 3.14, .06))[:3 if level > 1.2 else 1]):
        bead(x, y, z, r, colour)
    if level < 1.2:  # a name under it
        tag = group((.74, -.74, 1.12), (radians(-24), 0, radians(45)))
        box((.86, .05, .5), toy('white'), bevel=.03, parent=tag)
        for z, long in ((.1, .5), (-.08, .6)):
            box((long, .04, .06), toy('ink3'), bevel=.012, loc=(-.32 + long / 2, -.03, z), parent=tag)
        tube([(.62, -.62, 1.38), (.36, -.36, 1.72), (.2, -.3, 1.98)], .025, toy('ink'))
