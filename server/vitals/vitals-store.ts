import { type Kysely, sql } from "kysely";
import { type VisitTiming, type VitalName, type VitalReadings, vitalDays, vitalNames } from "#shared/vitals.ts";
import type { Tables, VitalRow } from "../database/tables.ts";
import { bucketOf, readingOf } from "./histogram.ts";

const dayMs = 86_400_000;
const keptDays = 90;
/** Visits are counted in memory and written together, so that a visit costs no write of its own. */
const writeAfterMs = 2000;
/** Caches readings, so that frequent reads do not load the database. */
const readAgainMs = 2000;

interface StoreOptions {
  database: Kysely<Tables>;
  /** Called when counts could not be written and were dropped. */
  onFailure: (error: unknown) => void;
  now?: () => number;
}

export interface VitalsStore {
  add: (route: string, values: VisitTiming["values"]) => void;
  /** Readings of recent days: per route, and for all routes under an empty name. */
  read: () => Promise<Map<string, VitalReadings>>;
  /** Writes the pending counts. */
  flush: () => Promise<void>;
}

/** Timings as histograms: how many visits of a route fell into which bucket on which day, and nothing about any visit. */
export function openVitals({ database, onFailure, now = Date.now }: StoreOptions): VitalsStore {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  let counted = new Map<string, VitalRow>();
  let writing: NodeJS.Timeout | undefined;
  let clearedOn = "";
  let lastRead = { at: Number.NEGATIVE_INFINITY, readings: Promise.resolve(new Map<string, VitalReadings>()) };

  async function flush(): Promise<void> {
    clearTimeout(writing);
    writing = undefined;
    // Always in the same order: instances that write the same rows at once must not deadlock.
    const rows = [...counted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    counted = new Map();
    try {
      if (rows.length > 0) await addRows(database, rows);
      const today = dayOf(now());
      if (clearedOn === today) return;
      await database
        .deleteFrom("vital")
        .where("day", "<", dayOf(now() - keptDays * dayMs))
        .execute();
      clearedOn = today;
    } catch (error) {
      onFailure(error);
    }
  }

  return {
    flush,
    add(route, values) {
      const day = dayOf(now());
      for (const metric of vitalNames) {
        const value = values[metric];
        if (value === undefined) continue;
        const bucket = bucketOf(metric, value);
        const key = [day, route, metric, bucket].join(" ");
        const row = counted.get(key) ?? { day, route, metric, bucket, count: 0 };
        counted.set(key, { ...row, count: row.count + 1 });
      }
      writing ??= setTimeout(flush, writeAfterMs).unref();
    },
    read() {
      if (Math.abs(now() - lastRead.at) > readAgainMs) {
        lastRead = { at: now(), readings: readRows(database, dayOf(now() - (vitalDays - 1) * dayMs)) };
      }
      return lastRead.readings;
    },
  };
}

async function addRows(database: Kysely<Tables>, rows: readonly VitalRow[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const row of rows) {
      await transaction
        .insertInto("vital")
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(["day", "route", "metric", "bucket"])
            .doUpdateSet({ count: sql<number>`vital.count + excluded.count` }),
        )
        .execute();
    }
  });
}

async function readRows(database: Kysely<Tables>, since: string): Promise<Map<string, VitalReadings>> {
  const rows = await database
    .selectFrom("vital")
    .select((select) => ["route", "metric", "bucket", select.fn.sum("count").as("count")])
    .where("day", ">=", since)
    .groupBy(["route", "metric", "bucket"])
    .execute();
  const histograms = new Map<string, Map<VitalName, Map<number, number>>>();
  for (const { route, metric, bucket, count } of rows) {
    for (const name of [route, ""]) {
      const metrics = histograms.get(name) ?? new Map<VitalName, Map<number, number>>();
      const counts = metrics.get(metric) ?? new Map<number, number>();
      counts.set(bucket, (counts.get(bucket) ?? 0) + Number(count));
      histograms.set(name, metrics.set(metric, counts));
    }
  }
  return new Map(
    [...histograms].map(([name, metrics]) => [
      name,
      Object.fromEntries([...metrics].map(([metric, counts]) => [metric, readingOf(metric, counts)])),
    ]),
  );
}
