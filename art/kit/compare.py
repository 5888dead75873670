"""The grain of a developed picture against a reference of it, as JSON: compare.py PICTURE REFERENCE.

Grain is what differs from one pixel to the next where the reference is even: stipple and fireflies on what should be
smooth. Edges are left out, where two renders differ by where their samples fell, and so is a shade that is a little
lighter over many pixels; nobody sees either.
"""
import json
import sys

import cv2
import numpy as np
from PIL import Image

STEEP = 2


def opened(path):
    picture = np.asarray(Image.open(path).convert('RGBA'), np.float32)
    return picture[..., :3], picture[..., 3] > 250


def even(picture, solid):
    """Where a picture is solid and no edge is near: less than two levels of 255 from a pixel to the next."""
    grey = cv2.GaussianBlur(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), (0, 0), 1)
    slope = np.hypot(cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)) / 8
    near = cv2.dilate(((slope > STEEP) | ~solid).astype(np.uint8), np.ones((3, 3)))
    return near == 0


picture, _ = opened(sys.argv[1])
reference, solid = opened(sys.argv[2])
difference = picture - reference
grain = np.abs(difference - cv2.GaussianBlur(difference, (0, 0), 1.5)).max(2)[even(reference, solid)]
print(json.dumps({
    'grain': round(float(np.sqrt((grain ** 2).mean())), 1),
    'worst': round(float(np.percentile(grain, 99.9)), 1),
}))
