"""Makes a loop of a picture that is drawn: film.py NAME PICTURE FOLDER TARGET, where TARGET ends before `.av1.mp4` and `.h264.mp4`.

What moves is said by `scenes/loop_*.py`: `frame(light, t)` takes the picture in linear light and gives it as it is at t, 0 to 1.
Nothing is rendered anew, so what stands still is the picture itself and cannot flicker.
"""
import importlib
import os
import subprocess
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import cv2  # noqa: E402
import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

RATE, COUNT, SIZE, MOST_BYTES = 12, 60, (960, 540), 600_000
ENCODERS = {
    'av1': ['-c:v', 'libsvtav1', '-preset', '4'],
    'h264': ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
}
# The first that fits is taken.
QUALITIES = {'av1': (28, 33, 38, 43, 48), 'h264': (19, 21, 23, 25, 27, 29, 31)}
COLOURS = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']


def light_of(path):
    """Linear light of a picture, cut to the film's shape and twice its size, so that what is bent stays sharp."""
    with Image.open(path) as image:
        pixels = np.asarray(image.convert('RGB'), np.float32) / 255
    width, height = SIZE[0] * 2, SIZE[1] * 2
    pixels = cv2.resize(pixels, (width, round(pixels.shape[0] * width / pixels.shape[1])), interpolation=cv2.INTER_AREA)
    top = (pixels.shape[0] - height) // 2
    pixels = pixels[top:top + height]
    return np.where(pixels <= .04045, pixels / 12.92, ((pixels + .055) / 1.055) ** 2.4).astype(np.float32)


def shown(light):
    light = np.clip(cv2.resize(light, SIZE, interpolation=cv2.INTER_AREA), 0, 1)
    code = np.where(light <= .0031308, 12.92 * light, 1.055 * np.power(np.maximum(light, 1e-7), 1 / 2.4) - .055)
    return (code[..., ::-1] * 255 + .5).astype(np.uint8)


def encode(pattern, target):
    for codec, how in ENCODERS.items():
        path = f'{target}.{codec}.mp4'
        for quality in QUALITIES[codec]:
            subprocess.run(['ffmpeg', '-v', 'error', '-y', '-framerate', str(RATE), '-i', pattern, '-pix_fmt', 'yuv420p', *COLOURS, *how,
                            '-crf', str(quality), '-an', '-map_metadata', '-1', path], check=True)
            if os.path.getsize(path) <= MOST_BYTES:
                break
        print(path, quality, os.path.getsize(path), flush=True)


def main():
    name, picture, folder, target = sys.argv[1:5]
    motion = importlib.import_module(f'scenes.loop_{name}')
    light = light_of(picture)
    for number in range(COUNT):
        cv2.imwrite(os.path.join(folder, f'frame-{number:02}.png'), shown(motion.frame(light, number / COUNT)))
    encode(os.path.join(folder, 'frame-%02d.png'), target)


if __name__ == '__main__':
    main()
