import { expect, test } from "vitest";
import type { LedgerFact } from "../facts/ledger.server.ts";
import { expiryProblems } from "./expiry.server.ts";

const fact = (id: string, until: string | null, isExpired = false) =>
  ({ id, file: "content/facts/x.yaml", until, isExpired }) as LedgerFact;

test("only expired facts and those that expire within 60 days are reported", () => {
  const facts = [
    fact("gone", "2026-11-21", true),
    fact("soon", "2027-01-20"),
    fact("later", "2027-01-22"),
    fact("kept", null),
  ];
  const { expired, soon } = expiryProblems({ facts, today: "2026-11-22" });
  expect(expired.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    "gone expired on 2026-11-21; count again and write a new asOf and until, or take the fact out",
  ]);
  expect(soon.map(({ field }) => field)).toEqual(["soon"]);
});
