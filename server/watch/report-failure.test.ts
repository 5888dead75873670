import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("what fails in a promise that nobody waits for is logged without its words, and the process goes on", () => {
  const program = `
    import { keepServing } from ${JSON.stringify(new URL("./report-failure.ts", import.meta.url).href)};
    keepServing();
    Promise.reject(Object.assign(new Error("ada@example.com"), { code: "ECONNREFUSED" }));
    setTimeout(() => console.log("still here"), 1);
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, "still here\n"]);
  expect(stderr).toBe("Something failed that nobody waited for: ECONNREFUSED\n");
});
