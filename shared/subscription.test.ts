import { expect, test } from "vitest";
import { readSubscription, subscriptionProblems } from "./subscription.ts";

function problemsOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return subscriptionProblems(readSubscription(form));
}

test("an address is all that a subscription needs", () => {
  expect(problemsOf({ email: " rosa@studio.example " })).toEqual({});
});

test("a subscription without a good address says what is wrong with it", () => {
  expect(problemsOf({})).toEqual({ email: "missing" });
  expect(problemsOf({ email: "rosa@studio" })).toEqual({ email: "no-ending" });
});

test("what fills in the hidden field is stopped", () => {
  expect(problemsOf({ email: "rosa@studio.example", website: "x" })).toEqual({ website: "unknown" });
});
