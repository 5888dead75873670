"""Kerb Kings moves: a shower in low sun, karts that rattle and roll, scarves in the wind, and a crowd that cannot stand still."""
from functools import lru_cache
from math import cos, pi, radians, sin

import cv2
import numpy as np

from kit.bend import X, Y, around, bent, large, turned
from kit.grade import linear

# Outline, middle of the axles and weight, far ones first.
KARTS = (
    (((-20, 283), (30, 279), (56, 303), (56, 336), (82, 323), (33, 353), (-20, 353)), (10, 330), .8),
    (((134, 218), (208, 216), (211, 241), (223, 218), (227, 194), (254, 189), (290, 214), (277, 247), (305, 267), (310, 290), (326, 330), (290, 363), (264, 343),
      (168, 364), (135, 346), (132, 310), (122, 280), (135, 267), (153, 264), (138, 250)), (220, 325), .8),
    (((785, 221), (801, 218), (806, 243), (890, 227), (883, 211), (903, 186), (943, 188), (980, 204), (980, 380), (910, 376), (897, 396), (850, 410), (808, 389),
      (798, 356), (808, 320), (755, 303), (768, 282), (801, 290), (799, 250), (791, 260)), (880, 362), .9),
    (((317, 227), (390, 217), (394, 243), (432, 236), (436, 194), (476, 183), (511, 210), (522, 221), (514, 254), (548, 284), (552, 323), (583, 316), (593, 305),
      (630, 300), (666, 320), (719, 333), (719, 356), (742, 359), (728, 405), (649, 409), (630, 435), (587, 441), (541, 425), (428, 402), (422, 419), (376, 423),
      (336, 405), (326, 369), (333, 333), (300, 311), (303, 293), (349, 308), (343, 254), (326, 264)), (470, 382), 1.0),
)
# Helmets with the necks that they nod on.
HEADS = (
    (((226, 226), (227, 194), (254, 188), (290, 213), (280, 246), (232, 246)), (254, 248)),
    (((883, 232), (883, 211), (903, 186), (943, 188), (975, 204), (975, 250), (900, 252)), (930, 254)),
    (((433, 234), (434, 196), (476, 183), (512, 210), (522, 224), (514, 254), (478, 260), (442, 250)), (480, 260)),
)
# Tip, root and half the width of each scarf.
SCARVES = (((180, 232), (230, 247), 7), ((808, 241), (893, 255), 8), ((367, 246), (442, 256), 9))
# Hub, and how wide and high its disc is.
HUBS = ((289, 333, 9, 12), (849, 364, 16, 17), (368, 377, 16, 17), (575, 388, 15, 18))
PUFFS = ((148, 332, 14), (170, 338, 25), (202, 346, 27), (250, 363, 27), (295, 370, 15), (310, 389, 18))
# Left, right, top and feet of those who watch.
CROWD = ((516, 546, 168, 244), (541, 586, 198, 286), (624, 667, 162, 247), (665, 713, 203, 289), (748, 796, 160, 248), (807, 853, 198, 280))
FIR = ((536, 84), (546, 84), (584, 194), (500, 194))
DROPS, PAPER = 190, linear('#fff1dc')


def frame(light, t):
    across, down = wind(t)
    for k, (left, right, top, feet) in enumerate(CROWD):
        beat = 2 * pi * ((4, 5, 4, 6, 5, 4)[k] * t + .23 * k)
        up = np.clip((feet - Y) / (feet - top), 0, 1.1)
        dx, _ = turned(((left + right) / 2, feet), radians(4) * sin(beat))
        across, down = laid(across, down, around(((left, top), (right, top), (right, feet), (left, feet)), 6), dx, -5 * max(0, sin(2 * beat)) * up)
    for k, puff in enumerate(PUFFS):
        x, y, radius = puff
        swell = .13 * sin(2 * pi * 6 * t - 1.1 * k)
        across, down = laid(across, down, around(_round(puff), 8), swell * (X - x), swell * (Y - y))
    for k, (outline, middle, weight) in enumerate(KARTS):
        across, down = laid(across, down, around(outline, 9), *rattle(k, middle, weight, t))
        if k > 0:
            across, down = nodding(across, down, k, t)
    return bent(light * large(hubs(t), light)[..., None], across, down) + rain(light.shape[:2], t)


