"""From linear light to a picture: fog, glow, bloom and tone are cheap here and noise-free, so no scene does them."""
import cv2
import numpy as np

INK = np.array([.0080, .0103, .0437], np.float32)
# AgX, the minimal fit by B. Wrensch: bright neon goes white without a change of hue.
AGX = np.array([[.842479062253094, .0784335999999992, .0792237451477643],
                [.0423282422610123, .878468636469772, .0791661274605434],
                [.0423756549057051, .0784336, .879142973793104]], np.float32)
CURVE = (15.5, -40.14, 31.96, -6.868, .4298, .1191, -.00232)


def linear(code):
    return np.array([((int(code[i:i + 2], 16) / 255 + .055) / 1.055) ** 2.4 for i in (1, 3, 5)], np.float32)


def encoded(code):
    return np.array([int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def agx(x, saturation, power):
    x = np.clip((np.log2(np.clip(x, 1e-10, None) @ AGX.T) + 12.47393) / 16.500009, 0, 1)
    x = sum(k * x ** (6 - i) for i, k in enumerate(CURVE))
    light = (x @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    x, light = np.clip(x, 0, None) ** power, np.clip(light, 0, None) ** power
    return np.clip((light + saturation * (x - light)) @ np.linalg.inv(AGX).T.astype(np.float32), 0, 1)


def true_colour(x, saturation, _power):
    """sRGB with a soft shoulder on the brightest channel: matter in daylight keeps the theme's colours."""
    light = (x @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    x = np.clip(light + saturation * (x - light), 0, None)
    top = x.max(2, keepdims=True)
    held = np.where(top < .78, top, .78 + .22 * np.tanh((top - .78) / .34))
    x = x * held / np.maximum(top, 1e-6)
    # What is far too bright pales as paint does in the sun, instead of staying a flat hue.
    x = x + (held - x) * np.clip((top - 1.15) * .35, 0, .6)
    return np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-7), 1 / 2.4) - .055)


def wide_blur(x, sigma):
    step, (height, width) = max(1, int(sigma // 6)), x.shape[:2]
    small = cv2.resize(x, (max(8, width // step), max(8, height // step)), interpolation=cv2.INTER_AREA)
    return cv2.resize(cv2.GaussianBlur(small, (0, 0), sigma / step), (width, height), interpolation=cv2.INTER_CUBIC)


def fogged(x, depth, v, fog):
    """fog: colour, near, far, most, power, from_y and to_y (a vertical fade), sky."""
    share = np.clip((depth - fog['near']) / (fog['far'] - fog['near']), 0, 1) ** fog.get('power', 1)
    if not fog.get('sky', True):
        share = np.where(depth > 1e5, 0, share)
    if 'from_y' in fog:
        share = share * np.clip((v - fog['from_y']) / (fog['to_y'] - fog['from_y']), 0, 1)
    share = (share * fog.get('most', 1))[..., None]
    return x * (1 - share) + linear(fog['colour']) * share


def glowing(x, depth, u, v, glow):
    """glow: x, y, radius, colour, power, behind (depth from which it is seen at full strength)."""
    far = np.hypot((u - glow['x']) * x.shape[1] / x.shape[0], v - glow['y']) / glow['radius']
    seen = np.clip(depth / glow['behind'], 0, 1) if 'behind' in glow else 1
    return x + (np.exp(-far * far * 2) * glow['power'] * seen)[..., None] * linear(glow['colour'])


def rayed(x, depth, rays):
    """God rays from a bright place at (x, y)."""
    height, width = x.shape[:2]
    light = np.clip(x - rays['above'], 0, 6) * (depth > rays.get('behind', 0))[..., None]
    small = cv2.resize(light, (width // 4, height // 4), interpolation=cv2.INTER_AREA)
    total, (h, w) = np.zeros_like(small), small.shape[:2]
    for i in range(40):
        s = 1 + rays['length'] * i / 40
        move = np.float32([[s, 0, rays['x'] * w * (1 - s)], [0, s, rays['y'] * h * (1 - s)]])
        total += cv2.warpAffine(small, move, (w, h)) * (1 - i / 40)
    total = cv2.resize(cv2.GaussianBlur(total / 40, (0, 0), 2), (width, height))
    return x + total * rays['power'] * linear(rays['colour'])


def bloomed(x, amount, above, scale):
    source = np.clip(x, 0, 12)
    top = source.max(2)
    source = source * (np.clip(top - above, 0, None) / np.clip(top, 1e-3, None))[..., None]
    return x + amount * sum(k * wide_blur(source, s * scale) for s, k in ((3, .5), (9, .35), (28, .3), (80, .22)))


def fringed(x, pixels):
    """Colour fringes of a fast lens, in px at a width of 1280."""
    height, width = x.shape[:2]
    layers = []
    for channel, sign in zip(cv2.split(x), (1, 0, -1)):
        k = 1 + sign * pixels / 640
        move = np.float32([[k, 0, width / 2 * (1 - k)], [0, k, height / 2 * (1 - k)]])
        layers.append(cv2.warpAffine(channel, move, (width, height), flags=cv2.INTER_CUBIC,
                                     borderMode=cv2.BORDER_REPLICATE))
    return np.dstack(layers)


def grade(x, depth, look, seed=1):
    """Display-encoded RGB of linear RGB."""
    height, width = x.shape[:2]
    scale, (rows, columns) = width / 1280, np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = columns / width, rows / height
    x = x * look.get('exposure', 1)
    for fog in look.get('fog', []):
        x = fogged(x, depth, v, fog)
    for glow in look.get('glow', []):
        x = glowing(x, depth, u, v, glow)
    if 'rays' in look:
        x = rayed(x, depth, look['rays'])
    if look.get('bloom'):
        x = bloomed(x, look['bloom'], look.get('bloom_above', .8), scale)
    if look.get('fringe'):
        x = fringed(x.astype(np.float32), look['fringe'])
    corner = ((u - .5) ** 2 + ((v - .5) * height / width * 1.3) ** 2) * 4
    x = x * (1 - look.get('vignette', 0) * np.clip(corner, 0, 1.3) ** 1.3)[..., None]
    tone = true_colour if look.get('tone') == 'true' else agx
    y = tone(x, look.get('saturation', 1.2), look.get('contrast', 1.15)).astype(np.float32)
    light = y.mean(2, keepdims=True)
    if 'shadow' in look:
        y = y + (1 - light) ** 3 * encoded(look['shadow']) * look.get('shadow_amount', .08)
    if look.get('sharpen', .25):
        y = y + look.get('sharpen', .25) * (y - cv2.GaussianBlur(y, (0, 0), scale))
    chance = np.random.default_rng(seed)
    grain = cv2.GaussianBlur(chance.normal(0, 1, (height, width)).astype(np.float32), (0, 0), .6)[..., None]
    y = y + grain * look.get('grain', .005) * (1 - .6 * light) + chance.uniform(-.5, .5, y.shape) / 255
    return np.clip(y, 0, 1)


def cut_out(picture, depth, albedo, look):
    """Encoded RGBA of a premultiplied linear cut-out; what is only shadow becomes ink."""
    alpha = np.clip(picture[..., 3:], 0, 1)
    colour = picture[..., :3] / np.maximum(alpha, 1e-4)
    # Black, but not an ink thing in the shade: Cycles gives the shadow ground an albedo of about 2.
    is_shadow = np.exp(-np.clip(colour.max(2, keepdims=True), 0, None) / .0025)
    is_shadow = is_shadow * np.clip(albedo.max(2, keepdims=True) * 3 - .6, 0, 1)
    colour = np.where(alpha > 1e-3, colour + INK * is_shadow, INK)
    y = grade(colour.astype(np.float32), depth, {**look, 'sharpen': 0, 'grain': 0})
    # The ground darkens faintly all the way to the frame; left in, the frame would show on a flat colour.
    shadow = np.clip((alpha - .07) / .93, 0, 1) * look.get('shadow_alpha', .62) * _inside(alpha)
    return np.dstack([y, alpha * (1 - is_shadow) + shadow * is_shadow])


def _inside(alpha, margin=.09):
    """1 within what was rendered, 0 at its edges."""
    distances = []
    for axis in (1, 0):
        full = alpha[..., 0].shape[1 - axis]
        used = np.flatnonzero((alpha[..., 0] > 0).any(axis))
        place = np.arange(full)
        distances.append(np.minimum(place - used[0], used[-1] - place) / (full * margin))
    rows, columns = distances
    nearest = np.clip(np.minimum(rows[:, None], columns[None, :]), 0, 1)
    return (nearest * nearest * (3 - 2 * nearest))[..., None]
