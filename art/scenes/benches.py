"""The objects of the four benches, and close views of them: arcade, rack, matchday, lattice."""
from kit.materials import surface
from kit.palette import COLOURS
from kit.shapes import ball
from kit.stage import camera, daylight, floor, isometric, shadow_ground
from scenes.bench_arcade import arcade
from scenes.bench_lattice import lattice
from scenes.bench_matchday import matchday
from scenes.bench_rack import rack

# Object, width of the view, target, ground (none: a cut-out).
FRAMES = {
    'arcade': ('arcade', 6.75, (-.05, -.15, 1.42), None),
    'rack': ('rack', 6.9, (-.1, -.05, 1.35), None),
    'detail-rack': ('rack', 4.7, (-.7, .7, 1.9), 'mari'),
    'matchday': ('matchday', 10.9, (-.24, -.1, .75), None),
    'lattice': ('lattice', 6.6, (0, -.1, 1.6), None),
}
# Close views for the wall, by a lens instead of the isometric camera: object, place, target, focal length, sharp at, ground.
LENSES = {
    'detail-screen': ('arcade', (-1.9, -4.6, 3.1), (-.1, -.1, 2.2), 52, (-.1, -.7, 2.3), 'tang'),
    'detail-arm': ('rack', (3.9, -3.6, 1.35), (.75, .35, 1.75), 42, (1.1, -.5, 1.6), 'mari'),
    'detail-seats': ('matchday', (5.2, -2.3, 2.5), (-2.2, -.1, .75), 48, (-.2, 0, .7), 'pitch'),
    'detail-bars': ('matchday', (3.9, -3.4, 1.1), (.7, 2.2, 1.5), 42, (1.4, 1.6, 1.2), 'pitch'),
    'detail-nodes': ('lattice', (2.7, -4.6, 1.35), (0, 0, 2.2), 48, (.4, -1.0, 2.3), 'orch'),
    'detail-pegs': ('lattice', (4.1, -5.2, 1.7), (.75, -1.7, .72), 52, (.9, -2.2, .7), 'orch'),
}
FILLS = {'tang': '#ffe4d2', 'mari': '#fff1d4', 'pitch': '#e2f7ea', 'orch': '#fbe6fa'}
BENCHES = {'arcade': 'tang', 'rack': 'mari', 'matchday': 'pitch', 'lattice': 'orch'}


def draw(name):
    if name in LENSES:
        thing, loc, target, lens, focus, ground = LENSES[name]
        camera(loc, target, lens, fstop=.5, focus=focus)
        _beyond(ground)
    else:
        thing, width, target, ground = FRAMES[name]
        isometric(width, target)
    daylight(fill=FILLS[BENCHES[thing]])
    shadow_ground() if ground is None else floor(ground)
    {'arcade': arcade, 'rack': rack, 'matchday': matchday, 'lattice': lattice}[thing]()


def _beyond(ground):
    """Where the floor ends its colour goes on, for the camera alone: the light still comes from the sky."""
    dome = ball(90, surface('#000000', rough=1, spec=0, glow=COLOURS[ground], power=1))
    for rays in ('diffuse', 'glossy', 'transmission', 'shadow'):
        setattr(dome, f'visible_{rays}', False)
