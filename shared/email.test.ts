import { expect, test } from "vitest";
import { emailIdentity, emailProblem, isPlainEmail, normalEmail } from "./email.ts";

test("addresses that mail can carry are accepted", () => {
  for (const address of ["rosa@studio.co.uk", "r.o'whitlock+shop@mail.example", "ada@büro.example", "a_b@x-y.io"]) {
    expect(emailProblem(address)).toBeUndefined();
  }
});

test("an address in any script is accepted, as typed and as a browser posts it", () => {
  for (const address of [
    ...["ivan@пример.рф", "ivan@xn--e1afmkfd.xn--p1ai", "jörg@büro.example", "山田@例え.テスト"],
    ...["rosa＠studio．example", "rosa@studio。example", "ｒｏｓａ@ｓｔｕｄｉｏ.example", "rosa@studio｡example"],
    ...["\u200brosa@studio.example\ufeff", "ro\u00adsa@stu\u200bdio.example", "\u202arosa@studio.example\u202c"],
    ...[" rosa@studio.example\u00a0", "\u3000rosa@studio.example", "rosa@studio.example."],
    ...["mailto:rosa@studio.example", "<rosa@studio.example>", "rosa@نامه\u200cای.com"],
  ]) {
    expect([address, emailProblem(address)]).toEqual([address, undefined]);
  }
});

test("every spelling of an address is the same person", () => {
  for (const [one, ...others] of [
    [
      "ivan@xn--e1afmkfd.xn--p1ai",
      "ivan@пример.рф",
      "Ivan@ПРИМЕР.РФ",
      "ivan@XN--E1AFMKFD.XN--P1AI",
      "ivan＠пример。рф",
    ],
    [
      "ada@xn--bro-hoa.example",
      "ada@büro.example",
      "ada@bu\u0308ro.example",
      "ada@BÜRO.example",
      "ada@b\u200büro.example",
    ],
    [
      "rosa@studio.example",
      "ROSA@Studio.Example",
      "ｒｏｓａ＠ｓｔｕｄｉｏ．ｅｘａｍｐｌｅ",
      "ro\u200dsa@stu\u200ddio.example",
    ],
    ["rosa@studio.example", "mailto:rosa@studio.example", "<rosa@studio.example>", "rosa@studio.example."],
    ["jörg@studio.example", "jo\u0308rg@studio.example", "JÖRG@studio.example"],
  ]) {
    for (const other of others) expect(emailIdentity(other)).toBe(one);
    expect(emailIdentity(emailIdentity(one ?? ""))).toBe(one);
  }
});

test("a joiner that belongs to a domain stays, one that was copied along goes", () => {
  expect(emailIdentity("a@نامه\u200cای.com")).toBe("a@xn--mgba3gch31f060k.com");
  expect(emailIdentity("a@stu\u200cdio.com")).toBe("a@studio.com");
});

test("mail goes to the normal form, which keeps the case before the @", () => {
  expect(normalEmail(" Ivan.P@Пример.РФ ")).toBe("Ivan.P@xn--e1afmkfd.xn--p1ai");
  expect(normalEmail("rosa")).toBe("rosa");
});

test("only an address that is ASCII before its @ can go through every mail server", () => {
  expect(isPlainEmail("ivan@пример.рф")).toBe(true);
  expect(isPlainEmail("jörg@example.com")).toBe(false);
});

test("each mistake has its own problem", () => {
  expect(emailProblem("")).toBe("missing");
  expect(emailProblem("\u200b ")).toBe("missing");
  expect(emailProblem("rosa")).toBe("no-at");
  expect(emailProblem("rosa@")).toBe("no-at");
  expect(emailProblem("@studio.example")).toBe("no-at");
  for (const address of ["rosa@studio", "rosa@127.0.0.1", "rosa@1", "rosa@studio.1", "rosa@пример"])
    expect([address, emailProblem(address)]).toEqual([address, "no-ending"]);
  expect(emailProblem("rosa@studio.example@x.example")).toBe("no-good");
  expect(emailProblem("rosa whitlock@studio.example")).toBe("no-good");
  for (const host of ["studio..example", "-studio.example", "studio-.example", "stu%64io.example", "studio/x.example"])
    expect([host, emailProblem(`rosa@${host}`)]).toEqual([host, "no-good"]);
  expect(emailProblem("rosa@studio.example\r\nBcc: all@x.example")).toBe("no-good");
  expect(emailProblem("rosa\u0000@studio.example")).toBe("no-good");
  expect(emailProblem(`${"r".repeat(260)}@studio.example`)).toBe("long");
});
