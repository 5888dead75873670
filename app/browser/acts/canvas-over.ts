import type { Stage } from "./play-act.ts";

export interface PictureCanvas {
  context: CanvasRenderingContext2D;
  /** Empties it; 1 is the width of the picture then, and its first corner is 0, 0, whatever part of it is shown. */
  clear(): void;
  /** The part of the picture that is shown. */
  shown: { left: number; top: number; width: number; height: number };
  /** Pixels of the page that are as wide as the picture. */
  widthPx: number;
}

/** A sheet over a picture, to draw on what the picture shows; it fades out where the picture does. */
export function canvasOver({ add }: Stage, picture: HTMLImageElement): PictureCanvas | undefined {
  const canvas = document.createElement("canvas");
  const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = picture;
  const { objectPosition, maskImage } = getComputedStyle(picture);
  const sharpness = Math.min(2, devicePixelRatio);
  Object.assign(canvas, { width: width * sharpness, height: height * sharpness });
  Object.assign(canvas.style, {
    ...{ position: "absolute", left: `${offsetLeft}px`, top: `${offsetTop}px`, pointerEvents: "none" },
    ...{ width: `${width}px`, height: `${height}px`, maxWidth: "none", maskImage },
  });
  const context = add(canvas, picture).getContext("2d");
  if (!context) return undefined;
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
  const widthPx = picture.naturalWidth * scale;
  const [across = 0.5, down = 0.5] = objectPosition.split(" ").map((part) => Number.parseFloat(part) / 100);
  const left = (widthPx - width) * across;
  const top = (picture.naturalHeight * scale - height) * down;
  const unit = widthPx * sharpness;
  return {
    context,
    clear() {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.setTransform(unit, 0, 0, unit, -left * sharpness, -top * sharpness);
    },
    shown: { left: left / widthPx, top: top / widthPx, width: width / widthPx, height: height / widthPx },
    widthPx,
  };
}
