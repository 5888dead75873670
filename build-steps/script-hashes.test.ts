import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashesOf } from "./script-hashes.ts";

const hash = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

test("inline scripts are hashed once each; files and data blocks are not", () => {
  const html = `<script>one()</script><script type="module" async="">import "/a.js"</script><script>one()</script>
    <script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`;
  expect(hashesOf(html)).toEqual([hash("one()"), hash('import "/a.js"')]);
});
