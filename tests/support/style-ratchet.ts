import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "style-ratchet.json");

/**
 * Fails when a measure is above the one that is recorded, so that what was won is kept; `RATCHET=lower` records what is
 * lower now. Returns what has risen, as sentences.
 */
export function risenSince(part: string, measured: Readonly<Record<string, number>>): string[] {
  const recorded: Record<string, Record<string, number>> = JSON.parse(readFileSync(file, "utf8"));
  const before = recorded[part] ?? {};
  if (process.env.RATCHET === "lower") {
    const lowest = Object.entries(measured).map(([name, now]) => [name, Math.min(now, before[name] ?? now)]);
    writeFileSync(file, `${JSON.stringify({ ...recorded, [part]: Object.fromEntries(lowest) }, null, 2)}\n`);
  }
  return Object.entries(measured)
    .filter(([name, now]) => now > (before[name] ?? 0))
    .map(([name, now]) => `${part}, ${name}: ${now}, recorded are ${before[name] ?? 0}`);
}
