import type { Kysely } from "kysely";
import type { Posted } from "#shared/receiving.ts";
import { timeOf } from "../database/database-time.ts";
import type { Tables } from "../database/tables.ts";

const megabyte = 1024 * 1024;
const hourMs = 3_600_000;
/** Forms with files that arrive at the same time: of one network, and of all. */
const atOnce = { fromOne: 25, inAll: 200 };

/** In bytes: what one network may send within an hour, what all may, and what is kept in all. */
export interface FileQuota {
  fromOne: number;
  perHour: number;
  inAll: number;
}

/** Reads `750/3000/20000`, in MB. */
export function readFileQuota(text: string): FileQuota {
  const [fromOne = 0, perHour = 0, inAll = 0] = text.split("/").map((part) => Number(part) * megabyte);
  return { fromOne, perHour, inAll };
}

/** Counts what is kept, for all instances, and what is arriving here. */
export function createFileGate(database: Kysely<Tables>, quota: FileQuota) {
  const arriving = new Map<string, number>();
  const countOf = (sender?: string) =>
    sender === undefined ? [...arriving.values()].reduce((sum, count) => sum + count, 0) : (arriving.get(sender) ?? 0);
  return {
    /** Why a sender's files are not taken now. */
    async refusal(sender: string): Promise<Posted["refusal"]> {
      if (countOf(sender) > atOnce.fromOne || countOf() > atOnce.inAll)
        return { kind: "limited", retryAfterSeconds: 60 };
      const since = new Date(timeOf(database) - hourMs).toISOString();
      const { all, recent, own } = await sums(database, since, sender);
      if (all >= quota.inAll) return { kind: "full" };
      const isOver = own >= quota.fromOne || recent >= quota.perHour;
      return isOver ? { kind: "limited", retryAfterSeconds: hourMs / 1000 } : undefined;
    },
    enter: (sender: string) => void arriving.set(sender, countOf(sender) + 1),
    leave(sender: string) {
      const left = countOf(sender) - 1;
      if (left > 0) arriving.set(sender, left);
      else arriving.delete(sender);
    },
  };
}

async function sums(database: Kysely<Tables>, since: string, sender: string) {
  const files = database.selectFrom("enquiry_file").select(({ fn }) => fn.sum<number | null>("bytes").as("sum"));
  const sum = async (query: typeof files) => Number((await query.executeTakeFirstOrThrow()).sum ?? 0);
  const recent = files.where("received_at", ">", since);
  return { all: await sum(files), recent: await sum(recent), own: await sum(recent.where("sender", "=", sender)) };
}
