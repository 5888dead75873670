import { expect, onTestFinished, test } from "vitest";
import { allowMessages, newPage, startBrowser } from "../../tests/support/browser.ts";
import { checkoutOf, git } from "../../tests/support/checkout.ts";
import { editorSite, startEditor } from "../../tests/support/editor.ts";
import { longestTestMs } from "../../tests/support/time-limits.ts";
import { writePost } from "../../tests/support/write-post.ts";

/** A whole build, with the machine's other work beside it. */
const buildMs = 10 * 60_000;

startBrowser();

test(
  "a post is written and published in 25 clicks and keys, is one commit of one file, and visitors read it",
  async () => {
    allowMessages(/422/);
    const place = editorSite({ hasOwnBuilds: true });
    checkoutOf(place.root);
    git(place.root, "add", ".");
    git(place.root, "commit", "--quiet", "--allow-empty", "-m", "Pictures");
    const editor = await startEditor(place);
    onTestFinished(() => void editor.server.kill("SIGTERM"));
    const page = await newPage();
    await page.goto(editor.start, { timeout: longestTestMs });
    const counted = await writePost(page, "Counted and published");
    await counted.click(page.getByRole("button", { name: "Publish this post" }));
    await page.waitForURL("**/edit/publish", { timeout: longestTestMs });
    await counted.click(page.getByRole("button", { name: "Publish these changes" }));
    await page.getByRole("status").filter({ hasText: "Published: visitors see it now" }).waitFor({ timeout: buildMs });
    expect(counted.acts).toBeLessThan(25);
    expect(git(place.root, "show", "--name-only", "--format=", "HEAD").trim()).toBe(
      "content/blog/counted-and-published.md",
    );
    expect(git(place.root, "status", "--porcelain").trim()).toBe("");
    const visitor = await newPage();
    await visitor.goto(`${editor.origin}/blog/counted-and-published`);
    await visitor.getByRole("heading", { level: 1, name: "Counted and published" }).waitFor();
    await visitor.getByRole("heading", { level: 2, name: "A part" }).waitFor();
    await visitor.getByText("Blocks, counted once.").waitFor();
    await visitor.goto(`${editor.origin}/blog`);
    await visitor.getByRole("link", { name: "Counted and published" }).first().waitFor();
  },
  buildMs * 2,
);
