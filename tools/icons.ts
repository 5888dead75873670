import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const publicFolder = join(import.meta.dirname, "..", "public");
const paper = "#f8f4ec";

/** File name, side in px, and how much of the side the mark takes; launchers cut a maskable icon to a circle of 80%. */
const icons = [
  { name: "180", side: 180, part: 0.66 },
  { name: "192", side: 192, part: 0.7 },
  { name: "512", side: 512, part: 0.7 },
  { name: "maskable", side: 512, part: 0.5 },
];

// Run by hand when the mark changes: `node tools/icons.ts`.
mkdirSync(join(publicFolder, "icons"), { recursive: true });
const mark = readFileSync(join(publicFolder, "favicon.svg"));
for (const { name, side, part } of icons) {
  const size = Math.round(side * part);
  const drawn = await sharp(mark, { density: (72 * size) / 48 })
    .resize(size, size)
    .png()
    .toBuffer();
  await sharp({ create: { width: side, height: side, channels: 3, background: paper } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(publicFolder, "icons", `${name}.png`));
}
