"""Round shapes with fewer corners: the same words of the kit, for a scene that a browser draws."""
from kit import shapes, toys

ROUND = {'ball': ('u', 'v'), 'cylinder': ('segments',), 'lathe': ('segments',), 'torus': ('segments', 'sides')}
MANY = {'ball': (48, 32), 'cylinder': (48,), 'lathe': (96,), 'torus': (96, 24)}
SHARE = {'u': 1, 'v': .7, 'segments': 1, 'sides': .4}
SHAPES = {name: getattr(shapes, name) for name in ROUND}


def cap_rounds(most):
    """Until the next call nothing of the toys has more corners around than `most`."""
    for name in ROUND:
        setattr(toys, name, _capped(name, most))


def _capped(name, most):
    def make(*values, **more):
        for key, many in zip(ROUND[name], MANY[name]):
            more[key] = max(4, round(min(more.get(key, many), most * SHARE[key])))
        return SHAPES[name](*values, **more)
    return make
