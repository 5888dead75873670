import { expect, test } from "vitest";
import { isInheritedName, ownValue } from "./own-value.ts";

test("a record gives its own values only", () => {
  const record = { lead: "One" };
  expect(ownValue(record, "lead")).toBe("One");
  for (const name of ["__proto__", "constructor", "toString"]) {
    expect(ownValue<unknown>(record, name), name).toBeUndefined();
    expect(isInheritedName(name), name).toBe(true);
  }
  expect([isInheritedName("lead"), isInheritedName(0)]).toEqual([false, false]);
});
