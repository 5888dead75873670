import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Outcome, Receiving } from "#shared/receiving.ts";
import { createMetrics } from "./metrics.ts";
import { createRequestKind } from "./request-kind.ts";

const kindOf = createRequestKind({ basePath: "/studio/", isPage: (path) => ["/", "/blog"].includes(path) });
const sources = {
  kindOf,
  countPictures: () => ({ running: 2, waiting: 7 }),
  countMessages: async () => ({ waiting: 3 }),
  isReady: async () => false,
};

test("a request has one of few kinds, whatever its address says", () => {
  const kinds: Record<string, string> = {
    ...{ "/studio/": "page", "/studio/blog": "page", "/studio/blog?tag=x": "rendered", "/studio/contact": "rendered" },
    ...{ "/studio/blog.data": "payload", "/studio/feed.xml": "file", "/studio/assets/x.js": "asset" },
    ...{ "/studio/_ipx/w_64/a.webp": "picture", "/studio/og/blog.png": "picture", "/studio/readyz": "health" },
    ...{ "/elsewhere": "unknown", "http://a.example/": "unknown" },
  };
  for (const [target, kind] of Object.entries(kinds)) expect([target, kindOf("GET", target)]).toEqual([target, kind]);
  expect([kindOf("POST", "/studio/contact"), kindOf("POST", "/studio/vitals")]).toEqual(["form", "vitals"]);
});

test("requests, what waits and what became of forms are figures", async () => {
  const metrics = createMetrics();
  const count = metrics.watch(sources);
  const done = { id: "", target: "/studio/blog", bytes: 0, isAborted: false };
  count({ ...done, method: "GET", status: 200, ms: 3 });
  count({ ...done, method: "GET", status: 304, ms: 3 });
  const outcomes: Outcome[] = [{ kind: "received", reference: "", key: "" }, { kind: "unavailable" }];
  const receiving = metrics.countSendings({ subscribe: async () => outcomes.pop() } as Partial<Receiving> as Receiving);
  for (let times = 0; times < 2; times++) await receiving.subscribe("", { address: "", token: undefined });
  const text = await metrics.register.metrics();
  for (const line of [
    'site_requests_total{kind="page",status="2xx"} 1',
    'site_requests_total{kind="page",status="3xx"} 1',
    'site_request_duration_seconds_count{kind="page"} 2',
    'site_sendings_total{form="newsletter",outcome="received"} 1',
    'site_sendings_total{form="newsletter",outcome="unavailable"} 1',
    'site_pictures{state="waiting"} 7',
    'site_outbox_messages{state="waiting"} 3',
    "site_ready 0",
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test("a database that is away takes its own figure away and no other", async () => {
  const metrics = createMetrics();
  metrics.watch({ ...sources, countMessages: () => Promise.reject(new Error("away")) });
  const text = await metrics.register.metrics();
  expect(text).not.toMatch(/^site_outbox_messages\{/m);
  expect(text).toContain('site_pictures{state="running"} 2');
});

test("every alert of the rules file asks for figures that the server has, by labels that the guide names", () => {
  const metrics = createMetrics();
  metrics.watch(sources);
  const known = ["up", ...metrics.register.getMetricsAsArray().map(({ name }) => name)];
  const { groups } = parse(readFileSync("deploy/prometheus/studio-site.rules.yml", "utf8"));
  const asked: string[] = groups.flatMap(({ rules }: { rules: { expr: string }[] }) => rules.map(({ expr }) => expr));
  const names = asked.map((expr) => /\b(?:up|(?:site|nodejs|process)_\w+)/.exec(expr)?.[0] ?? expr);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  const guide = readFileSync("docs/operations.md", "utf8");
  const values = asked.flatMap((expr) =>
    [...expr.matchAll(/(?:state|outcome|status)="([^"]+)"/g)].map(([, value]) => value),
  );
  expect(values.length).toBeGreaterThan(3);
  expect(values.filter((value) => !guide.includes(String(value)))).toEqual([]);
});
