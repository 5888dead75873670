import sharp from "sharp";

/** For each column of a picture how far from the top something begins, and how far from the bottom; its first pixel is ground. */
export async function silhouetteOf(png: Buffer): Promise<{ tops: number[]; bottoms: number[] }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isGround = (x: number, y: number) =>
    [0, 1, 2].every((channel) => Math.abs((data[(y * width + x) * 3 + channel] ?? 0) - (data[channel] ?? 0)) < 60);
  const edge = (isEmpty: (step: number) => boolean) => {
    let step = 0;
    while (step < height && isEmpty(step)) step++;
    return step;
  };
  const columns = Array.from({ length: width }, (_, x) => x);
  return {
    tops: columns.map((x) => edge((y) => isGround(x, y))),
    bottoms: columns.map((x) => edge((y) => isGround(x, height - 1 - y))),
  };
}
