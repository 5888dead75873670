import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { accountsOn } from "../../tests/support/accounts.ts";
import { allowMessages, newPage, startBrowser } from "../../tests/support/browser.ts";
import { checkoutOf, git } from "../../tests/support/checkout.ts";
import { editorSite } from "../../tests/support/editor.ts";
import { expectReadable, said, uploadPortrait } from "../../tests/support/editor-pages.ts";
import { startServer } from "../../tests/support/servers.ts";
import { longestTestMs } from "../../tests/support/time-limits.ts";

/** A whole build, with the machine's other work beside it. */
const buildMs = 10 * 60_000;

startBrowser();

/** Requests pages without pause, as visitors do, until it is stopped. */
function visit(origin: string) {
  const seen = { count: 0, failures: [] as string[], isOver: false };
  const ended = (async () => {
    for (let turn = 0; !seen.isOver; turn++) {
      const path = ["/", "/pricing", "/terms", "/search?q=a", "/about-us.data"][turn % 5] ?? "/";
      const answer = await fetch(origin + path).then(
        async (response) => (await response.text()) && `${response.status}`,
        (error: Error) => String(error.cause ?? error),
      );
      seen.count++;
      if (answer !== "200") seen.failures.push(`${path}: ${answer}`);
    }
  })();
  const stop = () => {
    seen.isOver = true;
    return ended;
  };
  return { seen, stop };
}

