"""The mark as icons: mark.py FOLDER writes favicon.svg, favicon.ico and the touch icons there.

An L bracket (wright) that cradles a compass needle (lode), on a 48 unit square, as app/ui/logo.tsx draws it.
"""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from PIL import Image, ImageDraw  # noqa: E402

from kit.palette import COLOURS  # noqa: E402

BRACKET = 'M6 2h10a4 4 0 0 1 4 4v22h22a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z'
NORTH, SOUTH = 'm46 2-9.2 20.4L26 11.2Z', 'm26 11.2 10.8 11.2L24 24Z'
FINER = 8
# File, side, share of the side that the mark takes, corner radius of the ground as a share.
ICONS = (('apple-touch-icon.png', 180, .62, 0), ('icon-192.png', 192, .68, .2), ('icon-512.png', 512, .68, .2),
         ('icon-maskable-512.png', 512, .52, 0), ('favicon.ico', 48, .78, .18))


def icon(side, share, corner):
    """A ground of paper with the mark in its middle."""
    full = side * FINER
    image = Image.new('RGBA', (full, full))
    pen, unit = ImageDraw.Draw(image), full * share / 48
    pen.rounded_rectangle((0, 0, full - 1, full - 1), full * corner, fill=COLOURS['paper'])
    start = full * (1 - share) / 2

    def at(*points):
        return [(start + x * unit, start + y * unit) for x, y in points]

    for box in (((2, 2), (20, 46)), ((2, 28), (46, 46))):
        pen.rounded_rectangle([*at(*box)[0], *at(*box)[1]], 4 * unit, fill=COLOURS['ink'])
    pen.polygon(at((46, 2), (36.8, 22.4), (26, 11.2)), fill=COLOURS['tang'])
    pen.polygon(at((26, 11.2), (36.8, 22.4), (24, 24)), fill=COLOURS['ink'])
    return image.resize((side, side), Image.LANCZOS)


def svg():
    """The ground keeps the ink readable on a dark browser's tabs."""
    mark = f'<path d="{BRACKET}" fill="{COLOURS["ink"]}"/><path d="{NORTH}" fill="{COLOURS["tang"]}"/><path d="{SOUTH}" fill="{COLOURS["ink"]}"/>'
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="Lodewright">'
            f'<rect width="48" height="48" rx="9" fill="{COLOURS["paper"]}"/><g transform="translate(5.3 5.3) scale(.78)">{mark}</g></svg>\n')


if __name__ == '__main__':
    folder = sys.argv[1]
    for name, side, share, corner in ICONS:
        picture = icon(side, share, corner)
        picture = picture if corner else picture.convert('RGB')
        picture.save(os.path.join(folder, name), **({'sizes': [(16, 16), (32, 32), (48, 48)]} if name.endswith('.ico') else {}))
    with open(os.path.join(folder, 'favicon.svg'), 'w', encoding='utf8') as file:
        file.write(svg())
