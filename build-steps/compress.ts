import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|json|data|svg|txt|xml|webmanifest|csv|md)$/;
const smallestBytes = 200;
/** As many at once as the thread pool has threads. */
const parallel = 4;

/** Writes a brotli and a gzip copy beside each text file of the build, so that no answer is compressed on request. */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => compressible.test(name));
  const waiting = names.map((name) => join(folder, name)).filter((file) => statSync(file).size >= smallestBytes);
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) await compressFile(file);
    }),
  );
}

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(source, { params: brotliParams(source.length) }),
    promisify(gzip)(source, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** Larger blocks than by default make large scripts a little smaller. */
function brotliParams(size: number): Record<number, number> {
  return { [constants.BROTLI_PARAM_SIZE_HINT]: size, [constants.BROTLI_PARAM_LGBLOCK]: 20 };
}
