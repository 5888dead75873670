"""Two noisy halves into one clean linear picture (Debian's Blender has no denoiser of its own)."""
import ctypes
import hashlib
import os
import subprocess

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'  # read by cv2 when it is imported

import cv2  # noqa: E402
import numpy as np  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))


def filter_library(folder):
    """The compiled filter; built where it runs, because it is tuned for this processor."""
    source = os.path.join(HERE, 'denoise.c')
    with open(source, 'rb') as file:
        library = os.path.join(folder, f'denoise-{hashlib.sha256(file.read()).hexdigest()[:12]}.so')
    if not os.path.exists(library):
        flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
        subprocess.run(['gcc', *flags, '-o', library, source, '-lm'], check=True)
    return ctypes.CDLL(library)


def read(folder, half, key):
    picture = cv2.imread(os.path.join(folder, f'{half}_{key}_0001.exr'), cv2.IMREAD_UNCHANGED).astype(np.float32)
    if key == 'depth':
        return picture if picture.ndim == 2 else picture[..., 0]
    return np.dstack([picture[..., 2::-1], picture[..., 3]]) if key == 'rgb' and picture.shape[2] == 4 else picture[..., 2::-1]


def planar(picture):
    return np.ascontiguousarray(picture.transpose(2, 0, 1), dtype=np.float32)


def pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def features(folder):
    """Albedo, normal and depth of both halves, blurred only where they are noisy themselves, and their variance."""
    (albedo, normal), (albedo_b, normal_b) = ([read(folder, half, key) for key in ('albedo', 'normal')] for half in 'ab')
    noise = cv2.GaussianBlur(np.dstack([(albedo - albedo_b) ** 2, (normal - normal_b) ** 2]) / 4, (0, 0), 3)
    both = np.dstack([(albedo + albedo_b) / 2, (normal + normal_b) / 2])
    share = noise / (noise + 3e-4)
    both = both * (1 - share) + cv2.GaussianBlur(both, (0, 0), 4) * share
    depth = read(folder, 'a', 'depth')
    return both, noise * (1 - share) ** 2, depth


def without_fireflies(a, b, slack=.05):
    """Cuts what is bright in one half only."""
    middle = np.dstack([cv2.medianBlur(np.ascontiguousarray(c), 5) for c in cv2.split((a + b) / 2)])
    return (np.minimum(a, np.maximum(b * 1.5, middle * 1.6) + slack),
            np.minimum(b, np.maximum(a * 1.5, middle * 1.6) + slack))


def denoise(folder, cache, strength=.6, windows=(5, 3)):
    """Linear picture (RGB, or premultiplied RGBA of a cut-out), depth and albedo of the passes in folder."""
    both, noise, depth = features(folder)
    a, b = read(folder, 'a', 'rgb'), read(folder, 'b', 'rgb')
    whole = np.zeros_like(a)
    seen = _seen(a)
    a, b, both, noise, near = a[seen], b[seen], both[seen], noise[seen], depth[seen]
    albedo = np.clip(both[..., :3], .02, None)

    def compress(x):
        return np.dstack([np.log1p(np.clip(x[..., :3], 0, None) / albedo * 4), x[..., 3:]])

    a, b = without_fireflies(compress(a), compress(b))
    variance = (a - b) ** 2 / 2
    variance = np.minimum(cv2.GaussianBlur(variance, (0, 0), 2.5), cv2.blur(variance, (3, 3)) * 6 + 1e-6)
    distance = np.log(np.clip(near, 1e-2, 1e4))[..., None]
    guide, doubt = planar(np.dstack([both, distance])), planar(np.dstack([noise, np.zeros_like(distance)]))
    sharpness = np.array([1 / .06 ** 2] * 3 + [1 / .22 ** 2] * 3 + [1 / .04 ** 2], np.float32)
    library, (height, width) = filter_library(cache), near.shape
    for window in windows:
        pa, pb, pv = planar(a), planar(b), planar(variance)
        oa, ob = np.empty_like(pa), np.empty_like(pb)
        library.nlm(pointer(pa), pointer(pb), pointer(pv), pa.shape[0], pointer(guide), pointer(doubt),
                    pointer(sharpness), 7, pointer(oa), pointer(ob), width, height, window, 2, ctypes.c_float(strength))
        a, b = oa.transpose(1, 2, 0), ob.transpose(1, 2, 0)
        variance = cv2.GaussianBlur((a - b) ** 2 / 2, (0, 0), 2) + 1e-7
    clean = (a + b) / 2
    whole[seen] = np.dstack([np.expm1(clean[..., :3]) / 4 * albedo, clean[..., 3:]])
    colours = np.zeros_like(whole[..., :3])
    colours[seen] = both[..., :3]
    return whole, depth, colours


def _seen(picture):
    """The part of a cut-out that is not empty."""
    if picture.shape[2] < 4:
        return np.s_[:, :]
    rows, columns = (np.flatnonzero((picture[..., 3] > .01).any(axis)) for axis in (1, 0))
    return np.s_[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
