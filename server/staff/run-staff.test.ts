import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "#shared/receiving.ts";
import { receivingOn, sampleEnquiry, sampleOrder, withoutFormToken } from "../../tests/support/enquiries.ts";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { type PostgresServer, startPostgres } from "../../tests/support/postgres.ts";
import { openStore, type Store } from "../database/store.ts";
import { openFileFolder } from "../files/file-folder.ts";
import { runStaff } from "./run-staff.ts";
import type { ServicePlaces } from "./service-settings.ts";

const day = 86_400_000;
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const noService: ServicePlaces = { settings: "/nowhere/studio-site.env", data: "/nowhere/studio-site" };

/** Runs the staff command and collects its output. */
async function staffWith(words: string[], env: NodeJS.ProcessEnv, service = noService) {
  const said = { out: "", err: "" };
  const into = (name: "out" | "err") =>
    new Writable({
      write(chunk, _, done) {
        said[name] += chunk;
        done();
      },
    });
  const code = await runStaff(words, { env, service, out: into("out"), err: into("err") });
  return { code, ...said };
}

const referenceOf = (outcome: Outcome) => (outcome.kind === "received" ? outcome.reference : outcome.kind);

describe.each(["sqlite", "postgres"])("on %s, while the server has it open,", (kind) => {
  let store: Store;
  let env: NodeJS.ProcessEnv;
  let databases = 0;
  const staff = (...words: string[]) => staffWith(words, env);
  const send = async (changes: Partial<typeof sampleEnquiry> = {}, daysAgo = 0) => {
    const receiving = receivingOn(store, { now: () => Date.now() - daysAgo * day });
    return referenceOf(await receiving.receiveEnquiry({ ...sampleEnquiry, ...changes }, withoutFormToken));
  };

  beforeEach(async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-staff-"));
    const databaseUrl = kind === "postgres" ? await postgres.createDatabase(`staff_${databases++}`) : undefined;
    env = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? "", CONTENT_DIR: fixtureSite };
    store = await openStore({ databaseUrl, dataFolder });
    return () => store.database.destroy();
  });

  test("enquiries are listed, found, paged, shown and marked", async () => {
    const old = await send({ company: "Oldest" }, 40);
    const marked = await send(
      { name: "Bea", email: "bea@example.com", message: "A very particular kind of crane." },
      2,
    );
    const order = referenceOf(await receivingOn(store).receiveOrder(sampleOrder, withoutFormToken));
    expect((await staff("mark", marked.toLowerCase(), "done")).out).toBe(`${marked} is done.\n`);
    const since = new Date(Date.now() - 10 * day).toISOString().slice(0, 10);
    const found = async (...words: string[]) => {
      const listed: { reference: string }[] = JSON.parse((await staff("list", "--json", ...words)).out);
      return listed.map(({ reference }) => reference);
    };
    expect(await found()).toEqual([order, marked, old]);
    expect(await found("--kind", "order")).toEqual([order]);
    expect(await found("--since", since)).toEqual([order, marked]);
    for (const words of [
      ["--state", "done"],
      ["--email", "BEA@example.com"],
      ["--search", "very PARTICULAR"],
      ["--limit", "1", "--page", "2"],
    ]) {
      expect(await found(...words)).toEqual([marked]);
    }
    expect((await staff("list", "--limit", "2")).out).toContain("3 in all, page 1 of 2");
    const shown = JSON.parse((await staff("show", order, "--json")).out);
    expect(shown).toMatchObject({ kind: "order", total: 58, lines: [{ id: 1, quantity: 2 }] });
    expect(shown.messages).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
    expect(JSON.stringify(shown)).not.toContain("view_key");
  });

  test("a search finds what was written, in any spelling, and never how it is stored", async () => {
    const wanted = await send({
      name: "ÉMILE Großmüller",
      company: "Ｋiln",
      message: "100% sure of a co-op,\n“quoted”",
    });
    await send({ name: "Somebody Else", message: "A thousand times 1000 of them." });
    const found = async (search: string) => {
      const listed: { reference: string }[] = JSON.parse((await staff("list", "--json", "--search", search)).out);
      return listed.map(({ reference }) => reference);
    };
    for (const words of [
      "Émile",
      "émile",
      "emile",
      "E\u0301MILE",
      "grossmuller",
      "GROẞMÜLLER",
      "kiln",
      "coop",
      "co-op",
    ])
      expect([words, await found(words)]).toEqual([words, [wanted]]);
    for (const words of ["100%", "sure co-op", "“quoted”", "emile sure", wanted.toLowerCase()])
      expect([words, await found(words)]).toEqual([words, [wanted]]);
    for (const words of ["_", "message", "consent", "100_", "\\n", '"'])
      expect([words, await found(words)]).toEqual([words, []]);
    expect((await staff("list", "--search", "emile")).out).toContain("1 in all, page 1 of 1");
    expect((await staff("export", "--search", "emile")).err).toBe("1 exported\n");
  });

  test("nothing that was stored forges a row or reaches the terminal as anything but signs", async () => {
    const name = "Bea\nLW-7K3Q-2M  2026-11-22 10:00  order\u001b[2J\u202e\u2028\u0085";
    const reference = await send({ name, company: name, message: `Two lines,\nand a forged one:\r${name}` });
    const listed = await staff("list");
    expect(listed.out.trimEnd().split("\n")).toHaveLength(2);
    const shown = await staff("show", reference);
    const json = await staff("list", "--json");
    const exported = await staff("export", "--format", "json");
    for (const { out } of [listed, shown, json, exported]) {
      expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
    }
    for (const line of shown.out.trimEnd().split("\n")) expect(line).toMatch(/^( {2}|\w+: )/);
    for (const { out } of [json, exported]) expect(JSON.parse(out)).toMatchObject([{ name, company: name }]);
  });

  test("words from right to left keep their direction to themselves in a list, and their bytes in exports", async () => {
    const name = "دار النشر";
    const reference = await send({ name, message: `${name} needs a port of its game.\nSecond line.` });
    await send({ name: "Bea" });
    const lines = (await staff("list")).out.split("\n").slice(0, 2);
    expect(lines.some((line) => line.includes(`\u2068${name}\u2069`))).toBe(true);
    const ends = lines.map((line) => line.replace(/[\u2068\u2069]/g, "").indexOf("Ada@Example.com".toLowerCase()));
    expect(new Set(ends).size).toBe(1);
    expect((await staff("show", reference)).out).toContain(
      `message: \u2068${name} needs a port of its game.\u2069\n  Second`,
    );
    for (const { out } of [await staff("export"), await staff("export", "--format", "json")]) {
      expect(out).toContain(name);
      expect(out).not.toMatch(/\p{Bidi_Control}/u);
    }
  });

  test("staff see which enquiries got no copy because the mailbox had its mails for the day", async () => {
    const references = [await send({ company: "1" }), await send({ company: "2" }), await send({ company: "3" })];
    const shown = [];
    for (const reference of references) shown.push(JSON.parse((await staff("show", reference, "--json")).out));
    expect(shown.map(({ copy, messages }) => [copy, messages.length])).toEqual([
      ["mailed", 2],
      ["mailed", 2],
      ["held", 1],
    ]);
    expect((await staff("show", references[2] ?? "")).out).toContain("copy: held");
  });

  test("exports are whole, in order, and harmless in a spreadsheet", async () => {
    const first = await send(
      { name: "=HYPERLINK(1)", company: '+49 "x", y', message: "Two\nlines of a long text." },
      1,
    );
    const second = await send({ name: "Bea" });
    const csv = await staff("export");
    const [head, ...lines] = csv.out.trimEnd().split("\r\n");
    expect(head).toContain('"reference","kind","receivedAt"');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`"${first}"`);
    expect(lines[0]).toContain(`"'=HYPERLINK(1)"`);
    expect(lines[0]).toContain(`"'+49 ""x"", y"`);
    expect(csv.err).toContain("2 exported");
    const file = join(env.DATA_DIR ?? "", "out.json");
    await staff("export", "--format", "json", "--out", file);
    const objects: { reference: string }[] = JSON.parse(readFileSync(file, "utf8"));
    expect(objects.map(({ reference }) => reference)).toEqual([first, second]);
    expect((await staff("export", "--format", "json", "--state", "spam")).out).toBe("[]\n");
    expect((await staff("export", "--state", "spam")).out).toBe(`${head}\r\n`);
    expect((await staff("export", "--kind", "newsletter")).out).toBe('\uFEFF"email","state","since","stopPath"\r\n');
    expect(csv.out.startsWith("\uFEFF")).toBe(true);
  });

  test("a person is erased everywhere, also from the database's files", async () => {
    const hers = await send({ email: "Erase.Me@example.com" });
    await receivingOn(store).subscribe("erase.me@example.com", withoutFormToken);
    const mention = await send({ message: "Please ask erase.me@example.com about it, she knows." });
    const whatIsHers = { enquiries: [hers], files: 0, messages: 3, subscriptions: 1, mentions: [mention] };
    const rehearsed = await staff("erase", "erase.me@example.com", "--dry-run", "--json");
    expect(JSON.parse(rehearsed.out)).toEqual(whatIsHers);
    expect((await staff("show", hers)).code).toBe(0);
    const erased = JSON.parse((await staff("erase", "ERASE.ME@example.com", "--json")).out);
    expect(erased).toEqual(whatIsHers);
    expect((await staff("erase", "erase.me@example.com")).out).toContain("Erased 0 enquiries");
    await staff("erase", "ada@example.com");
    for (const table of ["enquiry", "subscriber", "outbox", "recipient"] as const) {
      expect(await store.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const sendings = await store.database.selectFrom("sending").select("reference").execute();
    expect(sendings.map(({ reference }) => reference)).not.toContain(hers);
    for (const name of readdirSync(env.DATA_DIR ?? "")) {
      expect(readFileSync(join(env.DATA_DIR ?? "", name), "latin1").toLowerCase()).not.toContain("erase.me");
    }
  });

  test("files go with their enquiry: named, linked for seven days, and removed from the disk", async () => {
    const root = join(env.DATA_DIR ?? "", "files");
    const files = openFileFolder(root);
    const withFile = async (email: string, daysAgo = 0) => {
      const folder = await files.begin();
      writeFileSync(files.placeOf("incoming", folder, 0), "%PDF-");
      const file = { name: "A plan.pdf", type: "application/pdf", bytes: 5, hash: "h" };
      const posted = {
        upload: { folder, files: [file] },
        filesProblem: undefined,
        isTooLarge: false,
        refusal: undefined,
      };
      const receiving = receivingOn(store, { folder: files, now: () => Date.now() - daysAgo * day });
      const outcome = await receiving.receiveEnquiry({ ...sampleEnquiry, email }, { ...withoutFormToken, posted });
      return referenceOf(outcome);
    };
    const onDisk = () => readdirSync(join(root, "kept"));
    const reference = await withFile("ada@example.com");
    await withFile("old@example.com", 3000);
    expect(onDisk()).toHaveLength(2);
    const [listed] = JSON.parse((await staff("files", reference, "--json")).out);
    expect([listed.name, listed.bytes, readFileSync(listed.place, "utf8")]).toEqual(["A plan.pdf", 5, "%PDF-"]);
    expect(listed.url).toMatch(/^https:\/\/.*\/files\/[\w-]{22}\?until=\d+&k=[\w-]{22}$/);
    expect((await staff("files", reference)).out).toContain("A plan.pdf, 1 KB");
    expect((await staff("files", await send())).out).toContain("No files");
    expect((await staff("files", "LW-0000-00")).code).toBe(1);
    await staff("purge");
    expect(onDisk()).toHaveLength(1);
    expect(JSON.parse((await staff("erase", "ada@example.com", "--dry-run", "--json")).out).files).toBe(1);
    expect(onDisk()).toHaveLength(1);
    await staff("erase", "ada@example.com");
    expect(onDisk()).toEqual([]);
    expect(await store.database.selectFrom("enquiry_file").selectAll().execute()).toEqual([]);
  });

  test("what is answered in time, late or forgotten is counted, and what is late is listed", async () => {
    const [intime, toolate, forgotten] = [
      await send(),
      await send({ company: "Late" }, 30),
      await send({ company: "Forgotten" }, 31),
    ];
    const paper = { campaign: { source: "paper" }, pages: ["/team", "/contact"] };
    const led = await send({ company: "Led", source: paper }, 32);
    await send({ company: "Found", source: { from: "search.example", pages: ["/"] } });
    for (const reference of [intime, toolate]) expect((await staff("answered", reference)).code).toBe(0);
    await staff("mark", led, "done");
    const late = JSON.parse((await staff("late", "--json")).out);
    expect(late.map(({ reference }: { reference: string }) => reference)).toEqual([forgotten]);
    expect((await staff("late")).out).toMatch(/^LW-\S+ +due \d{4}-\d\d-\d\d /);
    const stats = JSON.parse((await staff("stats", "--json")).out);
    expect(stats).toMatchObject({
      bySource: { unknown: 3, paper: 1, "search.example": 1 },
      byPage: { "/team": 1, "/": 1 },
      byService: { "not-sure": 5 },
      answers: { "in time": 1, late: 3, waiting: 1 },
    });
    expect((await staff("stats")).out).toMatch(/promised answers +3 late/);
    expect((await staff("answered", "LW-0000-00")).code).toBe(1);
  });

  test("messages that failed are listed with their ids, and one of them is sent again", async () => {
    const reference = await send();
    expect((await staff("undelivered")).out).toContain("Nothing is undelivered");
    const failed = { state: "dead", problem: "550", attempts: 9 } as const;
    await store.database.updateTable("outbox").set(failed).where("about", "=", reference).execute();
    const [first, ...others] = JSON.parse((await staff("undelivered", "--json")).out);
    expect([first.about, first.state, first.problem, "payload" in first, others.length]).toEqual([
      reference,
      "dead",
      "550",
      false,
      1,
    ]);
    expect((await staff("resend", first.id)).code).toBe(0);
    expect((await staff("resend", "none")).code).toBe(1);
    expect((await staff("resend")).code).toBe(2);
    const left = await store.database.selectFrom("outbox").select(["id", "state", "attempts"]).execute();
    expect(left.find(({ id }) => id === first.id)).toMatchObject({ state: "waiting", attempts: 0 });
    expect(JSON.parse((await staff("undelivered", "--json")).out)).toHaveLength(1);
  });

  test("staff find and erase a person by any spelling of the address", async () => {
    const his = await send({ email: "ivan@пример.рф" });
    const mention = await send({ message: "Please ask ivan@пример.рф about it, he knows.", email: "bea@example.com" });
    for (const email of ["ivan@пример.рф", "IVAN@xn--e1afmkfd.xn--p1ai", "ivan＠пример。рф"]) {
      const found: { reference: string }[] = JSON.parse((await staff("list", "--json", "--email", email)).out);
      expect([email, found.map(({ reference }) => reference)]).toEqual([email, [his]]);
    }
    const erased = JSON.parse((await staff("erase", "Ivan@XN--E1AFMKFD.xn--p1ai", "--json")).out);
    expect(erased).toMatchObject({ enquiries: [his], messages: 2, mentions: [mention] });
  });

  test("what has been kept for its time is purged, with its messages", async () => {
    await send({}, 731);
    const kept = await send({}, 700);
    const orderFrom = (daysAgo: number) =>
      receivingOn(store, { now: () => Date.now() - daysAgo * day }).receiveOrder(sampleOrder, withoutFormToken);
    await orderFrom(2191);
    const order = referenceOf(await orderFrom(2189));
    await receivingOn(store, { now: () => Date.now() - 15 * day }).subscribe("late@example.com", withoutFormToken);
    const purged = JSON.parse((await staff("purge", "--json")).out);
    expect(purged).toMatchObject({ enquiries: 1, orders: 1, subscribers: 1, messages: 5 });
    const left = await store.database.selectFrom("enquiry").select("reference").execute();
    expect(left.map(({ reference }) => reference).sort()).toEqual([kept, order].sort());
  });

  test("messages that were set aside can be sent again, and are counted", async () => {
    const reference = await send();
    await send({ name: "Bea" });
    await store.database.updateTable("outbox").set({ state: "dead" }).where("about", "=", reference).execute();
    const before = JSON.parse((await staff("stats", "--json")).out);
    expect(before).toMatchObject({ enquiries: { new: 2 }, messages: { dead: 2, waiting: 2 } });
    expect((await staff("retry", reference)).out).toBe("2 messages are tried again.\n");
    expect(JSON.parse((await staff("stats", "--json")).out).messages).toEqual({ waiting: 4 });
  });
});

