import sharp from "sharp";

/** For each column and row of a picture where something begins, from both sides; -1 where nothing is. */
export async function silhouetteOf(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) => (y * width + x) * 3;
  const isGround = (x: number, y: number) =>
    [0, 1, 2].every((channel) => Math.abs((data[at(x, y) + channel] ?? 0) - (data[channel] ?? 0)) < 60);
  const edge = (count: number, isEmpty: (step: number) => boolean) => {
    let step = 0;
    while (step < count && isEmpty(step)) step++;
    return step === count ? -1 : step;
  };
  const columns = Array.from({ length: width }, (_, x) => [
    edge(height, (y) => isGround(x, y)),
    edge(height, (y) => isGround(x, height - 1 - y)),
  ]);
  const rows = Array.from({ length: height }, (_, y) => [
    edge(width, (x) => isGround(x, y)),
    edge(width, (x) => isGround(width - 1 - x, y)),
  ]);
  return [...columns, ...rows].flat();
}
