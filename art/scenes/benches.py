"""The objects of the four benches, and close views of them: arcade, rack, matchday, lattice."""
from kit.stage import daylight, floor, isometric, shadow_ground
from scenes.bench_arcade import arcade
from scenes.bench_lattice import lattice
from scenes.bench_matchday import matchday
from scenes.bench_rack import rack

# Object, width of the view, target, ground (none: a cut-out).
FRAMES = {
    'arcade': ('arcade', 6.75, (-.05, -.15, 1.42), None),
    'detail-screen': ('arcade', 3.7, (-.1, -.1, 2.25), 'tang'),
    'rack': ('rack', 6.9, (-.1, -.05, 1.35), None),
    'detail-rack': ('rack', 4.7, (-.7, .7, 1.9), 'mari'),
    'detail-arm': ('rack', 4.4, (.8, .2, 1.9), 'mari'),
    'matchday': ('matchday', 10.9, (-.24, -.1, .75), None),
    'detail-seats': ('matchday', 6.3, (-1.3, -.3, .5), 'pitch'),
    'detail-bars': ('matchday', 4.9, (.5, 1.9, 1.3), 'pitch'),
    'lattice': ('lattice', 6.6, (0, -.1, 1.6), None),
    'detail-nodes': ('lattice', 4.5, (0, 0, 2.35), 'orch'),
    'detail-pegs': ('lattice', 4.1, (.5, -1.75, .65), 'orch'),
}
FILLS = {'tang': '#ffe4d2', 'mari': '#fff1d4', 'pitch': '#e2f7ea', 'orch': '#fbe6fa'}
BENCHES = {'arcade': 'tang', 'rack': 'mari', 'matchday': 'pitch', 'lattice': 'orch'}


def draw(name):
    thing, width, target, ground = FRAMES[name]
    isometric(width, target)
    daylight(fill=FILLS[BENCHES[thing]])
    shadow_ground() if ground is None else floor(ground)
    {'arcade': arcade, 'rack': rack, 'matchday': matchday, 'lattice': lattice}[thing]()
