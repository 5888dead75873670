"""Orbital Allotment moves: the ring road runs under its carts, beans fly to the moon, which chews and blinks, and trees sway."""
from functools import lru_cache
from math import cos, pi, radians, sin

import cv2
import numpy as np

from kit.bend import X, Y, around, bent, large, turned
from kit.grade import linear

MOON, EYES, MOUTH = (68, 102), ((37.5, 94.5), (65, 94.5)), (53.5, 119)
# Where the beans are that are on their way, from the catapult to the mouth.
BEANS = ((626, 78.5), (527.5, 48), (432.5, 33), (343.5, 31.6), (257.8, 43.5), (177.4, 67.2), (102.5, 102), MOUTH)
# The one that has nothing but sky around it.
SPRITE = 4
# Outline and root of each tree that stands against the sky.
TREES = (
    (((348, 30), (360, 28), (390, 62), (408, 91), (396, 113), (369, 111), (350, 60)), (389, 111)),
    (((680, 88), (677, 108), (646, 174), (593, 142), (610, 124), (650, 98)), (616, 166)),
    (((202, 246), (231, 232), (290, 229), (310, 244), (308, 271), (284, 288), (238, 265)), (304, 258)),
    (((219, 302), (254, 283), (284, 282), (288, 316), (257, 316)), (287, 300)),
    (((670, 170), (667, 188), (634, 221), (597, 228), (590, 188), (614, 178)), (596, 202)),
)
CARTS = ((745, 147), (790, 215), (724, 324), (540, 435), (331, 480), (206, 443), (191, 364))
HAT, FAR_WORLD, WINDOWS = (414, 236), (938, 449), ((514, 94), (501, 494))
SKY = linear('#261a5c')
EYE, TARGET, LENS = (0, -15, 2.2), (0, 0, .2), 44


def frame(light, t):
    still, bean = cleared(light)
    picture = bent(shine(run(still, t), t), *motion(t))
    for k in range(7):
        picture = fly(picture, bean, (k + 4 * t) % 7)
    return picture


def motion(t):
    across, down = np.zeros_like(X), np.zeros_like(X)
    for k, (outline, root) in enumerate(TREES):
        dx, dy = turned(root, radians(3.4) * sin(2 * pi * (2 * t + .17 * k)))
        across, down = laid(across, down, around(outline, 8), dx, dy)
    for k, place in enumerate(CARTS):
        hop = 1.3 * sin(2 * pi * (15 * t + .31 * k)) + .7 * sin(2 * pi * (7 * t + .2 * k))
        across, down = laid(across, down, around(_round(place, 19), 6), .3 * hop, hop)
    dx, dy = turned(HAT, radians(9) * sin(2 * pi * 4 * t))
    across, down = laid(across, down, around(_round(HAT, 21), 5), dx + 2.4 * sin(2 * pi * 2 * t), dy + 1.6 * cos(2 * pi * 2 * t))
    dx, dy = turned(FAR_WORLD, radians(5) * sin(2 * pi * t))
    across, down = laid(across, down, around(_round(FAR_WORLD, 46), 10), dx, dy + 2.5 * cos(2 * pi * t))
    return chewing(across, down, t)


def chewing(across, down, t):
    """The moon bobs and rolls; its mouth opens for each bean, and it blinks twice."""
    dx, dy = turned(MOON, radians(5) * sin(2 * pi * t))
    across, down = laid(across, down, around(_round(MOON, 60), 14), dx, dy + 3.5 * sin(2 * pi * 2 * t))
    share = around(_round(MOUTH, 10), 13)
    open_ = .34 * cos(2 * pi * 4 * t) + .08
    across, down = across + .25 * open_ * (X - MOUTH[0]) * share, down + open_ * (Y - MOUTH[1] + 6) * share
    shut = max(0, 1 - 30 * abs(t - .31)) + max(0, 1 - 30 * abs(t - .74))
    for eye in EYES:
        down = down - 1.2 * shut * (Y - eye[1]) * around(_round(eye, 5), 13)
    return across, down


