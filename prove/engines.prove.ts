import { buildSite } from "../bench/measure.ts";
import type { EngineName } from "../tests/support/engines/engine.ts";
import { until } from "../tests/support/engines/until.ts";
import { startVisitor, type Visitor } from "../tests/support/engines/visitor.ts";
import { startServer } from "../tests/support/servers.ts";
import { everyPath } from "./every-path.ts";
import type { Proof } from "./run.ts";
import { desktop, phone } from "./ways-to-read.ts";

const engines: EngineName[] = ["Chromium", "Firefox", "WebKit"];

/** Every page in every engine, on a phone and a desktop, one engine after the other. */
export async function prove(): Promise<Proof[]> {
  const { server, address } = await startServer({ ...(await buildSite()), FIXTURES: "1" });
  try {
    const paths = await everyPath(address);
    const proofs: Proof[] = [];
    for (const engine of engines) proofs.push(await walk(engine, address, paths));
    return proofs;
  } finally {
    server.kill("SIGTERM");
  }
}

async function walk(engine: EngineName, address: string, paths: readonly string[]): Promise<Proof> {
  const visitor = await startVisitor(engine, address);
  const found: string[] = [];
  try {
    for (const [number, path] of paths.entries()) {
      const faults = await look(visitor, path).catch((error: Error) => [error.message]);
      for (const fault of faults) console.log(`  ${engine} ${path}: ${fault}`);
      found.push(...faults);
      if (number % 20 === 0) console.log(`  ${engine}: ${number} of ${paths.length}`);
    }
  } finally {
    await visitor.close();
  }
  return {
    claim: `${engine}: ${paths.length} pages hydrate at ${phone.width} and ${desktop.width} px without message, violation, overflow or broken picture`,
    seen: `${paths.length * 2} looks, ${found.length} faults`,
    holds: found.length === 0,
  };
}

/** At both widths, with every picture loaded. */
async function look(visitor: Visitor, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, height } of [phone, desktop]) {
    await visitor.resize(width, height);
    await visitor.open(path);
    const tooWide = await visitor.run(() => document.documentElement.scrollWidth - innerWidth);
    if (tooWide > 0) faults.push(`${tooWide} px too wide at ${width}`);
    await visitor.run(() => {
      for (const picture of document.images) picture.loading = "eager";
    });
    await until(() => visitor.run(() => [...document.images].every(({ complete }) => complete)), "pictures");
    const broken = await visitor.run(() =>
      [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc),
    );
    faults.push(...broken.map((source) => `broken at ${width}: ${source}`));
  }
  // The browser logs the 404 status itself.
  if (path === "/no-such-page") visitor.takeMessages(/status of 404/);
  return [...faults, ...visitor.takeMessages()];
}
