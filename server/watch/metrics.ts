import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { FormName, Outcome, Receiving } from "#shared/receiving.ts";
import type { Done } from "./watch-requests.ts";

type Counts = Record<string, number>;

export interface MetricSources {
  /** The kind of resource requested, by method and address. */
  kindOf: (method: string, target: string) => string;
  /** Pictures in progress and waiting, by state. */
  countPictures: () => Counts;
  /** Unsent outbox messages, by state. */
  countMessages: () => Promise<Counts>;
  /** Whether pages can be served and forms stored. */
  isReady: () => Promise<boolean>;
}

/** The server's Prometheus metrics. Labels take few values, all of them ours. */
export function createMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: "site_requests_total",
    help: "Requests that are over, by what was asked for and class of status",
    labelNames: ["kind", "status"],
    registers: [register],
  });
  const seconds = new Histogram({
    name: "site_request_duration_seconds",
    help: "From the head of a request to the end of its response",
    labelNames: ["kind"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const sendings = new Counter({
    name: "site_sendings_total",
    help: "Forms that were filled in without mistakes, by form and outcome",
    labelNames: ["form", "outcome"],
    registers: [register],
  });

  return {
    register,
    /** Starts counting requests and reading gauges. */
    watch({ kindOf, countPictures, countMessages, isReady }: MetricSources): (done: Done) => void {
      gauge("site_pictures", "Pictures that are made or wait for their turn", register, countPictures);
      gauge("site_outbox_messages", "Messages that have not left", register, countMessages);
      new Gauge({
        name: "site_ready",
        help: "1 while pages can be served and forms stored, as /readyz says",
        registers: [register],
        async collect() {
          this.set((await isReady()) ? 1 : 0);
        },
      });
      return ({ method, target, status, ms }) => {
        const kind = kindOf(method, target);
        requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
        seconds.observe({ kind }, ms / 1000);
      };
    },
    /** Wraps the service to count outcomes of submissions. */
    countSendings(receiving: Receiving): Receiving {
      const counted = async (form: FormName, receive: () => Promise<Outcome>) => {
        const outcome = await receive();
        sendings.inc({ form, outcome: outcome.kind });
        return outcome;
      };
      return {
        ...receiving,
        receiveEnquiry: (enquiry, sending) => counted("contact", () => receiving.receiveEnquiry(enquiry, sending)),
        receiveOrder: (order, sending) => counted("checkout", () => receiving.receiveOrder(order, sending)),
        subscribe: (email, sending) => counted("newsletter", () => receiving.subscribe(email, sending)),
      };
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** A gauge read at scrape time; one that cannot be read is left out. */
function gauge(name: string, help: string, register: Registry, count: () => Counts | Promise<Counts>): void {
  new Gauge({
    name,
    help,
    labelNames: ["state"],
    registers: [register],
    async collect() {
      this.reset();
      try {
        for (const [state, value] of Object.entries(await count())) this.set({ state }, value);
      } catch {
        // /readyz shows that a database is away; the other figures are still wanted.
      }
    },
  });
}