def laid(across, down, share, dx, dy):
    return across * (1 - share) + dx * share, down * (1 - share) + dy * share


def _round(place, radius):
    return tuple((place[0] + radius * cos(k * pi / 12), place[1] + radius * sin(k * pi / 12)) for k in range(24))


_kept = {}


def cleared(light):
    """The picture without beans in the air and dashes on the road, and one bean."""
    if not _kept:
        scale, red, green = light.shape[1] / 960, light[..., 0], light[..., 1]
        near = np.zeros(light.shape[:2], np.uint8)
        for place in BEANS[:-1]:
            cv2.circle(near, tuple(round(scale * v) for v in place), round(11 * scale), 255, -1)
        holes = cv2.dilate(np.where(green > 1.15 * red + .004, near, 0).astype(np.uint8), np.ones((9, 9)))
        still = filled(light, holes, sky(light))
        _kept['bean'] = sprite(light, still, scale)
        _kept['still'] = filled(still, painted(still))
    return _kept['still'], _kept['bean']


def filled(light, holes, ground=None):
    """Holes in a picture filled from around them, or with a ground that is known."""
    if ground is None:
        code = (np.clip(light, 0, 1) ** (1 / 2.2) * 255 + .5).astype(np.uint8)
        ground = (cv2.inpaint(code, holes, 9, cv2.INPAINT_TELEA).astype(np.float32) / 255) ** 2.2
    share = np.clip(cv2.GaussianBlur(holes, (0, 0), 1.5).astype(np.float32) / 255, 0, 1)[..., None]
    return light * (1 - share) + ground * share


def sky(light):
    """What is behind the beans: most of each row is sky, but the last one is before the moon."""
    rows = np.repeat(np.median(light, axis=1)[:, None], light.shape[1], 1)
    (x, y), scale = BEANS[-2], light.shape[1] / 960
    part = np.s_[round((y - 14) * scale):round((y + 14) * scale), round((x - 14) * scale):round((x + 14) * scale)]
    rows[part] = np.median(light[part], axis=(0, 1))
    return rows.astype(np.float32)


def sprite(light, still, scale):
    """A bean and how much of each pixel it covers."""
    x, y = (round(scale * v) for v in BEANS[SPRITE])
    half = round(11 * scale)
    part, ground = (whole[y - half:y + half, x - half:x + half] for whole in (light, still))
    cover = np.clip((np.abs(part - ground).sum(2) - .03) / .1, 0, 1)
    near = np.hypot(*np.mgrid[-half:half, -half:half]) < 9.5 * scale
    return part, cover * near


