import { expect, test } from "vitest";
import { emailProblem } from "./email.ts";

test("addresses that mail can carry are accepted", () => {
  for (const address of ["rosa@studio.co.uk", "r.o'whitlock+shop@mail.example", "ada@büro.example", "a_b@x-y.io"]) {
    expect(emailProblem(address)).toBeUndefined();
  }
});

test("each mistake is told apart", () => {
  expect(emailProblem("")).toBe("missing");
  expect(emailProblem("rosa")).toBe("no-at");
  expect(emailProblem("rosa@")).toBe("no-at");
  expect(emailProblem("@studio.example")).toBe("no-at");
  expect(emailProblem("rosa@studio")).toBe("no-ending");
  expect(emailProblem("rosa@127.0.0.1")).toBe("no-ending");
  expect(emailProblem("rosa@studio.example@x.example")).toBe("no-good");
  expect(emailProblem("rosa whitlock@studio.example")).toBe("no-good");
  expect(emailProblem("rosa@studio..example")).toBe("no-good");
  expect(emailProblem("rosa@studio.example\r\nBcc: all@x.example")).toBe("no-good");
  expect(emailProblem(`${"r".repeat(260)}@studio.example`)).toBe("long");
});
