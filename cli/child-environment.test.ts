import { execFileSync } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";
import { childEnvironment } from "./child-environment.ts";

afterEach(() => vi.unstubAllEnvs());

test("a child gets the basics, what is named and its own variables, and nothing that an object inherits", () => {
  vi.stubEnv("SMTP_URL", "smtp://secret");
  vi.stubEnv("BASE_PATH", "/studio/");
  Object.assign(Object.prototype, { POLLUTED: "yes" });
  try {
    const env = childEnvironment((name) => name === "BASE_PATH", { CONTENT_DIR: "/site" });
    const seen = execFileSync("env", { env, encoding: "utf8" }).split("\n");
    expect(seen).toEqual(
      expect.arrayContaining(["BASE_PATH=/studio/", "CONTENT_DIR=/site", `PATH=${process.env.PATH}`]),
    );
    expect(seen.filter((line) => /^(POLLUTED|SMTP_URL)=/.test(line))).toEqual([]);
  } finally {
    Reflect.deleteProperty(Object.prototype, "POLLUTED");
  }
});
