import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type EditorServer, startEditor } from "../../tests/support/editor.ts";
import type { EngineName } from "../../tests/support/engines/engine.ts";
import { startVisitor, type Visitor } from "../../tests/support/engines/visitor.ts";
import { longestWaitMs } from "../../tests/support/time-limits.ts";
import { isLackAllowed, lackOf } from "../../tools/engines.ts";

const engines: EngineName[] = ["Chromium", "Firefox", "WebKit"];
const file = "content/pages/pricing.yaml";
const title = '[data-content="pages/pricing.yaml#bands.plans.heading"]';

describe.each(engines.map((name) => [lackOf(name) ? `${name}: ${lackOf(name)}` : name, name] as const))(
  "%s",
  (_, engine) => {
    const lack = lackOf(engine);
    if (lack && isLackAllowed) return test.skip(`skipped: ${lack}`);

    let editor: EditorServer;
    let visitor: Visitor;
    beforeAll(async () => {
      if (lack) throw new Error(lack);
      editor = await startEditor();
      visitor = await startVisitor(engine, editor.origin);
      const { pathname, search } = new URL(editor.start);
      await visitor.goTo(new URL(visitor.front.origin).origin + pathname + search);
    });
    afterAll(async () => {
      await visitor?.close();
      editor?.server.kill("SIGTERM");
    });
    afterEach(() => expect(visitor.takeMessages(), "messages that the test did not expect").toEqual([]));

    const text = () => editor.read(file) ?? "";
    const titleOf = (source: string) => /^ {4}heading: (.*)$/m.exec(source)?.[1];
    const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: longestWaitMs });
    const ofEditor = async (selector: string, words: string) => {
      const found = await visitor.run(
        (wanted, said) => {
          const found = document.querySelector("#site-editor")?.shadowRoot?.querySelectorAll<HTMLElement>(wanted) ?? [];
          const element = [...found].find((one) => one.textContent?.includes(said));
          return element ? { value: "value" in element ? String(element.value) : undefined } : undefined;
        },
        selector,
        words,
      );
      // Which WebDriver says where nothing is there.
      return found ?? undefined;
    };
    const press = (selector: string, words?: string) => visitor.click(selector, words, "#site-editor");
    const isSaid = (words: string) =>
      eventually(async () => (await ofEditor("[role=status]", words)) !== undefined).toBe(true);
    const open = async (hash = "") => {
      await visitor.goTo(`${visitor.front.origin}/edit/site/pricing?${Math.random()}${hash}`);
      // The panel that an address asks for takes the place of the bar's buttons.
      await eventually(async () => (await ofEditor(hash ? ".panel" : ".bar", "")) !== undefined).toBe(true);
    };
    const fill = async (address: string, words: string) => {
      await press(`[data-address="${address}"]`);
      await visitor.run((wanted) => {
        const shadow = document.querySelector("#site-editor")?.shadowRoot;
        shadow?.querySelector<HTMLInputElement>(`[data-address="${wanted}"]`)?.select();
      }, address);
      await visitor.write(words);
    };

    test("a sentence is edited on the page", async () => {
      await open();
      await visitor.click(title);
      await eventually(() =>
        visitor.run((at) => document.querySelector(at)?.hasAttribute("contenteditable"), title),
      ).toBe(true);
      await visitor.run(
        (at) => document.getSelection()?.selectAllChildren(document.querySelector(at) ?? document),
        title,
      );
      await visitor.write("Week by week.");
      await visitor.key("Enter");
      await isSaid("Draft saved");
      expect(titleOf(text())).toBe("Week by week.");
    });

    test("typing in the panel shows on the page and is saved", async () => {
      await open("#edit=pages/pricing.yaml#bands.plans.heading");
      await fill("pages/pricing.yaml#bands.plans.heading", "From the panel.");
      await isSaid("Draft saved");
      expect(titleOf(text())).toBe("From the panel.");
      await eventually(() => visitor.run((at) => document.querySelector(at)?.textContent, title)).toBe(
        "From the panel.",
      );
    });

    test("an error is shown at its field, also after a reload", async () => {
      await open("#edit=pages/pricing.yaml#bands.plans.lead");
      await fill("pages/pricing.yaml#bands.plans.lead", "See [x](/princing).");
      await isSaid("Saved as you typed it");
      await open("#edit=pages/pricing.yaml#bands.plans.lead");
      await eventually(async () => (await ofEditor(".problems li", "dead link")) !== undefined).toBe(true);
      expect((await ofEditor('[data-address="pages/pricing.yaml#bands.plans.lead"]', ""))?.value).toBe(
        "See [x](/princing).",
      );
      await press('[data-address="pages/pricing.yaml#bands.plans.lead"]');
      await visitor.key("Escape");
      await eventually(async () => (await ofEditor(".problems li", "")) === undefined).toBe(true);
      visitor.takeMessages(/422/);
    });

    test("an entry of a list is copied", async () => {
      const rows = () =>
        parse(text()).bands.find(({ role }: { role: string }) => role === "comparison").rows as unknown[];
      const count = rows().length;
      await open("#edit=pages/pricing.yaml#bands.comparison.rows.0");
      await press('[aria-label="Duplicate this entry"]');
      await isSaid("Copied");
      expect(rows()).toHaveLength(count + 1);
      expect(rows()[1]).toEqual(rows()[0]);
    });

    test("a draft is discarded and restored", async () => {
      const draft = text();
      await open("#edit=pages/pricing.yaml#bands.plans.heading");
      await press("button", "Discard draft");
      await press("button", "Discard all that is not published");
      await eventually(text).not.toBe(draft);
      await isSaid("Draft discarded");
      await press("button", "Undo");
      await isSaid("Undone");
      expect(text()).toBe(draft);
    });
  },
);
