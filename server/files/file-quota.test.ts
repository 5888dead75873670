import { expect, onTestFinished, test } from "vitest";
import { openTestStore } from "../../tests/support/enquiries.ts";
import { createFileGate, readFileQuota } from "./file-quota.ts";

test("of one network 25 forms with files may arrive at once, and one that ends makes room", async () => {
  const { database } = await openTestStore();
  onTestFinished(() => database.destroy());
  const gate = createFileGate(database, readFileQuota("750/3000/20000"));
  const entered = Array.from({ length: 26 }, () => gate.enter("one"));
  expect(entered).toEqual([...Array(25).fill(true), false]);
  expect(await gate.refusal("one")).toEqual({ kind: "limited", retryAfterSeconds: 60 });
  expect([gate.enter("other"), await gate.refusal("other")]).toEqual([true, undefined]);
  gate.leave("one");
  expect(await gate.refusal("one")).toBeUndefined();
});

test("the files of all senders together have a limit", async () => {
  const { database } = await openTestStore();
  onTestFinished(() => database.destroy());
  const row = {
    reference: "LW-1",
    folder: "f",
    position: 0,
    name: "a.pdf",
    type: "",
    sender: "",
    received_at: "2020-01-01T00:00:00Z",
  };
  await database
    .insertInto("enquiry_file")
    .values({ ...row, id: "1", bytes: 3 * 1024 * 1024 })
    .execute();
  expect(await createFileGate(database, readFileQuota("9/9/4")).refusal("one")).toBeUndefined();
  expect(await createFileGate(database, readFileQuota("9/9/3")).refusal("one")).toEqual({ kind: "full" });
});