test("a reviewed draft is built and published while visitors browse, and a former version is restored", async () => {
  // Axe measures with a style of its own.
  allowMessages(/Applying inline style/);
  const place = editorSite({ hasOwnBuilds: true });
  checkoutOf(place.root);
  git(place.root, "add", ".");
  git(place.root, "commit", "--quiet", "-m", "Pictures");
  const env = { ...place.env, EDITING: "on" };
  const { server, address: origin } = await startServer(env);
  onTestFinished(() => void server.kill("SIGTERM"));
  const accounts = accountsOn(env, origin);
  const openAs = async (cookie: string, path: string) => {
    const [name = "", value = ""] = cookie.split("=");
    const page = await newPage();
    await page.context().addCookies([{ name, value, url: origin }]);
    // The server's first page also reads the whole site.
    await page.goto(origin + path, { timeout: longestTestMs });
    return page;
  };
  const wren = await accounts.join("wren@example.com", "writer", "Wren");
  const edith = await accounts.join("edith@example.com", "editor", "Edith");
  const pricing = readFileSync(join(place.root, "content/pages/pricing.yaml"), "utf8");
  const before = /^ {4}heading: (.*)$/m.exec(pricing)?.[1] ?? "";
  const person = readdirSync(join(place.root, "content/people"))[0]?.replace(".yaml", "") ?? "";

  const writer = await openAs(wren, "/edit/site/pricing#edit=pages/pricing.yaml#bands.plans.heading");
  const field = writer.locator('[data-address="pages/pricing.yaml#bands.plans.heading"]');
  await field.fill("Words to publish.");
  await field.press("Tab");
  await said(writer, "Draft saved");
  await uploadPortrait(writer, origin, person);
  await writer.goto(`${origin}/edit/publish`);
  expect(writer.url()).toBe(`${origin}/edit/review`);
  await writer.getByLabel("What is it about").fill("A heading and a portrait");
  await writer.getByRole("button", { name: "Ask for a review" }).click();
  await writer.getByRole("button", { name: "Ask again" }).waitFor();
  await expectReadable(writer, "one's own review");

  const reader = await openAs(edith, "/edit");
  await expectReadable(reader, "the list of everything");
  await reader.getByRole("link", { name: "The draft of Wren" }).click();
  await reader.locator("ins").filter({ hasText: "publish" }).waitFor();
  await reader.getByLabel("A comment").fill("Good; I take the portrait too.");
  await reader.getByRole("button", { name: "Comment" }).click();
  await reader.getByText("Good; I take the portrait too.").waitFor();
  await expectReadable(reader, "somebody's review");
  await writer.reload();
  await writer.getByText("Good; I take the portrait too.").waitFor();
  await reader.getByRole("button", { name: "Take it into my draft" }).click();
  await reader.waitForURL("**/edit/publish");
  await expectReadable(reader, "what is to be published");

  const side = (name: string) => reader.frameLocator(`iframe[title="${name}"]`);
  await reader.getByRole("link", { name: `Side by side content/people/${person}.yaml` }).click();
  const portrait = side("As it will be").locator('main img[src$="/edit/pictures/my-photo.webp"]').first();
  await expect.poll(() => portrait.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(900);
  expect(await side("As it is").locator('img[src*="my-photo"]').count()).toBe(0);
  await reader.getByRole("link", { name: "Back to the changes" }).click();
  await reader.getByRole("link", { name: "Side by side content/pages/pricing.yaml" }).click();
  await side("As it will be").getByRole("heading", { level: 1, name: "Words to publish." }).waitFor();
  expect(await side("As it is").getByRole("heading", { level: 1 }).textContent()).toBe(before);
  await reader.getByRole("link", { name: "Back to the changes" }).click();

  const inBuild: string = (await (await fetch(`${origin}/builds/latest.json`)).json()).id;
  await reader.getByLabel("What changed").fill("Another heading");
  const visitor = await newPage();
  await visitor.goto(`${origin}/pricing`);
  // The one script that differs names its release, and so its compressed length may differ by a byte.
  const served = async (path: string) => {
    const response = await fetch(origin + path);
    const headers = [...response.headers].filter(
      ([name]) => !["content-length", "date", "etag", "last-modified", "x-request-id"].includes(name),
    );
    const kept = headers.map(([name, value]) => [name, value.replaceAll(/'sha256-[^']+'/g, "its scripts")]);
    return { kept, text: (await response.text()).replaceAll(/\d{14}-[\da-f]{6}/g, "release") };
  };
  const untouched = await served("/terms");
  const others = visit(origin);
  await reader.getByRole("button", { name: "Publish these changes" }).click();
  await reader.getByRole("heading", { name: "Publishing “Another heading”" }).waitFor();
  await reader.locator(".steps li", { hasText: "Build the site" }).getByText("under way").waitFor();
  const live = reader.getByRole("status").filter({ hasText: "Published: visitors see it now" });
  await live.waitFor({ timeout: buildMs });
  expect((await visitor.reload())?.status()).toBe(200);
  expect(await visitor.getByRole("heading", { level: 1 }).textContent()).toBe("Words to publish.");
  await others.stop();
  expect(others.seen.failures).toEqual([]);
  expect(await served("/terms")).toEqual(untouched);
  await visitor.goto(`${origin}/team/${person}`);
  const picture = visitor.locator('main img[src*="my-photo"]').first();
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  const kept = (await (await fetch(`${origin}/builds/latest.json`)).json()).id;
  expect(kept).not.toBe(inBuild);
  expect((await fetch(`${origin}/builds/meta/${inBuild}.json`)).status).toBe(200);
  expect(git(place.root, "log", "-1", "--format=%s %an")).toBe("Another heading Edith\n");
  const written = ["content/pages/pricing.yaml", `content/people/${person}.yaml`, "public/images/my-photo.webp"];
  expect(git(place.root, "show", "--format=", "--name-only", "HEAD").trim().split("\n")).toEqual(written);
  expect(git(place.root, "status", "--porcelain")).toBe("");

  // As `npm start` does.
  execFileSync(process.execPath, ["build-steps/build.ts", "--if-stale"], { env });
  expect(readFileSync(join(place.folder, "build/current"), "utf8").trim()).toBe(kept);

  await reader.goto(`${origin}/edit/history?file=content/pages/pricing.yaml`);
  await expectReadable(reader, "the history of a file");
  await reader.getByRole("button", { name: /^Restore/ }).click();
  await said(reader, "That version is in the draft now.");
  await reader.goto(`${origin}/edit/site/pricing`);
  const heading = reader.locator('[data-content="pages/pricing.yaml#bands.plans.heading"]');
  await expect.poll(async () => (await reader.reload()) && heading.textContent()).toBe(before);
});
