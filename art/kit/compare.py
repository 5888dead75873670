"""How far one developed picture is from another, as JSON: compare.py PICTURE REFERENCE."""
import json
import sys

import numpy as np
from PIL import Image


def levels(path):
    """Red, green and blue from 0 to 255 over paper, so that what is clear counts as what is seen there."""
    picture = Image.open(path).convert('RGBA')
    paper = Image.new('RGBA', picture.size, (248, 243, 235, 255))
    return np.asarray(Image.alpha_composite(paper, picture).convert('RGB'), np.float32)


off = np.abs(levels(sys.argv[1]) - levels(sys.argv[2])).max(2)
print(json.dumps({
    'rms': round(float(np.sqrt((off ** 2).mean())), 2),
    'worst': round(float(np.percentile(off, 99.9)), 1),
}))
