"""Denoises, grades and encodes one picture: finish.py NAME FOLDER CACHE TARGET."""
import json
import os
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

from kit.denoise import denoise  # noqa: E402
from kit.grade import cut_out, grade  # noqa: E402
from kit.looks import LOOKS  # noqa: E402


def main():
    name, folder, cache, target = sys.argv[1:]
    with open(os.path.join(HERE, '..', 'pictures.json'), encoding='utf8') as file:
        picture = json.load(file)[name]
    look = {**LOOKS[picture['kind']], **picture.get('look', {})}
    clean, depth, albedo = denoise(folder, cache, **look.get('denoise', {}))
    is_cutout = clean.shape[2] == 4 and clean[..., 3].min() < .99
    pixels = cut_out(clean, depth, albedo, look) if is_cutout else grade(clean[..., :3], depth, look)
    image = Image.fromarray((pixels * 255 + .5).astype(np.uint8), 'RGBA' if is_cutout else 'RGB')
    image.save(target, 'WEBP', quality=picture.get('quality', 86), method=6, alpha_quality=90)


main()