/** A data folder that a server has used. */
async function usedFolder(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-staff-"));
  await (await openStore({ dataFolder })).database.destroy();
  return dataFolder;
}

test("a missing database is refused with the name of its variable, and none is created", async () => {
  const missing = join(mkdtempSync(join(tmpdir(), "studio-site-staff-")), "data");
  const empty = mkdtempSync(join(tmpdir(), "studio-site-staff-"));
  for (const folder of [missing, empty]) {
    const { code, out, err } = await staffWith(["list"], { DATA_DIR: folder });
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(new RegExp(`^DATA_DIR: [^\\n]*${folder}[^\\n]*\\n$`));
  }
  expect([existsSync(missing), readdirSync(empty)]).toEqual([false, []]);
  const unused = await postgres.createDatabase("staff_unused");
  const { code, err } = await staffWith(["list"], { DATABASE_URL: unused });
  expect([code, err]).toEqual([1, expect.stringMatching(/^DATABASE_URL: [^\n]+\n$/)]);
  await expect(openStore({ databaseUrl: unused, dataFolder: "", mustExist: true })).rejects.toThrow(/^DATABASE_URL: /);
});

test("beside the service of a machine its settings are used, unless a database is named", async () => {
  const data = await usedFolder();
  const settings = join(data, "studio-site.env");
  const places = { settings, data };
  expect((await staffWith(["list"], {}, places)).out).toBe("No enquiries yet.\n");
  writeFileSync(
    settings,
    '# Settings\nDATABASE_URL="postgres://postgres@127.0.0.1:9/none"\nSMTP_URL=smtp://localhost\n',
  );
  expect((await staffWith(["list"], {}, places)).err).toMatch(/ECONNREFUSED/);
  expect((await staffWith(["list"], { DATABASE_URL: "" }, places)).err).toMatch(/ECONNREFUSED/);
  const named = { DATA_DIR: join(data, "other") };
  expect((await staffWith(["list"], named, places)).err).toContain(named.DATA_DIR);
});

