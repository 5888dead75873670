import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readScripts } from "../../build-steps/read-scripts.ts";

/** Writes the sources and reads them; two pages share a module that then comes with every page. */
function scriptsOf(sources: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), "scripts-"));
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), source);
  }
  const pages = Object.keys(sources).filter((name) => name.startsWith("app/routes/"));
  const { frame, ownersOf, isKeeping } = readScripts({
    root,
    always: [join(root, "app/root.tsx")],
    pages: pages.map((name) => join(root, name)),
    pagesThatShare: 3,
  });
  const short = (files: Iterable<string>) => [...files].map((file) => file.slice(root.length + 1)).sort();
  return {
    frame: short(frame),
    ownersOf: (name: string) => short(ownersOf(join(root, name))),
    isKeeping: (name: string) => isKeeping(join(root, name)),
  };
}

const sources = {
  "app/root.tsx": 'import { Header } from "./header.tsx";\nimport { readRoot } from "./root.server.ts";\n',
  "app/root.server.ts": "export const readRoot = () => 1;\n",
  "app/header.tsx": 'import type { Card } from "./card.tsx";\nexport const Header = () => null;\n',
  "app/card.tsx": 'import { Mark } from "#app/mark.tsx";\nexport const Card = Mark;\n',
  "app/mark.tsx": "export const Mark = () => null;\n",
  "app/band.tsx": 'import {\n  Mark,\n} from "#app/mark.tsx";\nexport const Band = Mark;\n',
  "app/state.ts": "let count = 0;\nexport const next = () => ++count;\n",
  "app/later.ts": 'import { next } from "./state.ts";\nexport const later = next;\n',
  "app/routes/a.tsx": 'import { Band } from "../band.tsx";\nimport { next } from "../state.ts";\n',
  "app/routes/b.tsx": 'import { Band } from "../band.tsx";\nimport { Card } from "../card.tsx";\n',
  "app/routes/c.tsx":
    'import { Band } from "../band.tsx";\nimport { Card } from "../card.tsx";\nvoid import("../later.ts");\n',
};

test("what the root or many pages import comes with every page, and all that it imports", () => {
  const { frame } = scriptsOf(sources);
  expect(frame).toEqual(expect.arrayContaining(["app/root.tsx", "app/header.tsx", "app/band.tsx", "app/mark.tsx"]));
  expect(frame).not.toContain("app/root.server.ts");
});

test("what two pages share belongs to both", () => {
  const { frame, ownersOf } = scriptsOf(sources);
  expect(frame).not.toContain("app/card.tsx");
  expect(ownersOf("app/card.tsx")).toEqual(["app/routes/b.tsx", "app/routes/c.tsx"]);
});

test("a module with state is recognised, so that it is never copied", () => {
  const { isKeeping } = scriptsOf(sources);
  expect(["app/state.ts", "app/later.ts", "app/band.tsx"].filter(isKeeping)).toEqual(["app/state.ts"]);
});
