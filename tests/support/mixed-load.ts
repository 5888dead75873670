import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { enquiryForm } from "./send-forms.ts";
import { startServer } from "./servers.ts";
import { longestWaitMs } from "./time-limits.ts";

export interface LoadReport {
  responses: Record<string, number>;
  /** The first few unexpected responses. */
  wrong: string[];
  /** The first few error lines of the log. */
  errors: string[];
  /** Resident memory in MB: the medians of the second-to-last and the last third. */
  memoryBefore: number;
  memoryAfter: number;
  /** The slowest answer to a health check sent every second, in ms. */
  slowestMs: number;
}

interface LoadOptions {
  env: NodeJS.ProcessEnv;
  /** Node's own options for the server. */
  options?: readonly string[];
  /** Whether the run is long enough, once this many responses have arrived. */
  isEnough: (responses: number) => boolean;
  visitors?: number;
}

type Kind = keyof typeof kinds;

const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value;
const pages = [
  "/",
  "/about-us",
  "/blog",
  "/portfolio",
  "/shop",
  "/faq",
  "/contact",
  "/search?q=engine",
  "/site-vitals",
];
const widths = [64, 128, 192, 320, 448, 640, 768, 960, 1280, 1600];
const pictures = [1, 2, 3, 4, 7].map((number) => `plate-${number}`);

const pictureAt = (width: number, name: string) => `/_ipx/w_${width}&f_webp/images/${name}.webp`;

/** What visitors, crawlers and attackers send, with the responses allowed. */
const kinds = {
  page: (site: string) => expectStatus(() => fetch(site + pick(pages), { headers: { Accept: "text/html" } }), [200]),
  payload: (site: string) =>
    expectStatus(() => fetch(`${site}${pick(["/about-us", "/blog", "/shop", "/team"])}.data`), [200]),
  picture: (site: string) => expectStatus(() => fetch(site + pictureAt(pick(widths), pick(pictures))), [200]),
  unknown: (site: string) => expectStatus(() => fetch(`${site}/nope-${Math.floor(Math.random() * 1e9)}`), [404]),
  enquiry: (site: string) =>
    expectStatus(
      () =>
        fetch(`${site}/contact`, {
          method: "POST",
          body: enquiryForm(Math.floor(Math.random() * 1e12)),
          redirect: "manual",
        }),
      [303],
    ),
  mistake: (site: string) =>
    expectStatus(() => fetch(`${site}/contact`, { method: "POST", body: new URLSearchParams({ name: "Ada" }) }), [422]),
  timing: (site: string) =>
    expectStatus(
      () =>
        fetch(`${site}/vitals`, {
          method: "POST",
          body: JSON.stringify({ path: pick(["/", "/blog"]), values: { LCP: 900 } }),
        }),
      [204],
    ),
  attack: (site: string) => pick(attacks)(site),
};

const attacks = [
  (site: string) =>
    expectStatus(
      () =>
        fetch(`${site}/contact`, { method: "POST", body: enquiryForm(1), headers: { "Sec-Fetch-Site": "cross-site" } }),
      [403],
    ),
  (site: string) =>
    expectStatus(
      () => fetch(`${site}/contact`, { method: "POST", body: enquiryForm(1, { message: "x".repeat(90_000) }) }),
      [413],
    ),
  (site: string) => expectStatus(() => fetch(`${site}/_ipx/w_99999/images/plate-1.webp`), [400]),
  (site: string) =>
    raw(site, "GET /_ipx/w_64/../../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 4/),
  (site: string) => raw(site, `GET /${"a".repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, /^HTTP\/1\.1 4|^$/),
  (site: string) => raw(site, "GET /%00%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 4/),
  (site: string) => raw(site, "\0\0nonsense\r\n\r\n", /^HTTP\/1\.1 4|^$/),
];

/** Runs all of them against the server at once until the run is long enough, and watches the results. */
export async function mixedLoad({ env, options = [], isEnough, visitors = 4 }: LoadOptions): Promise<LoadReport> {
  const port = await freePort();
  const { server, address, output } = await startServer(
    { ...env, METRICS_PORT: String(port), LOG_LEVEL: "warn" },
    { options },
  );
  const responses: Record<string, number> = {};
  const wrong: string[] = [];
  const memory: number[] = [];
  let slowestMs = 0;
  // The one-time cost of pictures is not a leak.
  for (const width of widths)
    for (const picture of pictures) await (await fetch(address + pictureAt(width, picture))).arrayBuffer();
  const isOver = () => isEnough(Object.values(responses).reduce((sum, count) => sum + count, 0));

  async function visit(): Promise<void> {
    while (!isOver()) {
      const kind = pick(Object.keys(kinds) as Kind[]);
      const problem = await kinds[kind](address);
      responses[kind] = (responses[kind] ?? 0) + 1;
      if (problem && wrong.length < 5) wrong.push(`${kind}: ${problem}`);
      await wait(5);
    }
  }

  async function watch(): Promise<void> {
    while (!isOver()) {
      const askedAt = performance.now();
      await (await untilTaken(() => fetch(`${address}/healthz`))).text();
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - askedAt));
      const text = await (await untilTaken(() => fetch(`http://127.0.0.1:${port}/metrics`))).text();
      memory.push(Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1e6);
      await wait(1000);
    }
  }

  try {
    await Promise.all([watch(), ...Array.from({ length: visitors }, visit)]);
  } finally {
    server.kill("SIGTERM");
  }
  const errors = output()
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
  const third = Math.floor(memory.length / 3);
  return {
    ...{ responses, wrong, errors: errors.slice(0, 5), slowestMs },
    memoryBefore: median(memory.slice(third, 2 * third)),
    memoryAfter: median(memory.slice(2 * third)),
  };
}

/** Describes an unexpected response. */
async function expectStatus(ask: () => Promise<Response>, expected: readonly number[]): Promise<string | undefined> {
  try {
    const response = await untilTaken(ask);
    await response.arrayBuffer();
    return expected.includes(response.status) ? undefined : `${response.status} from ${new URL(response.url).pathname}`;
  } catch (error) {
    return codeOf(error);
  }
}

/** An idle connection may close at the very moment that the next request uses it; that request is repeated. */
async function untilTaken(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (!["ECONNRESET", "UND_ERR_SOCKET"].includes(codeOf(error))) throw error;
    return ask();
  }
}

function codeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
}

/** Sends raw bytes; the response, or a connection closed without one, must match this pattern. */
function raw(site: string, bytes: string, shape: RegExp): Promise<string | undefined> {
  const { port, hostname } = new URL(site);
  return new Promise((resolve) => {
    let response = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(longestWaitMs, () => socket.destroy(new Error("left hanging")));
    socket.on("data", (chunk: Buffer) => (response += chunk.toString("latin1")));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") response = error.message;
    });
    socket.on("close", () => resolve(shape.test(response) ? undefined : `attack: ${response.slice(0, 80)}`));
  });
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}
