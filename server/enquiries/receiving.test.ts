import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Outcome } from "#shared/receiving.ts";
import {
  messageSettings,
  openTestStore,
  receivingOn,
  sampleEnquiry,
  sampleOrder,
  withoutFormToken,
} from "../../tests/support/enquiries.ts";
import { type PostgresServer, startPostgres } from "../../tests/support/postgres.ts";
import { canStore, openStore, type Store } from "../database/store.ts";
import { openFileFolder } from "../files/file-folder.ts";
import { createRateLimit } from "../http/rate-limit.ts";

const day = 86_400_000;
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

function received(outcome: Outcome) {
  if (outcome.kind !== "received") throw new Error(`was ${outcome.kind}`);
  return outcome;
}

describe.each(["sqlite", "postgres"])("on %s", (kind) => {
  let store: Store;
  let receiving: ReturnType<typeof receivingOn>;
  let now: number;
  let databases = 0;

  const outbox = () => store.database.selectFrom("outbox").selectAll().orderBy("created_at").execute();
  const stored = () => store.database.selectFrom("enquiry").selectAll().execute();
  const agedFormToken = async (form: "contact" | "checkout" | "newsletter" = "contact") => {
    const token = await receiving.issueFormToken(form);
    now += 3000;
    return { address: "192.0.2.7", token };
  };

  beforeEach(async () => {
    const url = kind === "postgres" ? await postgres.createDatabase(`receiving_${databases++}`) : undefined;
    store = await openTestStore(url);
    now = Date.now();
    receiving = receivingOn(store, { now: () => now });
    return () => store.database.destroy();
  });

  test("an enquiry is stored with a mail to both sides in the same moment", async () => {
    const { reference, key } = received(await receiving.receiveEnquiry(sampleEnquiry, await agedFormToken()));
    expect(reference).toMatch(/^LW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(await stored()).toMatchObject([{ reference, email: "ada@example.com", kind: "enquiry", state: "new" }]);
    const mails = (await outbox()).map(({ payload }) => JSON.parse(payload));
    expect(mails).toMatchObject([
      { subject: "enquiry-copy", to: "Ada@Example.com" },
      { subject: "enquiry-notice", to: "staff@example.org", replyTo: "Ada@Example.com" },
    ]);
    expect(mails[0].text).not.toMatch(/Ada Sample|crane/);
    expect(mails[0].text).toContain(`https://site.example/contact?sent=${reference}&k=${key}`);
  });

  test("every spelling of a mail address is one person: stored, limited and subscribed as one", async () => {
    const spellings = ["ivan@пример.рф", "Ivan@xn--e1afmkfd.xn--p1ai", "\u200bivan＠пример。рф"];
    for (const email of spellings) {
      received(await receiving.receiveEnquiry({ ...sampleEnquiry, email }, await agedFormToken()));
      received(await receiving.receiveOrder({ ...sampleOrder, email }, await agedFormToken("checkout")));
      received(await receiving.subscribe(email, await agedFormToken("newsletter")));
    }
    const rows = await stored();
    expect(new Set(rows.map(({ email }) => email))).toEqual(new Set(["ivan@xn--e1afmkfd.xn--p1ai"]));
    expect(new Set(rows.map(({ details }) => JSON.parse(details).email))).toEqual(new Set(spellings));
    expect(rows.filter(({ copy }) => copy === "mailed")).toHaveLength(2);
    const subscribers = await store.database.selectFrom("subscriber").selectAll().execute();
    expect(subscribers).toMatchObject([{ email: "ivan@xn--e1afmkfd.xn--p1ai", typed: "ivan@пример.рф" }]);
    expect(new Set((await outbox()).map(({ person }) => person))).toEqual(new Set(["ivan@xn--e1afmkfd.xn--p1ai"]));
    await receiving.stopSubscription(subscribers[0]?.token ?? "");
    const stopped = await store.database.selectFrom("subscriber").selectAll().execute();
    expect(stopped).toMatchObject([{ email: null, typed: "" }]);
  });

  test("the same sending twice, at once and later, is stored once and answered alike", async () => {
    const sending = await agedFormToken();
    const [one, two] = await Promise.all([
      receiving.receiveEnquiry(sampleEnquiry, sending),
      receiving.receiveEnquiry(sampleEnquiry, sending),
    ]);
    const three = await receiving.receiveEnquiry(sampleEnquiry, sending);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    expect(await stored()).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
  });

  test("a spent form token with other words asks for a new one instead of losing them", async () => {
    const sending = await agedFormToken();
    await receiving.receiveEnquiry(sampleEnquiry, sending);
    const other = { ...sampleEnquiry, message: "Something else that is just as long." };
    expect(await receiving.receiveEnquiry(other, sending)).toEqual({ kind: "suspect", reason: "stale" });
    expect(received(await receiving.receiveEnquiry(other, await agedFormToken()))).toBeTruthy();
    expect(await stored()).toHaveLength(2);
  });

  test("without a form token, equal fields from one address count once within ten minutes", async () => {
    const first = received(await receiving.receiveEnquiry(sampleEnquiry, withoutFormToken));
    now += 599_000;
    expect(await receiving.receiveEnquiry(sampleEnquiry, withoutFormToken)).toEqual(first);
    const neighbour = received(
      await receiving.receiveEnquiry(sampleEnquiry, { ...withoutFormToken, address: "192.0.2.8" }),
    );
    expect(neighbour.reference).not.toBe(first.reference);
    now += 2000;
    const later = received(await receiving.receiveEnquiry(sampleEnquiry, withoutFormToken));
    expect(later.reference).not.toBe(first.reference);
    expect(await stored()).toHaveLength(3);
  });

  test("haste, age, another form's token and a forged one are distinguished, and nothing is stored", async () => {
    const token = await receiving.issueFormToken("contact");
    const outcomes: Outcome[] = [];
    const send = async (sent: typeof token) =>
      outcomes.push(await receiving.receiveEnquiry(sampleEnquiry, { address: "192.0.2.7", token: sent }));
    now += 1900;
    await send(token);
    now += 200;
    await send(await receiving.issueFormToken("checkout"));
    await send({ ...token, key: (await receiving.issueFormToken("contact")).key });
    await send({ key: "", time: "" });
    now += day;
    await send(token);
    const reasons = outcomes.map((outcome) => (outcome.kind === "suspect" ? outcome.reason : outcome.kind));
    expect(reasons).toEqual(["too-fast", "forged", "forged", "forged", "stale"]);
    expect(await stored()).toEqual([]);
  });

  test("files are kept with their enquiry once, and with other files the same form is another one", async () => {
    const folder = openFileFolder(mkdtempSync(join(tmpdir(), "studio-site-receiving-")));
    receiving = receivingOn(store, {
      folder,
      now: () => now,
      messageSettings: { ...messageSettings, hasWebhook: true },
    });
    const sending = await agedFormToken();
    const send = async (hash: string) => {
      const name = await folder.begin();
      writeFileSync(folder.placeOf("incoming", name, 0), hash);
      const file = { name: "Ada's plan.pdf", type: "application/pdf", bytes: 3, hash };
      const upload = { folder: name, files: [file] };
      const posted = { upload, filesProblem: undefined, isTooLarge: false, refusal: undefined };
      const { hash: _, ...told } = file;
      const outcome = await receiving.receiveEnquiry({ ...sampleEnquiry, files: [told] }, { ...sending, posted });
      await folder.discard(name);
      return { outcome, place: folder.placeOf("kept", name, 0) };
    };
    const [first, again] = [await send("one"), await send("one")];
    expect(again.outcome).toEqual(first.outcome);
    expect([existsSync(first.place), existsSync(again.place)]).toEqual([true, false]);
    expect((await send("two")).outcome).toEqual({ kind: "suspect", reason: "stale" });
    expect(JSON.parse((await stored())[0]?.details ?? "").files).toEqual([
      { name: "Ada's plan.pdf", type: "application/pdf", bytes: 3 },
    ]);
    const [copy, notice, event] = (await outbox()).map(({ payload }) => payload);
    expect(copy).not.toContain("plan.pdf");
    for (const message of [notice, event]) {
      expect(message).toContain("plan.pdf");
      expect(message).toContain("https://site.example/files/");
    }
  });

  test("no two form tokens share a key", async () => {
    const tokens = await Promise.all(Array.from({ length: 50 }, () => receiving.issueFormToken("contact")));
    expect(new Set(tokens.map(({ key }) => key)).size).toBe(50);
  });

  test("an order is found with its key only, in any spelling of its reference, for thirty days", async () => {
    const { reference, key } = received(await receiving.receiveOrder(sampleOrder, await agedFormToken("checkout")));
    expect((await receiving.findOrder(reference.toLowerCase(), key))?.order).toEqual(sampleOrder);
    expect(await receiving.findOrder(reference, `${key.slice(1)}x`)).toBeUndefined();
    expect(await receiving.findOrder(reference, "")).toBeUndefined();
    expect(await receiving.findOrder("' or 1=1", key)).toBeUndefined();
    expect(await receiving.findEnquiry(reference, key)).toBeUndefined();
    now += 31 * day;
    expect(await receiving.findOrder(reference, key)).toBeUndefined();
  });

  test("an enquiry is shown as it was sent", async () => {
    const { reference, key } = received(await receiving.receiveEnquiry(sampleEnquiry, await agedFormToken()));
    expect(await receiving.findEnquiry(reference, key)).toMatchObject({ reference, enquiry: sampleEnquiry });
  });

  test("the sixth sending within a minute is limited, by address and form, and says how long", async () => {
    const limited = receivingOn(store, {
      now: () => now,
      rateLimit: createRateLimit([{ count: 5, seconds: 60 }], {
        pool: store.pool,
        onFailure: (error) => expect.unreachable(String(error)),
      }),
    });
    const send = (number: number) =>
      limited.receiveEnquiry(
        { ...sampleEnquiry, company: String(number) },
        { address: "2001:db8::1", token: undefined },
      );
    for (const number of [1, 2, 3, 4, 5]) expect((await send(number)).kind).toBe("received");
    const outcome = await send(6);
    expect(outcome).toMatchObject({ kind: "limited" });
    expect(outcome.kind === "limited" && outcome.retryAfterSeconds).toBeGreaterThan(50);
    const nextDoor = { address: "2001:db8::2", token: undefined };
    expect((await limited.receiveEnquiry(sampleEnquiry, nextDoor)).kind).toBe("limited");
    expect((await limited.subscribe("a@example.com", nextDoor)).kind).toBe("received");
    expect(await stored()).toHaveLength(5);
  });

  test("a newsletter address is asked once, begins on confirmation and is forgotten when it stops", async () => {
    const outcomes = [];
    outcomes.push(await receiving.subscribe("Ada@Example.com", await agedFormToken("newsletter")));
    outcomes.push(await receiving.subscribe("ada@example.com", await agedFormToken("newsletter")));
    expect((await outbox()).length).toBe(1);
    const token = (await outbox())[0]?.about ?? "";
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect([await receiving.knowsSubscription(token), await receiving.knowsSubscription("nope")]).toEqual([
      true,
      false,
    ]);
    expect(await receiving.confirmSubscription(token)).toBe(true);
    expect(await receiving.confirmSubscription(token)).toBe(true);
    expect((await outbox()).map(({ payload }) => JSON.parse(payload).subject).sort()).toEqual([
      "newsletter-confirm",
      "newsletter-welcome",
    ]);
    now += day;
    outcomes.push(await receiving.subscribe("ada@example.com", await agedFormToken("newsletter")));
    expect((await outbox()).length).toBe(2);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(["received"]));
    expect(await receiving.stopSubscription(token)).toBe(true);
    expect(await receiving.stopSubscription(token)).toBe(true);
    expect(await receiving.confirmSubscription(token)).toBe(false);
    expect(await outbox()).toEqual([]);
    expect(await store.database.selectFrom("subscriber").select("email").execute()).toEqual([{ email: null }]);
  });

  test("an unanswered confirmation is asked again after a while, and ends after its days", async () => {
    await receiving.subscribe("ada@example.com", await agedFormToken("newsletter"));
    now += 660_000;
    await receiving.subscribe("ada@example.com", await agedFormToken("newsletter"));
    const messages = await outbox();
    expect(messages.length).toBe(2);
    expect(messages[1]?.about).toBe(messages[0]?.about);
    now += 15 * day;
    const token = messages[0]?.about ?? "";
    expect(await receiving.knowsSubscription(token)).toBe(false);
    expect(await receiving.confirmSubscription(token)).toBe(false);
  });

  describe("to a mailbox that has not answered", () => {
    const copies = async () =>
      (await outbox()).map(({ payload }) => JSON.parse(payload)).filter(({ subject }) => !subject.endsWith("-notice"));
    const sendAs = async (email: string) =>
      received(await receiving.receiveEnquiry({ ...sampleEnquiry, email }, await agedFormToken()));
    const isHeld = async ({ reference, key }: { reference: string; key: string }) =>
      (await receiving.findEnquiry(reference, key))?.isCopyHeld;
    const linkOf = (text: string) => new URLSearchParams(/\?(sent=[^"]+)/.exec(text)?.[1]);

    test("two mails go out within a day, over all forms and spellings, and every enquiry is stored and mailed to staff", async () => {
      const first = await sendAs("ada.sample@example.com");
      await receiving.subscribe("AdaSample+newsletter@example.com", await agedFormToken("newsletter"));
      const third = await sendAs("Ada.Sample+x@example.com");
      const order = { ...sampleOrder, email: "ada.sample@example.com" };
      const fourth = received(await receiving.receiveOrder(order, await agedFormToken("checkout")));
      expect((await copies()).map(({ subject }) => subject)).toEqual(["enquiry-copy", "newsletter-confirm"]);
      expect([await isHeld(first), await isHeld(third)]).toEqual([false, true]);
      expect((await receiving.findOrder(fourth.reference, fourth.key))?.isCopyHeld).toBe(true);
      expect((await stored()).map(({ copy }) => copy).sort()).toEqual(["held", "held", "mailed"]);
      expect((await outbox()).filter(({ payload }) => payload.includes("-notice"))).toHaveLength(3);
      const other = await sendAs("somebody.else@example.com");
      expect(await isHeld(other)).toBe(false);
    });

    test("never more than two fall into any day, whenever they come", async () => {
      const held = [];
      for (const hours of [0, 23, 2, 0, 23, 0]) {
        now += hours * 3_600_000;
        held.push(await isHeld(await sendAs("ada@example.com")));
      }
      expect(held).toEqual([false, false, false, true, false, true]);
    });

    test("after the clock was set back by more than a day, nobody waits for it to catch up", async () => {
      for (let number = 0; number < 2; number++) await sendAs("ada@example.com");
      await receiving.subscribe("bo@example.com", await agedFormToken("newsletter"));
      expect(await isHeld(await sendAs("ada@example.com"))).toBe(true);
      now -= 3 * day;
      expect(await isHeld(await sendAs("ada@example.com"))).toBe(false);
      await receiving.subscribe("bo@example.com", await agedFormToken("newsletter"));
      expect((await copies()).filter(({ to }) => to === "bo@example.com")).toHaveLength(2);
    });

    test("opening the link of a mail, as scanners do, proves nothing; confirming the newsletter does", async () => {
      const { reference } = await sendAs("ada@example.com");
      await receiving.subscribe("ada@example.com", await agedFormToken("newsletter"));
      const [copy, request] = await copies();
      const link = linkOf(copy?.text ?? "");
      expect(link.get("sent")).toBe(reference);
      await receiving.findEnquiry(reference, link.get("k") ?? "");
      const token = /confirm\/([0-9a-f]{32})/.exec(JSON.stringify(request))?.[1] ?? "";
      expect(await receiving.knowsSubscription(token)).toBe(true);
      expect(await isHeld(await sendAs("ada@example.com"))).toBe(true);
      expect(await receiving.confirmSubscription(token)).toBe(true);
      expect(await isHeld(await sendAs("ada@example.com"))).toBe(false);
    });

    test("after stopping the newsletter an address gets as few mails as before", async () => {
      await receiving.subscribe("ada@example.com", await agedFormToken("newsletter"));
      const token = (await outbox())[0]?.about ?? "";
      await receiving.confirmSubscription(token);
      expect(await isHeld(await sendAs("ada@example.com"))).toBe(false);
      await receiving.stopSubscription(token);
      expect(await isHeld(await sendAs("ada@example.com"))).toBe(true);
    });
  });

  test("a submission that cannot be stored is answered as unavailable", async () => {
    const broken = receivingOn(store, { now: () => now, messageSettings: undefined as never });
    expect(await canStore(store)).toBe(true);
    const sending = await agedFormToken();
    expect(await broken.receiveEnquiry(sampleEnquiry, sending)).toEqual({ kind: "unavailable" });
    expect(await stored()).toEqual([]);
    // Nothing of the failed submission was stored: it can be sent again.
    expect((await receiving.receiveEnquiry(sampleEnquiry, sending)).kind).toBe("received");
  });
});

test("instances that start at once share tables, secret and form tokens", async () => {
  const url = await postgres.createDatabase("together");
  const [one, two, three] = await Promise.all([openTestStore(url), openTestStore(url), openTestStore(url)]);
  expect(two.secret).toBe(one.secret);
  expect(three.secret).toBe(one.secret);
  const now = Date.now();
  const token = await receivingOn(one).issueFormToken("contact");
  const send = (store: Store) =>
    receivingOn(store, { now: () => now + 3000 }).receiveEnquiry(sampleEnquiry, { address: "192.0.2.7", token });
  const outcomes = await Promise.all([one, two, three, one, two, three].map(send));
  expect(new Set(outcomes.map((outcome) => received(outcome).reference)).size).toBe(1);
  await Promise.all([one, two, three].map(({ database }) => database.destroy()));
});

test("two mails a day go to a mailbox, also over several instances at once", async () => {
  const url = await postgres.createDatabase("mailbox");
  const [one, two] = await Promise.all([openTestStore(url), openTestStore(url)]);
  const send = (store: Store, number: number) =>
    receivingOn(store).receiveEnquiry({ ...sampleEnquiry, company: String(number) }, withoutFormToken);
  await Promise.all([one, two, one, two, one, two].map(send));
  const kept = await one.database.selectFrom("enquiry").select("copy").execute();
  expect(kept.map(({ copy }) => copy).sort()).toEqual(["held", "held", "held", "held", "mailed", "mailed"]);
  await Promise.all([one, two].map(({ database }) => database.destroy()));
});

test("of several limits the longer one counts too, and tells its own time", async () => {
  const limits = [
    { count: 3, seconds: 60 },
    { count: 2, seconds: 3600 },
  ];
  const limit = createRateLimit(limits);
  expect([await limit("someone"), await limit("someone")]).toEqual([undefined, undefined]);
  expect((await limit("someone")) ?? 0).toBeGreaterThan(60);
  expect(await limit("someone else")).toBeUndefined();
});

test("a limit is shared by instances on one database", async () => {
  const url = await postgres.createDatabase("limits");
  const [one, two] = await Promise.all([openTestStore(url), openTestStore(url)]);
  const limits = [one, two].map(({ pool }) =>
    createRateLimit([{ count: 4, seconds: 60 }], { pool, onFailure: (error) => expect.unreachable(String(error)) }),
  );
  const waits = [];
  for (const turn of [0, 1, 0, 1, 0]) waits.push(await limits[turn]?.("someone"));
  expect(waits.map((wait) => wait !== undefined)).toEqual([false, false, false, false, true]);
  await Promise.all([one.database.destroy(), two.database.destroy()]);
});

test("an instance whose clock is behind, or was set back, limits nobody for longer than the others", async () => {
  const store = await openTestStore(await postgres.createDatabase("clocks"));
  const allowances = [{ count: 1, seconds: 60 }];
  const onFailure = (error: unknown) => expect.unreachable(String(error));
  const limit = createRateLimit(allowances, { pool: store.pool, onFailure });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  expect(await limit("someone")).toBeUndefined();
  vi.setSystemTime(Date.now() - 7_200_000);
  const wait = await limit("someone");
  const here = createRateLimit(allowances);
  await here("someone");
  vi.setSystemTime(Date.now() - 3_600_000);
  const waitHere = await here("someone");
  vi.useRealTimers();
  await store.database.destroy();
  expect([wait ?? 99, waitHere ?? 99].every((seconds) => seconds <= 60)).toBe(true);
});

test("a counter that cannot be reached lets people through", async () => {
  const store = await openTestStore(await postgres.createDatabase("gone"));
  const onFailure = vi.fn();
  const limit = createRateLimit([{ count: 1, seconds: 60 }], { pool: store.pool, onFailure });
  await store.database.destroy();
  expect([await limit("someone"), await limit("someone")]).toEqual([undefined, undefined]);
  expect(onFailure).toHaveBeenCalledTimes(2);
});

test("a database that is not there is reported instead of waited for without end", async () => {
  const databaseUrl = "postgres://postgres@127.0.0.1:9/none";
  await expect(openStore({ databaseUrl, dataFolder: "" })).rejects.toThrow();
});
