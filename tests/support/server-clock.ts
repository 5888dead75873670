import { mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A clock for servers that are started with its environment; `move` puts it forward, or back by a negative number of ms. */
export function serverClock(): { env: Record<string, string>; move: (ms: number) => void } {
  const file = join(mkdtempSync(join(tmpdir(), "studio-site-clock-")), "offset");
  let offset = 0;
  const move = (ms: number) => {
    offset += ms;
    // A server may read it at any moment.
    writeFileSync(`${file}.new`, String(offset));
    renameSync(`${file}.new`, file);
  };
  move(0);
  const env = { NODE_OPTIONS: `--import=${resolve("tests/support/movable-clock.ts")}`, CLOCK_FILE: file };
  return { env, move };
}
