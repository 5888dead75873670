import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { axeFindings, cutOffFindings } from "../support/accessibility.ts";
import { allowMessages, newPage, startBrowser } from "../support/browser.ts";
import { rewrite } from "../support/content-copy.ts";
import { editingSession } from "../support/editing-session.ts";
import { discardDraft, said } from "../support/editor-pages.ts";
import { longestTestMs } from "../support/time-limits.ts";
import { textOn, tool, writePost } from "../support/write-post.ts";

startBrowser();

const session = editingSession();
afterEach(() => session().discard());

const post = "content/blog/z.md";
const source = () => session().editor.read(post) ?? "";
const bodyOf = (text: string) => text.replace(/^---[\s\S]*?\n---\n\n/, "");

const signedIn = (path: string) => session().open(path);
const fileOnDisk = () => join(session().editor.root, post);

/** Opens the post to write in, with the caret at the end of its first block. */
async function openText(query = ""): Promise<Page> {
  const page = await signedIn(`/edit/site/blog/z${query}#edit=blog/z.md`);
  await textOn(page).waitFor();
  const first = page.locator('edit-text [data-content="blog/z.md#body.0"]');
  await first.evaluate((block) => document.getSelection()?.setPosition(block, block.childNodes.length));
  return page;
}

/** The selected words, by keyboard. */
async function linkTo(page: Page, address: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+K");
  const field = page.locator("edit-tools").getByLabel("Where it leads");
  await field.fill(address);
  await field.press("Enter");
}

const words = "word ".repeat(120).trim();
const withBody = (body: string) => rewrite(fileOnDisk(), (text) => text.replace(bodyOf(text), () => body));

test("a new post is written, illustrated and ready to publish in 25 clicks and keys, without a file name", async () => {
  allowMessages(/422/);
  const page = await signedIn("/edit/site/blog");
  const counted = await writePost(page, "Counted in the browser");
  const shown = await page.getByRole("complementary", { name: "Edit" }).innerText();
  expect(shown).not.toMatch(/\.md\b|TODO|\bimgUrl\b/);
  await counted.click(page.getByRole("button", { name: "Preview link" }));
  const link = await page.getByLabel("Good for seven days").inputValue();
  const guest = await newPage();
  await guest.goto(link, { timeout: longestTestMs });
  await guest.getByText("Blocks, counted once.").waitFor();
  await counted.click(page.getByRole("button", { name: "Publish this post" }));
  await page.waitForURL("**/edit/publish");
  await page.getByRole("button", { name: "Publish these changes" }).waitFor();
  expect(counted.acts).toBeLessThan(25);
  const text = session().editor.read("content/blog/counted-in-the-browser.md") ?? "";
  expect(text).not.toMatch(/TODO|^draft:/m);
  expect(text).toContain("![A plate with blocks.](/images/");
  expect(text).toContain('"Blocks, counted once.")\n');
  expect(text).toContain("\n## A part\n\n- one\n- two\n\n");
});

test("a post that is not finished says what is missing, as ways to its fields", async () => {
  allowMessages(/422/);
  const page = await signedIn("/edit/site/blog");
  await page.getByRole("button", { name: "New post" }).click();
  await page.keyboard.insertText("Not finished");
  await page.keyboard.press("Enter");
  await textOn(page).waitFor({ timeout: longestTestMs });
  await page.keyboard.insertText("Too short.");
  await page.getByRole("button", { name: "Publish this post" }).click();
  const missing = page.getByRole("list", { name: "Before it can be published" });
  await missing.getByRole("button", { name: "The text: has 2 words; a note has 200 to 900" }).waitFor();
  await missing.getByRole("button", { name: /^One or two sentences.*: is not written yet$/ }).waitFor();
  allowMessages(/404/);
  await discardDraft(page);
  await page.waitForURL("**/edit");
  expect(session().editor.read("content/blog/not-finished.md")).toBeUndefined();
});

test("one block of a post is changed and saved, and every other byte of the file stays", async () => {
  const before = source();
  const [first = "", second = ""] = bodyOf(before).split("\n\n");
  const page = await openText();
  await page.keyboard.type(" And <b>more</b>.");
  await said(page, "Draft saved");
  expect(source()).toBe(before.replace(first, () => `${first} And \\<b>more\\</b>.`));
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("Between.");
  await expect.poll(source).toBe(before.replace(first, () => `${first} And \\<b>more\\</b>.\n\nBetween.`));
  const blocks = page.locator('edit-text [data-content^="blog/z.md#body."]');
  expect(await blocks.nth(1).textContent()).toBe("Between.");
  expect(await blocks.nth(2).textContent()).toBe(second);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await said(page, "Undone");
  await expect.poll(() => blocks.nth(1).textContent()).toBe(second);
  expect(source()).toBe(before);
});

test("a click on a word of the page puts the caret there", async () => {
  withBody(`${words}\n\nHere stands a sentence.\n\n${words}\n`);
  const page = await signedIn("/edit/site/blog/z?click");
  const { x, y } = await page.locator('[data-content="blog/z.md#body.1"]').evaluate((block) => {
    block.scrollIntoView({ block: "center", behavior: "instant" });
    const range = document.createRange();
    range.setStart(block.firstChild ?? block, "Here stands".length);
    range.collapse(true);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left, y: top + height / 2 };
  });
  await page.mouse.click(x, y);
  await page.locator('edit-text [data-content="blog/z.md#body.1"]').waitFor();
  await page.keyboard.insertText(" still");
  await expect.poll(source).toContain("\n\nHere stands still a sentence.\n\n");
});

