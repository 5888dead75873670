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
    views = sorted(entry.path for entry in os.scandir(folder) if entry.is_dir())
    pixels = split_screen([developed(view, cache, look) for view in views]) if views else developed(folder, cache, look)
    image = Image.fromarray((pixels * 255 + .5).astype(np.uint8), 'RGBA' if pixels.shape[2] == 4 else 'RGB')
    image.save(target, 'WEBP', quality=picture.get('quality', 86), method=6, alpha_quality=90)


def split_screen(views, line=6):
    """Two views above two, with a dark line between them."""
    upper, lower = np.concatenate(views[:2], 1), np.concatenate(views[2:], 1)
    whole = np.concatenate([upper, lower])
    height, width = (side // 2 for side in whole.shape[:2])
    ink = np.array((23, 27, 60)) / 255
    whole[height - line:height + line], whole[:, width - line:width + line] = ink, ink
    return whole


def developed(folder, cache, look):
    clean, depth, albedo = denoise(folder, cache, **look.get('denoise', {}))
    is_cutout = clean.shape[2] == 4 and clean[..., 3].min() < .99
    return cut_out(clean, depth, albedo, look) if is_cutout else grade(clean[..., :3], depth, look)


main()
