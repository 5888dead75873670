import { expect, test } from "vitest";
import { type Selected, withLink, withMark, withOpening } from "./markdown-marks.ts";

/** The text with brackets around what is selected. */
const shown = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;
const selected = (text: string): Selected => {
  const [start, end] = [text.indexOf("‹"), text.indexOf("›") - 1];
  return { text: text.replace(/[‹›]/g, ""), start, end };
};

test("words become bold, italic or code, and plain again", () => {
  expect(shown(withMark(selected("a ‹word› b"), "**"))).toBe("a **‹word›** b");
  expect(shown(withMark(selected("a **‹word›** b"), "**"))).toBe("a ‹word› b");
  expect(shown(withMark(selected("a‹ word ›b"), "*"))).toBe("a *‹word›* b");
  expect(shown(withMark(selected("a ‹›"), "`"))).toBe("a `‹words›`");
});

test("words become a link whose target is selected", () => {
  expect(shown(withLink(selected("see ‹this›.")))).toBe("see [this](‹/contact›).");
});

test("lines become a list, a heading or a quotation, and plain again", () => {
  expect(shown(withOpening(selected("o‹ne\ntw›o"), "- "))).toBe("‹- one\n- two›");
  expect(shown(withOpening(selected("- o‹ne\n- tw›o"), "1. "))).toBe("‹1. one\n2. two›");
  expect(shown(withOpening(selected("1. o‹ne\n2. tw›o"), "1. "))).toBe("‹one\ntwo›");
  expect(shown(withOpening(selected("first\n‹›words"), "## "))).toBe("first\n‹## words›");
});
