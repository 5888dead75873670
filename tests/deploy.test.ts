import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const unit = "deploy/systemd/lodewright@.service";
const hasSystemd = !spawnSync("systemd-analyze", ["--version"]).error;

test.skipIf(!hasSystemd)("the unit of an instance leaves it little that it could do beyond serving", () => {
  const { stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", unit], { encoding: "utf8" });
  const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1];
  expect(Number(exposure)).toBeLessThanOrEqual(2);
});
