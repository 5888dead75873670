import { expect, test } from "vitest";
import { validate } from "./validation.ts";

const verdictOf = (value: unknown) =>
  validate(() => value).then(
    () => "passes",
    (thrown: { init?: { status: number }; data?: { message?: string } }) => [thrown.init?.status, thrown.data?.message],
  );

test("VAL-1 exactly true passes, anything else is a 404", async () => {
  expect(await verdictOf(true)).toBe("passes");
  for (const value of [false, undefined, null, 1, "x", {}]) expect(await verdictOf(value)).toEqual([404, undefined]);
});

test("VAL-1 a returned object says its own status and message", async () => {
  expect(await verdictOf({ status: 410, message: "Gone" })).toEqual([410, "Gone"]);
});

test("VAL-1 a validator may take its time", async () => {
  expect(await verdictOf(Promise.resolve(true))).toBe("passes");
  expect(await verdictOf(Promise.resolve(false))).toEqual([404, undefined]);
});

test("VAL-5 a validator that throws is an error of its own, not a pass", async () => {
  const failing = validate(() => {
    throw new Error("broken check");
  });
  await expect(failing).rejects.toThrow("broken check");
});