test("a footnote is put in, and goes with its mark; a heading, a link and a table are made by their buttons", async () => {
  allowMessages(/422/);
  const before = source();
  const page = await openText("?tools");
  await tool(page, "Footnote").click();
  await page.keyboard.insertText("So said a note.");
  await said(page, "Draft saved");
  await expect.poll(source).toContain("[^1]\n\n");
  expect(source()).toMatch(/\n\n\[\^1\]: So said a note\.\n$/);
  for (let letter = 0; letter <= "So said a note.".length; letter++) await page.keyboard.press("Backspace");
  await expect.poll(source).toBe(before);
  await page.keyboard.press("Enter");
  await tool(page, "Heading").click();
  await page.keyboard.insertText("Prices");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("ask");
  await page.keyboard.press("Shift+Home");
  await linkTo(page, "/contact");
  await page.keyboard.press("End");
  await tool(page, "Table").click();
  await page.keyboard.insertText("Day");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("Cups");
  await tool(page, "Remove row").waitFor();
  await expect.poll(source).toContain("\n\n## Prices\n\n[ask](/contact)\n\n| Day | Cups | |\n| --- | --- | --- |\n");
});

test("what the check refuses is kept as it was typed, shown above the text and published by nobody", async () => {
  allowMessages(/422/);
  const page = await openText("?refused");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("nowhere");
  await page.keyboard.press("Shift+Home");
  await linkTo(page, "javascript:alert(1)");
  await said(page, "Saved as you typed it");
  await page.locator("edit-tools .problems li").first().waitFor();
  await page.locator('edit-text [data-unsound][data-content="blog/z.md#body.1"]').waitFor();
  expect(source()).not.toContain("javascript");
  await page.reload();
  await page.locator('edit-text a[href^="javascript"]').waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("is saved as you typed it").waitFor();
});

test("somebody else's change of the same text is shown, and its editor takes one of the two", async () => {
  allowMessages(/409/);
  const before = readFileSync(fileOnDisk(), "utf8");
  for (const choice of ["Take theirs", "Take mine"]) {
    rewrite(fileOnDisk(), () => before);
    const page = await openText(`?${choice.slice(-4)}`);
    rewrite(fileOnDisk(), (text) => text.replace(bodyOf(text), () => `By hand. ${bodyOf(text)}`));
    await page.keyboard.insertText(" Mine.");
    await page.locator("edit-tools").getByText("Somebody else has changed this text meanwhile.").waitFor();
    expect(bodyOf(source())).toMatch(/^By hand\. /);
    await tool(page, choice).click();
    const first = page.locator('edit-text [data-content="blog/z.md#body.0"]');
    if (choice === "Take theirs") await first.filter({ hasText: "By hand." }).waitFor();
    else await expect.poll(() => bodyOf(source())).toMatch(/^(?!By hand).* Mine\.\n/);
    await expect.poll(() => page.locator("edit-tools .problems").count()).toBe(0);
  }
  rewrite(fileOnDisk(), () => before);
});

/** What the three were pasted from says the same; the samples are made by hand, after what each program writes. */
const pasted = (from: string) => `## From ${from}

We tried **two** good ways[^1], see [here](https://example.org/ways).

1. First
   - Inner
2. Second

| **Both** | | Third |
| --- | --- | --- |
| Tall | a b | c |
| | d | e |

`;

async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await textOn(page).evaluate((text, clipboard) => {
    const clipboardData = new DataTransfer();
    for (const [type, words] of Object.entries(clipboard)) clipboardData.setData(type, words);
    text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

test.each([
  ["Word", "word"],
  ["Docs", "google-docs"],
  ["LibreOffice", "libreoffice"],
])("what is pasted from %s arrives clean", async (from, name) => {
  withBody(`${words}\n\n${words}\n`);
  const page = await openText(`?${name}`);
  await page.keyboard.press("Enter");
  const sample = readFileSync(join(import.meta.dirname, `../support/clipboard/${name}.txt`), "utf8");
  await paste(page, { "text/html": sample, "text/plain": "unused" });
  await said(page, "Left out: a picture");
  await expect.poll(() => bodyOf(source())).toBe(`${words}\n\n${pasted(from)}${words}\n\n[^1]: Both in one week.\n`);
});

test("pasted code of a page is left out in words, and pasted plain text with markup is text", async () => {
  withBody(`${words}\n\n${words}\n`);
  const page = await openText("?code");
  await page.keyboard.press("Enter");
  const hostile =
    '<p onclick="alert(1)">Kept <a href="javascript:alert(1)">words</a></p><script>alert(1)</script><iframe src="/"></iframe><form><button>x</button></form>';
  await paste(page, { "text/html": hostile });
  await said(page, "Left out: code of a page");
  await paste(page, { "text/plain": "<script>alert(1)</script>" });
  await expect.poll(() => bodyOf(source())).toBe(`${words}\n\nKept words\\<script>alert(1)\\</script>\n\n${words}\n`);
});

test("the tools are used by keyboard, and nothing is cut off or unnamed at 768 and 320 px", async () => {
  // Axe measures with a style of its own.
  allowMessages(/Applying inline style/);
  const page = await openText("?keyboard");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => tool(page, "Bold").evaluate((button) => button.matches(":focus"))).toBe(true);
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await axeFindings(page, `writing at ${width}`, "edit-tools");
    expect([...found, ...(await cutOffFindings(page, `writing at ${width}`))]).toEqual([]);
  }
});
