import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { LoopSource } from "#shared/loop.ts";
import { hashedAddress } from "./pictures.server.ts";

/** The moving pictures in `public/loops/` by name, each in both codecs: a browser plays the one that it can. */
export function readLoops(root: string): Map<string, LoopSource> {
  const addresses = loopAddresses(join(root, "public"));
  return new Map(
    [...addresses].flatMap(([file, av1]) => {
      const name = file.replace(/\.av1\.mp4$/, "");
      const h264 = addresses.get(`${name}.h264.mp4`);
      return name !== file && h264 ? [[name, { av1, h264 }] as const] : [];
    }),
  );
}

/** Where each file in `loops/` is served: among the hashed files, so that browsers keep it for a year. */
export function loopAddresses(publicFolder: string): Map<string, string> {
  const folder = join(publicFolder, "loops");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".mp4")) : [];
  return new Map(files.map((file) => [file, `/assets/${basename(hashedAddress(publicFolder, `/loops/${file}`))}`]));
}