def fly(picture, bean, place):
    """A bean so far along its way: out of the cup, and small before it is gone."""
    part, cover = bean
    scale, half = picture.shape[1] / 960, part.shape[0] / 2
    x, y = (v * scale for v in way(place))
    size = min(1, .2 + 4 * place) * min(1, 3.2 * (7 - place)) * (1.1 - .04 * place)
    left, top, side = int(x - 1.5 * half), int(y - 1.5 * half), int(3 * half) + 1
    turn = cv2.getRotationMatrix2D((half, half), -70 * place, size)
    turn[:, 2] += x - half - left, y - half - top
    share = cv2.warpAffine(cover.astype(np.float32), turn, (side, side), flags=cv2.INTER_LINEAR)[..., None]
    colours = cv2.warpAffine(part, turn, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    there = picture[top:top + side, left:left + side]
    there += share * (colours - there)
    return picture


def way(place):
    """A smooth way through all places."""
    k, s = int(place), place - int(place)
    last = len(BEANS) - 1
    before, start, end, after = (np.array(BEANS[min(last, max(0, n))]) for n in (k - 1, k, k + 1, k + 2))
    return .5 * (2 * start + (end - before) * s + (2 * before - 5 * start + 4 * end - after) * s ** 2 + (3 * start - before - 3 * end + after) * s ** 3)


def run(light, t):
    """Dashes run along the road: a quarter of their distance each drawn frame."""
    share = (cv2.GaussianBlur(dashes(light, t), (0, 0), .7).astype(np.float32) / 255 * road(light))[..., None]
    return light * (1 - share) + light * np.array((1.15, 1.85, 1.15), np.float32) * share


def dashes(light, t, along=.02, out=.02):
    """At 0 they lie on those that are drawn."""
    marks = np.zeros(light.shape[:2], np.uint8)
    for k in range(60):
        a = 2 * pi * (k + 15 * t) / 60
        corners = [seen(ring((4 + o) * cos(a + s), (4 + o) * sin(a + s)), light) for s, o in ((-along, -out), (along, -out), (along, out), (-along, out))]
        cv2.fillPoly(marks, [np.round(16 * np.array(corners)).astype(np.int32)], 255, cv2.LINE_AA, 4)
    return marks


def painted(light):
    """The dashes that are drawn, as far as no cart stands on them."""
    red, green, blue = (light[..., n] for n in range(3))
    free = (blue > .85 * green) & (red > green) & (red > .75 * blue)
    return np.where(free, dashes(light, 0, .026, .045), 0).astype(np.uint8)


def road(light):
    """How much of each pixel is road, lit or in shadow."""
    if 'road' not in _kept:
        red, green, blue = (light[..., n] for n in range(3))
        pink = (red > 1.3 * green) & (blue > 1.15 * green) & (red > .75 * blue) & (red > .1)
        _kept['road'] = cv2.GaussianBlur(cv2.erode(pink.astype(np.float32), np.ones((3, 3))), (0, 0), 1)
    return _kept['road']


def ring(x, y, z=.042):
    """A place on the ring as it is tilted, as Blender turns: about X, then Y."""
    a, b = radians(18), radians(-20)
    y, z = y * cos(a) - z * sin(a), y * sin(a) + z * cos(a)
    return x * cos(b) + z * sin(b), y, -x * sin(b) + z * cos(b)


@lru_cache(maxsize=None)
def _axes():
    ahead = np.subtract(TARGET, EYE)
    ahead = ahead / np.linalg.norm(ahead)
    right = np.cross(ahead, (0, 0, 1))
    right = right / np.linalg.norm(right)
    return ahead, right, np.cross(right, ahead)


def seen(place, light):
    ahead, right, up = _axes()
    offset = np.subtract(place, EYE)
    reach = LENS / 36 * light.shape[1] / (offset @ ahead)
    return light.shape[1] / 2 + reach * (offset @ right), light.shape[0] / 2 - reach * (offset @ up)


def shine(light, t):
    """Windows flicker, one lamp blinks, and stars twinkle, each in its own time."""
    change = np.ones_like(X)
    for k, (x, y) in enumerate(WINDOWS):
        beat = (sin(2 * pi * 2 * t + k) > -.3) - .4 + .12 * sin(2 * pi * 13 * t)
        change = change + .9 * beat * np.exp(-((X - x) ** 2 + (Y - y) ** 2) / 8 ** 2)
    waves = [0] + [.6 * sin(2 * pi * ((n % 3 + 1) * t + .37 * n)) - .25 for n in range(1, 1 + stars(light).max())]
    twinkle = cv2.GaussianBlur(np.array(waves, np.float32)[stars(light)], (0, 0), 1)[..., None]
    return light * large(change, light)[..., None] + twinkle * np.maximum(0, light - SKY)


def stars(light):
    """Which star each pixel is of, if any: small, bright, and with sky all around."""
    if 'stars' not in _kept:
        bright = cv2.dilate((light.min(2) > .16).astype(np.uint8), np.ones((5, 5)))
        count, labels, sizes, _ = cv2.connectedComponentsWithStats(bright, connectivity=8)
        other = cv2.dilate(((light.max(2) > .25) & (bright == 0)).astype(np.uint8), np.ones((13, 13))) > 0
        touched = np.bincount(labels[other], minlength=count) > 0
        keep = [n > 0 and not touched[n] and sizes[n, cv2.CC_STAT_AREA] < 260 for n in range(count)]
        far = large(1 - around(_round((490, 275), 215), 1), light) > .5
        _kept['stars'] = np.where(np.array(keep)[labels] & far, labels, 0)
    return _kept['stars']
