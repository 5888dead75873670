import type { Kysely } from "kysely";
import { type PageWeight, type SiteVitals, type VitalReadings, vitalDays } from "#shared/vitals.ts";
import type { Tables } from "../database/tables.ts";
import type { Env } from "../env.ts";
import { createRateLimit, readAllowances } from "../http/rate-limit.ts";
import { reportFailure } from "../watch/report-failure.ts";
import { vitalsRoute } from "./vitals-route.ts";
import { openVitals, type VitalsStore } from "./vitals-store.ts";

/** Far more pages than a household opens. */
const allowance = "60/60,600/3600";
const dayMs = 86_400_000;

export function openSiteVitals(database: Kysely<Tables>): VitalsStore {
  return openVitals({
    database,
    onFailure: (error) => reportFailure("Timings of visits could not be stored", error),
  });
}

export interface TimedSite {
  store: VitalsStore;
  env: Env;
  buildId: string;
  weights: () => readonly PageWeight[];
  patternOf: (path: string) => string | undefined;
}

/** Receives timings, and reports them with the build's weight of each page. */
export function timeSite({ store, env, buildId, weights, patternOf }: TimedSite) {
  const allowances = readAllowances(env.RATE_LIMIT === "off" ? "off" : allowance);
  return {
    vitals: vitalsRoute({ patternOf, waitingTime: createRateLimit(allowances), store }),
    async readVitals(): Promise<SiteVitals> {
      const readings = await readOrNone(store);
      const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
      return {
        ...{ buildId, from: dayOf(vitalDays - 1), to: dayOf(0) },
        all: readings.get("") ?? {},
        pages: weights().map((weight) => ({ ...weight, readings: readings.get(weight.route) ?? {} })),
      };
    },
  };
}

/** Without a database the page is shown without readings. */
async function readOrNone(store: VitalsStore): Promise<Map<string, VitalReadings>> {
  try {
    return await store.read();
  } catch (error) {
    reportFailure("Timings of visits cannot be read", error);
    return new Map();
  }
}
