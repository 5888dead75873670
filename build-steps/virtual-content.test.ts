import { EventEmitter } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { contentCopy } from "../tests/support/content-copy.ts";
import { virtualContent } from "./virtual-content.ts";

test("while somebody writes, a mistake and its end are reported, but not that the content is still sound", async () => {
  const root = contentCopy();
  const said: string[] = [];
  for (const method of ["error", "log"] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((line) => said.push(String(line)));
    onTestFinished(() => spy.mockRestore());
  }
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const sent: unknown[] = [];
  const ws = { on: () => {}, send: (message: unknown) => sent.push(message) };
  const plugin = virtualContent({ root, preview: true });
  const { configureServer: configure, api } = plugin;
  if (typeof configure !== "function") throw new Error("the plugin watches nothing");
  configure.call(undefined as never, { watcher, ws, environments: {} } as never);
  await api?.problems();
  const file = join(root, "content/pages/faq.yaml");
  const sound = readFileSync(file, "utf8");
  for (const [text, count] of [
    ["titel: wrong\n", 1],
    [sound, 2],
    [`${sound}# a remark\n`, 3],
  ] as const) {
    writeFileSync(file, text);
    watcher.emit("all", "change", file);
    await expect.poll(() => sent.length).toBe(count);
  }
  expect(said).toEqual([expect.stringContaining("content/pages/faq.yaml"), "The content is sound again."]);
});
