import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../model/reading/read-content.server.ts";
import { createReadMemory } from "../model/reading/read-memory.server.ts";
import { copyWithLanguages, rewrite } from "../tests/support/content-copy.ts";
import { type Asked, commands } from "./translate/commands.ts";
import { parseCsv } from "./translate/parse-csv.ts";
import type { ExchangedText } from "./translate/texts.ts";

const frame = ["site.yaml", "controls.yaml"];
const page = "pages/security.yaml";

/** Unchanged files are not validated again. */
const memory = createReadMemory();

/** A site that also speaks French, and the commands in it. */
function frenchSite() {
  const root = copyWithLanguages("{ code: fr, name: Français }");
  return {
    root,
    translate: async (command: string, files: readonly string[] = [], more: Partial<Asked> = {}) =>
      (await commands[command]?.({ root, code: "fr", files, memory, ...more })) ?? { text: "" },
    pages: async () => (await readContent({ root, memory })).languages[0]?.pages ?? {},
  };
}

const inFrench = (text: string) => `Ceci est du français. ${text}`.slice(0, 160);

test("what is exported, translated and imported is read; the page is in the language as soon as one text is", async () => {
  const { root, translate, pages } = frenchSite();
  const file = join(root, "fr.json");
  const texts: ExchangedText[] = JSON.parse((await translate("export")).text);
  const wanted = (files: readonly string[]) => texts.filter(({ key }) => files.includes(key.split("#")[0] ?? ""));
  expect(texts.every(({ target }) => target === "")).toBe(true);
  expect((await translate("report", [page])).text).toMatch(/^pages\/security\.yaml: \d+ missing$/m);
  expect(await pages()).toEqual({});

  const put = async (given: readonly ExchangedText[], more: Partial<Asked>) => {
    writeFileSync(file, JSON.stringify(given.map((text) => ({ ...text, target: inFrench(text.source) }))));
    expect((await translate("import", [file], more)).text).toMatch(/^\d+ texts imported/);
  };
  await put(wanted([page]), { by: "machine" });
  expect((await translate("report", [page])).open).toBeGreaterThan(0);
  expect(await pages()).toEqual({ "/security": "partly" });

  await put(wanted(frame), { by: "human", reader: "Ada" });
  await translate("stamp", [page], { reader: "Ada" });
  expect(await pages()).toEqual({ "/security": "read" });
  expect((await translate("report", [page])).open).toBe(0);

  // A later change of the source makes a text outdated, and the page stays read.
  rewrite(join(root, "content", page), (source) => source.replace(/heading: You write/, "heading: You tell us"));
  expect((await translate("report", [page])).text).toContain("bands.steps.items.0.heading (outdated): You tell us");
  expect(await pages()).toEqual({ "/security": "read" });
});

test("a table comes back as it went, with commas, quotation marks and line ends", async () => {
  const { root, translate } = frenchSite();
  const [head, ...rows] = parseCsv((await translate("export", [page], { csv: true })).text);
  expect(head).toEqual(["key", "source", "target", "note"]);
  const said = 'Des "trous", et\npuis';
  const file = join(root, "fr.csv");
  const cells = [[`${page}#bands.hero.heading`, rows[2]?.[1] ?? "", said, ""]];
  const line = (row: readonly string[]) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  writeFileSync(file, [head ?? [], ...cells].map(line).join("\r\n"));
  await translate("import", [file]);
  const texts = parseCsv((await translate("export", [page], { csv: true })).text);
  expect(texts.find(([key]) => key === cells[0]?.[0])?.[2]).toBe(said);
});

test("an import that the check refuses, or that names an unknown text, writes nothing", async () => {
  const { root, translate } = frenchSite();
  const file = join(root, "fr.json");
  const own = join(root, "content/fr", page);
  const put = (key: string, target: string) => {
    writeFileSync(file, JSON.stringify([{ key: `${page}#${key}`, source: "", target }]));
    return translate("import", [file]);
  };
  await expect(put("head.description", "Court.")).rejects.toThrow("has 6 characters; write 50 to 170");
  await expect(put("head.titel", "Des trous")).rejects.toThrow(/Nothing is imported.*\n.*head\.titel/);
  expect(existsSync(own)).toBe(false);
  expect(existsSync(join(root, "content/fr/lock.yaml"))).toBe(false);
});

test("a text that is not translated is in no file", async () => {
  const { root, translate } = frenchSite();
  const file = join(root, "fr.json");
  writeFileSync(file, JSON.stringify([{ key: `${page}#head.title`, source: "Löcher", target: "Des trous" }]));
  await translate("import", [file]);
  expect(readFileSync(join(root, "content/fr", page), "utf8")).toBe("head:\n  title: Des trous\n");
});
