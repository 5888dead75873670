import { isSame, keyedHash } from "../database/keyed-hash.ts";

const lifeMs = 7 * 86_400_000;

/** The address of a file below the site's, good for seven days for anybody who has it: staff get it by mail, webhook and command. */
export function fileLink(id: string, secret: string, now: number): string {
  const until = String(now + lifeMs);
  return `files/${id}?until=${until}&k=${sign(secret, id, until)}`;
}

/** Whether such an address is ours and still good. */
export function isGoodLink(id: string, query: URLSearchParams, secret: string, now: number): boolean {
  const until = query.get("until") ?? "";
  const isOurs = /^\d{1,15}$/.test(until) && isSame(query.get("k") ?? "", sign(secret, id, until));
  return isOurs && now < Number(until);
}

function sign(secret: string, id: string, until: string): string {
  return keyedHash(secret, "file", id, until);
}
