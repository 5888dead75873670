import { expect, test } from "vitest";
import { mailLink } from "./mail-link.ts";

const words = { subject: "A job & more", body: "One line\nand another" };

test("a mail link carries the subject and the text that was typed", () => {
  expect(mailLink("hello@studio.example", words)).toEqual({
    href: "mailto:hello@studio.example?subject=A%20job%20%26%20more&body=One%20line%0Aand%20another",
    isCut: false,
  });
  expect(mailLink("", { subject: "A", body: "" }).href).toBe("mailto:?subject=A");
});

test("a text that would make the link too long for Windows is left out, in whatever script it is written", () => {
  for (const body of ["x".repeat(1850), "ж".repeat(320), "移".repeat(210)])
    expect(mailLink("hello@studio.example", { ...words, body })).toEqual({
      href: "mailto:hello@studio.example?subject=A%20job%20%26%20more",
      isCut: true,
    });
  for (const body of ["x".repeat(1700), "ж".repeat(280), "移".repeat(190)]) {
    const { href, isCut } = mailLink("hello@studio.example", { ...words, body });
    expect([isCut, href.length < 1900]).toEqual([false, true]);
  }
});
