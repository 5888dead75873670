import { once } from "node:events";
import { openStore, type Store } from "../server/database/store.ts";
import { openTestStore, receivingOn, sampleEnquiry } from "../tests/support/enquiries.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { enquiryForm, post, referenceIn } from "../tests/support/send-forms.ts";
import { startServer } from "../tests/support/servers.ts";
import { buildSite } from "./measure.ts";
import { startProxy } from "./nginx.ts";
import type { BenchRow } from "./run.ts";

const warmUp = 30;
const sendings = 300;
const senders = 8;

/** How fast enquiries are durably stored, as a ratio to a loop of bare inserts; without a rate limit. */
export async function bench(): Promise<BenchRow[]> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    const embedded = await storeFigure("SQLite", await openTestStore());
    const shared = await storeFigure("PostgreSQL", await openTestStore(await postgres.createDatabase("stored")));
    const alone = await loadFigures(await postgres.createDatabase("load"));
    return [embedded, shared, ...alone];
  } finally {
    await postgres.stop();
  }
}

async function storeFigure(name: string, store: Store): Promise<BenchRow> {
  const receiving = receivingOn(store);
  const sending = { address: "192.0.2.7", token: undefined };
  const receive = (number: number) =>
    receiving.receiveEnquiry({ ...sampleEnquiry, email: `visitor-${number}@example.com` }, sending);
  const insert = (number: number) =>
    store.database
      .insertInto("setting")
      .values({ name: `bench-${number}`, value: JSON.stringify(sampleEnquiry) })
      .execute();
  const bare = await perSecond(insert);
  const whole = await perSecond(receive);
  await store.database.destroy();
  return {
    what: `enquiries stored a second, ${name}, limit off`,
    ours: `${whole}`,
    other: `${bare} bare inserts`,
    ratio: (whole / bare).toFixed(2),
  };
}

/** Two servers on one database, behind nginx where installed: the slowest responses, and whether anything is missing. */
async function loadFigures(databaseUrl: string): Promise<BenchRow[]> {
  const env = async () => ({ ...(await buildSite()), DATABASE_URL: databaseUrl });
  const servers = [await startServer(await env()), await startServer(await env())];
  const nginx = await startProxy(servers.map(({ address }) => address));
  const entries = nginx ? [nginx.address] : servers.map(({ address }) => address);
  const times: number[] = [];
  const references: string[] = [];
  await perSecond(async (number) => {
    const start = performance.now();
    const response = await post(`${entries[number % entries.length]}/contact`, enquiryForm(number));
    times.push(performance.now() - start);
    references.push(referenceIn(response) ?? "");
  });
  nginx?.stop();
  for (const { server } of servers) server.kill("SIGTERM");
  await Promise.all(servers.map(({ server }) => once(server, "exit")));
  const { lost, repeated } = await compare(databaseUrl, references);
  const where = `two servers on one PostgreSQL, ${nginx ? "behind nginx" : "without nginx"}, limit off`;
  const [middle, slow] = [percentile(times, 0.5), percentile(times, 0.99)];
  return [
    {
      what: `response under load, p99 (median), ${where}`,
      ours: `${slow} ms`,
      other: `${middle} ms`,
      ratio: (slow / middle).toFixed(1),
    },
    {
      what: `lost, repeated of ${references.length}, ${where}`,
      ours: `${lost}, ${repeated}`,
      other: "0, 0",
      ratio: "",
    },
  ];
}

async function compare(databaseUrl: string, references: readonly string[]) {
  const { database } = await openStore({ databaseUrl, dataFolder: "" });
  const stored = await database.selectFrom("enquiry").select(["reference", "email"]).execute();
  await database.destroy();
  const known = new Set(stored.map(({ reference }) => reference));
  return {
    lost: references.filter((reference) => !known.has(reference)).length,
    repeated: stored.length - new Set(stored.map(({ email }) => email)).size,
  };
}

/** Runs the work concurrently; warm-up runs are not counted. */
async function perSecond(work: (number: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  let start = 0;
  const send = async () => {
    while (next < warmUp + sendings) {
      const number = next++;
      if (number === warmUp) start = performance.now();
      await work(number);
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  return Math.round(sendings / ((performance.now() - start) / 1000));
}

function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
