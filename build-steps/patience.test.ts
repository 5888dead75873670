import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a page of a build may take thirty times as long as the framework gives it", () => {
  const code = "AbortSignal.timeout(20).onabort = () => console.log('ended'); setTimeout(() => process.exit(), 300)";
  const build = (...options: string[]) => spawnSync(process.execPath, [...options, "-e", code], { encoding: "utf8" });
  expect(build().stdout).toBe("ended\n");
  expect(build("--import", join(import.meta.dirname, "patience.ts")).stdout).toBe("");
});