def laid(across, down, share, dx, dy):
    return across * (1 - share) + dx * share, down * (1 - share) + dy * share


def wind(t):
    dx, dy = turned((541, 196), radians(1.4) * sin(2 * pi * 2 * t))
    share = around(FIR, 14)
    return dx * share, dy * share


def rattle(k, middle, weight, t):
    """An engine's beat of four drawn frames, and the slower one of its springs."""
    heave = weight * (1.0 * sin(2 * pi * (15 * t + .3 * k)) + 1.7 * sin(2 * pi * (4 * t + .37 * k)))
    dx, dy = turned(middle, radians(.55) * sin(2 * pi * (7 * t + .21 * k)))
    return dx, dy + heave


def nodding(across, down, k, t):
    outline, neck = HEADS[k - 1]
    dx, dy = turned(neck, radians(2.2) * sin(2 * pi * (7 * t + .21 * k) - 1.2))
    share = around(outline, 6)
    across, down = across + dx * share, down + dy * share
    (x0, y0), (x1, y1), half = SCARVES[k - 1]
    along = np.clip((x1 - X) / (x1 - x0), 0, 1)
    share = around(((x0 - 4, y0 - half), (x1, y1 - half), (x1, y1 + half), (x0 - 4, y0 + half)), 7)
    return across, down + 4.2 * along * np.sin(2 * pi * 9 * t - 3.4 * along) * share


def hubs(t):
    """Three holes in each wheel show that it turns."""
    dark = np.ones_like(X)
    for k, (x, y, wide, high) in enumerate(HUBS):
        for n in range(3):
            a = 2 * pi * (7 * t + n / 3 + .11 * k)
            far = ((X - x - wide * cos(a)) / (wide * .24)) ** 2 + ((Y - y - high * sin(a)) / (high * .24)) ** 2
            dark = dark * (1 - .72 / (1 + far ** 3))
    return dark


def rain(size, t):
    """Each drop falls some whole times in five seconds, to its own place on the ground, and splashes there."""
    scale, chance = size[1] / 960, np.random.default_rng(11)
    near, far, rings = (np.zeros(size, np.uint8) for _ in range(3))
    for _ in range(DROPS):
        ground, x0, start = chance.uniform(290, 570), chance.uniform(-20, 1160), chance.uniform()
        rounds, strength = chance.integers(5, 8), chance.uniform(.55, 1)
        depth = (ground - 250) / 290
        age = (rounds * t + start) % 1
        y = -60 + (ground + 60) * age
        long = 12 + 26 * depth
        ends = [((x0 - .3 * (y - back)) * scale, (y - back) * scale) for back in (0, long)]
        layer = near if depth > .62 else far
        _line(layer, *ends, 255 * strength, max(1, round(scale * (.55 + .7 * depth))))
        if age < .14:
            _ring(rings, (x0 - .3 * ground) * scale, ground * scale, (2 + 46 * age * depth) * scale, 200 * (1 - age / .14) * strength)
    dry = large(1 - stands(), rings)
    soft = cv2.GaussianBlur(near, (0, 0), .8 * scale).astype(np.float32) * .55 + .3 * cv2.GaussianBlur(far, (0, 0), .45 * scale)
    return (soft + .95 * rings * dry)[..., None] / 255 * PAPER


@lru_cache(maxsize=None)
def stands():
    """Where no drop reaches the ground: karts, and all above the far kerb."""
    karts = np.max([around(outline, 3) for outline, _, _ in KARTS], 0)
    return np.maximum(karts, np.clip((345 - Y) / 20, 0, 1))


def _round(puff):
    x, y, radius = puff
    return tuple((x + radius * cos(k * pi / 8), y + radius * sin(k * pi / 8)) for k in range(16))


def _line(layer, start, end, value, wide):
    (x0, y0), (x1, y1) = ((round(16 * x), round(16 * y)) for x, y in (start, end))
    cv2.line(layer, (x0, y0), (x1, y1), value, wide, cv2.LINE_AA, 4)


def _ring(layer, x, y, radius, value):
    cv2.ellipse(layer, (round(16 * x), round(16 * y)), (round(16 * radius), round(5 * radius)), 0, 0, 360, value, 2, cv2.LINE_AA, 4)
