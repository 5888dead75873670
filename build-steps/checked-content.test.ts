import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkedContent, contentVariable, keepContent } from "./checked-content.ts";

test("a second process gets what the first one checked, and reads no file of the content", async () => {
  const content = JSON.parse('{"site":{"brand":"Kept"},"off":["/shop"]}');
  const file = join(mkdtempSync(join(tmpdir(), "studio-site-content-")), "content.json");
  keepContent(file, content);
  process.env[contentVariable] = file;
  onTestFinished(() => {
    delete process.env[contentVariable];
  });
  expect(await checkedContent({ root: "nowhere" })).toEqual(content);
});
