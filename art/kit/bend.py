"""Bends a picture: what bends it is reckoned in px of a film of 960 by 540, and drawn out to the picture's size."""
from functools import lru_cache

import cv2
import numpy as np

SIZE = (540, 960)
Y, X = np.mgrid[0:SIZE[0], 0:SIZE[1]].astype(np.float32)


@lru_cache(maxsize=None)
def around(outline, soft):
    """1 within an outline, 0 from `soft` px outside it."""
    outside = np.full(SIZE, 255, np.uint8)
    cv2.fillPoly(outside, [np.round(np.array(outline)).astype(np.int32)], 0)
    share = np.clip(1 - cv2.distanceTransform(outside, cv2.DIST_L2, 5) / soft, 0, 1)
    return share * share * (3 - 2 * share)


def large(values, light):
    """Values of the film's pixels for those of a larger picture."""
    return cv2.resize(values.astype(np.float32), light.shape[1::-1], interpolation=cv2.INTER_LINEAR)


def bent(light, across, down):
    """Each pixel from where it was `across` and `down` px ago."""
    rows, columns = np.mgrid[0:light.shape[0], 0:light.shape[1]].astype(np.float32)
    scale = light.shape[1] / SIZE[1]
    places = columns - scale * large(across, light), rows - scale * large(down, light)
    return np.clip(cv2.remap(light, *places, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT), 0, None)


def turned(middle, angle):
    """The way of each place that a turn about `middle` makes; angles are small."""
    return -(Y - middle[1]) * angle, (X - middle[0]) * angle
