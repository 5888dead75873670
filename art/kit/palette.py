"""The colours of the site's theme, and the few that only pictures use."""

COLOURS = dict(
    paper='#f8f4ec', paper2='#f0e9db', paper3='#e3d9c6', white='#fffdf8',
    ink='#161a3b', ink2='#262b52', ink3='#3a4178',
    tang='#f66b2d', tang_edge='#c04815', tang_lift='#f98a55',
    mari='#f8c143', mari_edge='#d0901e',
    pitch='#0b7a54', pitch_edge='#075a40', pitch_lift='#389c6a', pitch_pale='#57b584',
    orch='#e4abde', orch_edge='#bd75b3',
    skin1='#f0c39a', skin2='#8d5a3b', skin3='#d99a6c', skin4='#5d3a2a', skin5='#f3d2b3',
)


def linear(colour, alpha=1.0):
    """A palette name, '#rrggbb' or linear triple as linear RGBA."""
    value = COLOURS.get(colour, colour)
    if not isinstance(value, str):
        return (*value[:3], alpha)
    channels = [int(value[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels], alpha)


def mix(a, b, share):
    """`share` of b in a, in linear light."""
    return tuple(x * (1 - share) + y * share for x, y in zip(linear(a)[:3], linear(b)[:3]))
