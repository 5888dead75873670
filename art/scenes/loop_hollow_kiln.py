"""Hollow Kiln moves: the kiln breathes and throws sparks, its light with it, the torches flicker, and the heroes stamp."""
from math import cos, pi, radians, sin

import cv2
import numpy as np

from kit.bend import X, Y, around, bent, large, turned
from kit.grade import linear

BODY = ((340, 300), (352, 200), (410, 108), (446, 30), (446, -40), (548, -40), (548, 30), (580, 108), (626, 200), (640, 300), (560, 372), (420, 372))
MOUTH, CROWN = (490, 318), 490
TORCHES = ((57, 258), (921, 275))
# Outline and feet of each hero.
HEROES = (
    (((390, 310), (404, 310), (428, 330), (450, 308), (474, 308), (498, 340), (502, 470), (424, 474), (404, 462), (392, 462)), (462, 470)),
    (((570, 350), (590, 322), (612, 322), (638, 350), (644, 420), (636, 462), (612, 474), (566, 440)), (603, 468)),
)


def flicker(t, seed):
    """Restless, within one, and the same after five seconds."""
    return sum(sin(2 * pi * n * t + seed * n) / n ** .5 for n in (5, 7, 11, 13)) / 1.7


def breath(t):
    """In slowly, out with a puff, twice."""
    s = (2 * t) % 1
    return .5 - .5 * cos(pi * s / .62) if s < .62 else .5 + .5 * cos(pi * (s - .62) / .38)


def frame(light, t):
    swell = .03 * breath(t) * around(BODY, 40) * np.clip((372 - Y) / 200, 0, 1)
    across, down = swell * (X - CROWN), .5 * swell * (Y - 372)
    for k, (outline, feet) in enumerate(HEROES):
        share = around(outline, 12)
        beat = 2 * pi * (4 * t + .5 * k)
        stretch = .03 * sin(beat)
        dx, dy = turned(feet, radians(2.6) * sin(beat / 2))
        dx, dy = dx - .5 * stretch * (X - feet[0]), dy + stretch * (Y - feet[1])
        across, down = across * (1 - share) + dx * share, down * (1 - share) + dy * share
    picture = bent(light, across, down)
    return picture * large(glow(picture, t), picture)[..., None] + sparks(light.shape[:2], t)


def glow(light, t):
    """Stronger fire, brighter stones: the more the warmer they are lit and the nearer they lie."""
    light = cv2.resize(light, X.shape[::-1], interpolation=cv2.INTER_AREA)
    warm = np.clip((light[..., 0] - light[..., 2]) / np.maximum(light[..., 0], .02), 0, 1)
    far = ((X - MOUTH[0]) / 400) ** 2 + ((Y - MOUTH[1] - 40) / 300) ** 2
    change = (.52 * breath(t) - .22 + .06 * flicker(t, 1)) * np.exp(-far) * (.25 + .75 * warm)
    for k, place in enumerate(TORCHES):
        far = ((X - place[0]) ** 2 + (Y - place[1]) ** 2) / 120 ** 2
        change = change + .16 * flicker(t, 4 + k) * np.exp(-far)
    return 1 + cv2.GaussianBlur(change.astype(np.float32), (0, 0), 3)


def sparks(size, t, count=46):
    """Each rises once, twice or three times in five seconds, out of the mouth and past the shoulders of the kiln."""
    chance, light = np.random.default_rng(7), np.zeros((*size, 3), np.float32)
    hot, scale = linear('#ffb04a'), size[1] / 960
    for k in range(count):
        rounds, start, side = chance.integers(1, 4), chance.uniform(), chance.choice((-1, 1))
        spread, sway, radius = chance.uniform(10, 120), chance.uniform(0, 6.3), chance.uniform(.75, 1.5)
        age = (rounds * t + start) % 1
        x = MOUTH[0] + side * (.35 * spread + spread * age ** .7) + 7 * sin(9 * age + sway)
        y = MOUTH[1] + 22 - (170 + 1.2 * spread) * age ** .85
        power = 9 * (1 - age) ** 1.3 * min(1, age * 9) * (.7 + .3 * sin(40 * age + sway))
        _dot(light, x * scale, y * scale, radius * (1.25 - .6 * age) * scale, power * hot)
    return light + .5 * cv2.GaussianBlur(light, (0, 0), 5 * scale)


def _dot(light, x, y, radius, colour):
    reach = int(radius * 4) + 2
    left, top = max(0, int(x) - reach), max(0, int(y) - reach)
    part = light[top:max(0, int(y) + reach), left:max(0, int(x) + reach)]
    if part.size == 0:
        return
    rows, columns = np.mgrid[0:part.shape[0], 0:part.shape[1]]
    far = ((columns + left + .5 - x) ** 2 + (rows + top + .5 - y) ** 2) / radius ** 2
    part += np.exp(-far)[..., None] * colour