test("help is printed, and what is not understood ends with 2, what is not there with 1", async () => {
  const env = { DATA_DIR: await usedFolder() };
  const codes = async (...lines: string[][]) => {
    const ended = [];
    for (const words of lines) ended.push((await staffWith(words, env)).code);
    return ended;
  };
  const help = await staffWith(["--help"], env);
  expect([help.code, help.out.includes("erase <email>")]).toEqual([0, true]);
  const wrong = [
    ["lst"],
    ["list", "--sate", "new"],
    ["list", "--state", "gone"],
    ["mark", "LW-7K3Q-2M", "gone"],
    ["show", "7"],
    ["purge", "--dry-run"],
  ];
  expect(await codes([], ...wrong, ["erase", "nobody"], ["list", "--since", "soon"])).toEqual(Array(9).fill(2));
  expect(await codes(["show", "LW-7K3Q-2M"], ["mark", "LW-7K3Q-2M", "done"])).toEqual([1, 1]);
  expect(await codes(["list"], ["retry"], ["erase", "nobody@example.com"])).toEqual([0, 0, 0]);
  const gone = await staffWith(["list"], { ...env, DATABASE_URL: "postgres://postgres@127.0.0.1:9/none" });
  expect([gone.code, gone.err]).toEqual([1, expect.stringMatching(/^The database could not be used: ECONNREFUSED/)]);
  const listed = execFileSync(process.execPath, ["server/staff/main.ts", "list"], { env: { ...process.env, ...env } });
  expect(listed.toString()).toBe("No enquiries yet.\n");
  expect(statSync(join(env.DATA_DIR, "enquiries.db")).mode & 0o077).toBe(0);
});
