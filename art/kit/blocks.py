"""The covers of the notes: a small picture of blocks on a plate, drawn flat in the theme's colours.

blocks.py NAME TARGET. Each cover comes from its drawing in notes.txt and from a seed that is its name.
"""
import os
import random
import re
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from PIL import Image, ImageDraw  # noqa: E402

SIZE, FINER = (1280, 800), 3
# Three faces of a block: top, left, right.
FACES = {
    't': ('#fb9a68', '#f66b2d', '#c04815'), 'm': ('#ffd97c', '#f8c143', '#d0901e'), 'g': ('#389c6a', '#0b7a54', '#075a40'),
    'o': ('#f4d2ef', '#e4abde', '#bd75b3'), 'p': ('#fffdf8', '#f8f4ec', '#dcd0bb'), 'k': ('#3a4178', '#262b52', '#161a3b'),
}
GROUNDS = {'tang': ('#f66b2d', '#e45f24', 'p'), 'mari': ('#f8c143', '#efb636', 'p'), 'pitch': ('#08724e', '#0b6546', 'p'),
           'orch': ('#e4abde', '#daa0d4', 'p')}
PAPERS = {'tang': 't', 'mari': 'm', 'pitch': 'g', 'orch': 'o'}
SEAM = .035


class Sheet:
    """An isometric drawing; units are blocks, `at` maps x (down right), y (up right) and z (up) to pixels."""

    def __init__(self, ground, line, unit, origin):
        self.image = Image.new('RGB', [side * FINER for side in SIZE], ground)
        self.pen, self.unit, self.origin = ImageDraw.Draw(self.image), unit * FINER, [v * FINER for v in origin]
        for k in range(-30, 60):  # the level map's grid at the angle of the blocks
            for a, b in (((k * 2, -60, 0), (k * 2, 60, 0)), ((-60, k * 2, 0), (60, k * 2, 0))):
                self.pen.line([self.at(*a), self.at(*b)], fill=line, width=FINER)

    def at(self, x, y, z):
        return (self.origin[0] + (x + y) * .866 * self.unit, self.origin[1] + (x - y) * .5 * self.unit - z * self.unit)

    def face(self, points, colour):
        self.pen.polygon([self.at(*p) for p in points], fill=colour)

    def block(self, x, y, z, sx, sy, sz, colours, seam=SEAM):
        top, left, right = colours
        a, b, c, d, e, f = x + seam, x + sx - seam, y + seam, y + sy - seam, z, z + sz - seam
        self.face([(a, c, f), (b, c, f), (b, d, f), (a, d, f)], top)
        self.face([(a, c, e), (b, c, e), (b, c, f), (a, c, f)], left)
        self.face([(b, c, e), (b, d, e), (b, d, f), (b, c, f)], right)

    def diamond(self, x, y, size, colour):
        self.face([(x - size, y, .01), (x, y - size, .01), (x + size, y, .01), (x, y + size, .01)], colour)


def read_drawings():
    """{name: (bench, rows)} of notes.txt."""
    with open(os.path.join(HERE, '..', 'notes.txt'), encoding='utf8') as file:
        parts = re.split(r'^# ', file.read(), flags=re.M)[1:]
    drawings = {}
    for part in parts:
        head, *rows = part.rstrip().split('\n')
        name, bench = head.split()
        drawings[name] = (bench, rows)
    return drawings


def plate(sheet, wide, deep, colours, route, chance):
    sheet.block(-2, -2, -.7, wide + 4, deep + 4, .35, FACES['k'], 0)
    sheet.block(-2, -2, -.35, wide + 4, deep + 4, .35, colours, 0)
    for x in range(-2, wide + 2):
        for y in range(deep + 1, -3, -1):
            if chance.random() < .12:
                sheet.block(x, y, 0, 1, 1, .06, FACES[chance.choice('gom')])
    for x in range(-2, wide + 2):
        sheet.diamond(x + .5, -1.5, .16, route)


def draw(name):
    bench, rows = read_drawings()[name.removeprefix('note-')]
    chance = random.Random(name)
    wide, tall = max(map(len, rows)), len(rows)
    # A drawing must not melt into a ground of its own colour.
    is_paper = chance.random() < .4 or PAPERS[bench] in ''.join(rows)
    ground, line, board = ('#f0e9db', '#e4dac8', PAPERS[bench]) if is_paper else GROUNDS[bench]
    left, right, top, bottom = -3.46, .866 * (wide + 6), -tall - .5, .5 * wide + 2.7
    unit = min(70, 1160 / (right - left), 700 / (bottom - top))
    sheet = Sheet(ground, line, unit, (640 - (left + right) / 2 * unit, 400 - (top + bottom) / 2 * unit))
    dark = tuple(round(int(ground[i:i + 2], 16) * .74) for i in (1, 3, 5))
    far = wide + 4
    sheet.face([(-2, -2, -.7), (far - 2, -2, -.7), (far, 1, -.7), (far, 4.6, -.7), (0, 4.6, -.7)], dark)
    plate(sheet, wide, 1, FACES[board], '#161a3b' if board != 'k' else '#f8f4ec', chance)
    shade = tuple(round(int(FACES[board][0][i:i + 2], 16) * .82) for i in (1, 3, 5))
    foot = [x for x, mark in enumerate(rows[-1]) if mark != '.']
    if foot:
        sheet.face([(foot[0], 0, .02), (foot[-1] + 1, 0, .02), (foot[-1] + 2.4, 1.6, .02), (foot[0] + 1.4, 1.6, .02)], shade)
    for r in range(tall - 1, -1, -1):
        for x in range(len(rows[r])):
            if rows[r][x] in FACES:
                sheet.block(x, 0, tall - 1 - r, 1, 1, 1, FACES[rows[r][x]])
    for x, y, colour in ((wide + .6, -1.3, chance.choice('tmo')), (-1.6, .8, chance.choice('gto'))):
        sheet.block(x, y, 0, .7, .7, chance.choice((.5, .9, 1.3)), FACES[colour])
    return sheet.image.resize(SIZE, Image.LANCZOS)


if __name__ == '__main__':
    draw(sys.argv[1]).save(sys.argv[2], 'WEBP', quality=88, method=6)
