import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { openStore } from "../database/store.ts";
import { contentProblemsPage } from "../development/content-problems-page.ts";
import { keepNote } from "../enquiries/staff-note.ts";
import { accountPage, codesPage, signInPage, welcomePage } from "./accounts/account-pages.ts";
import { collectionsPage } from "./collections-page.ts";
import { comparePage, devicePreviewPage } from "./device-preview-page.ts";
import { openSiteFolder } from "./edited-site.ts";
import { historyPage, publishPage } from "./history-pages.ts";
import { htmlResponse } from "./html-response.ts";
import type { Html } from "./own-page.ts";
import { problemsPage } from "./problems-page.ts";
import { publicationSection } from "./publishing/publication-page.ts";
import { reviewNotes, reviewPage } from "./reviews/review-pages.ts";

const hostile = `Eve"'<img src=y onerror=alert(1)>&amp;`;
const escaped = "Eve&quot;&#39;&lt;img src=y onerror=alert(1)&gt;&amp;amp;";
const time = "2026-11-23T09:00:00.000Z";
const own = { basePath: "/studio/", formToken: hostile, standing: { undo: 1, changed: 1, held: [hostile] } };
const problem = { file: hostile, field: hostile, reason: hostile };
const changes = [{ file: `content/${hostile}`, words: `[-${hostile}-] {+${hostile}+} ${hostile}` }];
const review = { editor: "K1", name: hostile, words: hostile, asked_at: time, comments: 1 };
const comments = [{ name: hostile, words: hostile, said_at: time }];
const account = { ...own, name: hostile, role: hostile, problem: hostile };
const passkey = { editor: "K1", public_key: "", counter: 0, transports: "", created_at: time, used_at: null };
const session = { editor: "K1", browser: hostile, started_at: time, seen_at: time };
const publication = {
  ...{ id: "K2", editor: "K1", author_name: hostile, author_email: "", title: hostile, said: `${hostile}: 1 of 2` },
  ...{ due_at: time, lock: null, holder: "", lease_until: "", version: null, release: "", files: "" },
  ...{ begun_at: time, ended_at: time },
};

function sectionOf(state: "running" | "failed" | "live", editor: string): Html {
  const latest = { ...publication, state };
  const waiting = { ...publication, state: "waiting" } as const;
  return publicationSection({ latest, steps: ["check"], waiting, isShared: false, basePath: "/", editor });
}

const pathOf = () => `/${hostile}`;

function publishing(section: Html): Html {
  const state = { isCheckout: true, previews: 1, section, isBusy: false, mayPublish: true, pathOf };
  return publishPage({ changes, problems: [], ...state }, own);
}

async function listOfAll(): Promise<Html> {
  const reading = await openSiteFolder(fixtureSite).withDraft().now();
  const { content } = reading;
  if (!content) throw new Error("the fixture site is not sound");
  const people = content.people.map((person) => ({ ...person, name: hostile }));
  const facts = content.facts.map((fact) => ({ ...fact, claim: hostile }));
  const notes = reviewNotes([review], "K3", own.basePath);
  return collectionsPage({ ...own, reading, content: { ...content, people, facts }, notes });
}

const pages: [string, () => Html | Promise<Html>][] = [
  ["the list of all content", listOfAll],
  ["mistakes of the content", () => problemsPage({ ...own, problems: [problem] })],
  [
    "the history of a file",
    () => {
      const commit = { hash: hostile, name: hostile, date: "2026-11-23T09:00:00+01:00", subject: hostile };
      const version = { commit, diff: `[-${hostile}-]` };
      return historyPage(hostile, [version, version], own);
    },
  ],
  ["what is to be published", () => publishing(sectionOf("running", "K1"))],
  ["what was not published", () => publishing(sectionOf("failed", "K1"))],
  ["what somebody else has published", () => publishing(sectionOf("live", "K3"))],
  [
    "what cannot be published",
    () =>
      publishPage(
        {
          ...{ changes, problems: [problem], isCheckout: false, previews: 0 },
          ...{ section: sectionOf("live", "K1"), isBusy: false, mayPublish: true, pathOf },
        },
        own,
      ),
  ],
  ["somebody's draft", () => reviewPage({ ...own, draft: hostile, name: hostile, review, changes, comments })],
  ["one's own draft", () => reviewPage({ ...own, draft: hostile, name: "", review, changes, comments })],
  ["a page at other widths", () => devicePreviewPage({ ...own, path: hostile })],
  ["a page before and after", () => comparePage({ ...own, path: hostile })],
  ["sign-in", () => signInPage({ ...own, email: hostile, problem: hostile })],
  [
    "an invitation",
    () =>
      welcomePage({ ...own, email: hostile, name: hostile, problem: hostile, totp: { secret: hostile, address: "a" } }),
  ],
  ["recovery codes", () => codesPage({ ...own, codes: [hostile] })],
  [
    "one's account",
    () =>
      accountPage({
        ...{ ...account, session: hostile, hasPassword: true, codesLeft: 1 },
        ...{ passkeys: [{ ...passkey, id: hostile, name: hostile }], sessions: [{ ...session, key: hostile }] },
      }),
  ],
];

function expectEscaped(page: string): void {
  expect(page).toContain(escaped);
  expect(page).not.toMatch(/Eve["']|"'|<img/);
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page).toMatch(/<title>[^<]+<\/title>/);
  expect(page).not.toMatch(/ style=/);
}

test.each(pages)("markup in what people entered stays text: %s", async (_, page) => {
  expectEscaped(await (await htmlResponse(await page())).text());
});

test("markup in what people entered stays text: mistakes in development", async () => {
  const server = createServer((_, outgoing) => contentProblemsPage(outgoing, [problem], "/"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(response.status).toBe(503);
  expectEscaped(await response.text());
});

test("markup in what people entered stays text: a mail to staff", async () => {
  const { database } = await openStore({ dataFolder: mkdtempSync(join(tmpdir(), "studio-site-note-")) });
  onTestFinished(() => database.destroy());
  await keepNote(database, {
    to: "ada@example.com",
    subject: "A draft",
    words: hostile,
    link: `https://a/?${hostile}`,
  });
  const { payload } = await database.selectFrom("outbox").select("payload").executeTakeFirstOrThrow();
  expect(JSON.parse(payload).html).toBe(
    `<p>${escaped}</p><p><a href="https://a/?${escaped}">https://a/?${escaped}</a></p>`,
  );
});
