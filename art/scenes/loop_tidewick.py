"""Tidewick moves: the tide comes in, the boats ride it, and the lamp goes round once in five seconds."""
from math import cos, pi, radians, sin

import numpy as np

from kit.bend import X, Y, around, bent, large, turned
from kit.grade import linear

EYE, TARGET, LAMP = (5.0, -17.5, 4.4), (-2.5, 0, 1.75), (0, 0, 4.73)
ISLAND = ((448, 362), (470, 332), (498, 318), (545, 296), (566, 284), (572, 60), (634, 60), (640, 284), (684, 262), (712, 308), (736, 366), (768, 376),
          (768, 402), (704, 404), (648, 398), (566, 394), (528, 404), (482, 402), (452, 384))
# Outline, where it floats, and its weight: heavy ones move less and later.
AFLOAT = (
    (((744, 408), (776, 400), (820, 308), (828, 308), (868, 404), (870, 434), (846, 442), (748, 438)), (806, 436), 1.0),
    (((332, 360), (336, 348), (354, 280), (362, 280), (378, 338), (396, 344), (410, 364), (408, 386), (340, 390)), (370, 386), .8),
    (((272, 294), (276, 284), (286, 234), (292, 234), (302, 280), (318, 292), (316, 306), (276, 310)), (296, 307), .5),
    (((902, 346), (912, 322), (932, 318), (958, 288), (972, 288), (972, 374), (908, 360)), (940, 364), .9),
    (((122, 412), (122, 344), (136, 340), (164, 404), (158, 414)), (142, 411), 1.3),
)


def _axes():
    ahead = np.subtract(TARGET, EYE)
    ahead = ahead / np.linalg.norm(ahead)
    right = np.cross(ahead, (0, 0, 1))
    right = right / np.linalg.norm(right)
    return ahead, right, np.cross(right, ahead)


def frame(light, t):
    across, down, lift = tide(X, Y, t)
    calm = 1 - around(ISLAND, 5)
    for k, (outline, middle, weight) in enumerate(AFLOAT):
        share = around(outline, 16)
        beat = 2 * pi * (2 * t + .19 * k)
        heave = 2.6 * weight * sin(beat)
        dx, dy = turned(middle, radians(3.2) * sin(beat - 1.1))
        across = across * (1 - share) + dx * share
        down = down * (1 - share) + (dy + heave) * share
    glint = (1 + .13 * lift * np.clip((Y - 232) / 60, 0, 1))
    hulls = np.max([around(outline, 3) for outline, _, _ in AFLOAT], 0)
    wet = calm * (1 - hulls)
    rays = beam(X, Y, 2 * pi * t + 2.2) + beam(X, Y, 2 * pi * t + pi + 2.2)
    return bent(light, across * calm, down * calm) * large(1 - wet + wet * glint, light)[..., None] + large(rays, light)[..., None] * linear('#ffd08a')


def tide(x, y, t):
    """Waves run to the shore, each a whole number of times in five seconds; far ones are small."""
    ahead, right, up = _axes()
    ways = ahead + right * ((x - 480) / 960)[..., None] + up * ((270 - y) / 960)[..., None]
    fall = np.minimum(ways[..., 2], -1e-3)
    reach = np.clip(-EYE[2] / fall, 6, 90)
    east, north = EYE[0] + ways[..., 0] * reach, EYE[1] + ways[..., 1] * reach
    lift, slip = np.zeros_like(x), np.zeros_like(x)
    for n, kx, ky, high in ((2, .5, 1.15, 1.0), (3, -.9, 1.7, .7), (4, 1.6, 2.3, .45), (7, -2.6, 3.4, .25)):
        wave = kx * east + ky * north + 2 * pi * n * t
        lift += high * np.sin(wave)
        slip += high * np.cos(wave + kx)
    near = np.clip((y - 236) / 40, 0, 1) * 44 / reach
    return .4 * near * slip, near * lift, lift / 2.4


def seen(place):
    """Where a place is in the film, and how far along the view."""
    ahead, right, up = _axes()
    way = np.subtract(place, EYE)
    far = way @ ahead
    return 480 + 960 * (way @ right) / far, 270 - 960 * (way @ up) / far, far


def beam(x, y, angle, length=17):
    """Light in the air: widest and brightest when it comes towards us."""
    ahead, _, _ = _axes()
    way = np.array([cos(angle), sin(angle), -.015])
    while length > 2 and (np.array(LAMP) + way * length - EYE) @ ahead < 5:
        length -= .5
    (x0, y0, d0), (x1, y1, d1) = (seen(np.array(LAMP) + way * out) for out in (.3, length))
    long = max(1.0, np.hypot(x1 - x0, y1 - y0))
    along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / long ** 2
    off = np.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / long
    # Equal steps in the picture are not equal steps in the air.
    share = np.clip(along, 0, 1)
    far = 1 / ((1 - share) / d0 + share / d1)
    run = np.clip((far - d0) / (d1 - d0), 0, 1) if abs(d1 - d0) > .1 else share
    half = 960 / far * (.16 + .062 * run * length)
    shape = np.exp(-(off / half) ** 2 * 2) * np.clip(along * 14 + .5, 0, 1) * np.clip((1 - along) * 3, 0, 1)
    towards = .5 - .5 * (way @ ahead)
    glow = shape * (1 - run) ** 1.3 / (1 + .12 * run * length) * .2 * (.45 + .9 * towards ** 2)
    flare = np.exp(-((x - x0) ** 2 + (y - y0) ** 2) / 34 ** 2) * .5 * towards ** 14
    return glow + flare
