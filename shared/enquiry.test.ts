import { expect, test } from "vitest";
import { type Enquiry, enquiryLimits, enquiryProblems, readEnquiry } from "./enquiry.ts";

const topics = ["game-development-studio", "it-and-dev-consultancy"];

const sound: Enquiry = {
  name: "Rosa Whitlock",
  email: "rosa@brackenport.example",
  company: "",
  topic: "it-and-dev-consultancy",
  budget: "10k-50k",
  message: "Our booking system stops every Friday at four.",
  nda: false,
  consent: true,
  website: "",
};

test("an enquiry with everything that is needed has no problem", () => {
  expect(enquiryProblems(sound, topics)).toEqual({});
  expect(enquiryProblems({ ...sound, topic: "not-sure", budget: "" }, topics)).toEqual({});
});

test("an empty form names every field that must be filled in, in the order of the form", () => {
  const problems = enquiryProblems(readEnquiry(new FormData()), topics);
  expect(problems).toEqual({
    name: "missing",
    email: "missing",
    topic: "unknown",
    message: "missing",
    consent: "missing",
  });
  expect(Object.keys(problems)).toEqual(["name", "email", "topic", "message", "consent"]);
});

test("a topic or budget that the form does not offer is refused", () => {
  expect(enquiryProblems({ ...sound, topic: "plumbing" }, topics)).toEqual({ topic: "unknown" });
  expect(enquiryProblems({ ...sound, budget: "1" }, topics)).toEqual({ budget: "unknown" });
});

test("a message has a least and a greatest length", () => {
  expect(enquiryProblems({ ...sound, message: "Help." }, topics)).toEqual({ message: "short" });
  const { min, max } = enquiryLimits.message;
  expect(enquiryProblems({ ...sound, message: "x".repeat(min) }, topics)).toEqual({});
  expect(enquiryProblems({ ...sound, message: "x".repeat(max) }, topics)).toEqual({});
  expect(enquiryProblems({ ...sound, message: "x".repeat(max + 1) }, topics)).toEqual({ message: "long" });
});

test("a message is not too short for the script that it is written in", () => {
  for (const message of [
    ...[
      "ゲームの移植の見積もりをお願いします",
      "見積もりをお願いします",
      "我想做一个游戏网站",
      "게임 이식 견적 부탁드립니다",
    ],
    ...["ขอใบเสนอราคาครับ", "ຂໍໃບສະເໜີລາຄາ", "សូមតម្លៃគេហទំព័រ"],
  ])
    expect([message, enquiryProblems({ ...sound, message }, topics)]).toEqual([message, {}]);
  for (const message of ["你好", "こんにちは", "Привет всем", "مرحبا بكم"])
    expect([message, enquiryProblems({ ...sound, message }, topics)]).toEqual([message, { message: "short" }]);
});

test("names and companies are not endless", () => {
  const long = "x".repeat(200);
  expect(enquiryProblems({ ...sound, name: long, company: long }, topics)).toEqual({ name: "long", company: "long" });
});

test("what fills in the hidden field is stopped", () => {
  expect(enquiryProblems({ ...sound, website: "https://spam.example" }, topics)).toEqual({ website: "unknown" });
});

test("a posted form is read with blanks, line breaks and control characters in order", () => {
  const form = new FormData();
  form.set("name", "  Rosa\u0000 Whitlock ");
  form.set("message", "one\r\ntwo\rthree");
  form.set("nda", "on");
  form.set("website", "x");
  expect(readEnquiry(form)).toEqual({
    name: "Rosa Whitlock",
    email: "",
    company: "",
    topic: "",
    budget: "",
    message: "one\ntwo\nthree",
    nda: true,
    consent: false,
    website: "x",
  });
});

test("a field of one line stays one line, and nothing in it turns the direction of writing", () => {
  const form = new FormData();
  form.set("name", "Rosa\r\nBcc: all@studio.example\u2028\u202ekcoltihW\u2066");
  form.set("email", "rosa@studio.example\nBcc: all@studio.example");
  form.set("message", "one\n\u200ftwo\u202e\u2066");
  const { name, email, message } = readEnquiry(form);
  expect([name, email]).toEqual([
    "Rosa Bcc: all@studio.example kcoltihW",
    "rosa@studio.example Bcc: all@studio.example",
  ]);
  expect(enquiryProblems({ ...sound, email }, topics)).toEqual({ email: "no-good" });
  expect(message).toBe("one\n\u200ftwo");
});

test("what a word processor or a table brings along leaves words apart, and nothing that a machine could not read", () => {
  const form = new FormData();
  form.set("name", "Rosa\u000bWhitlock\tLtd\ufffe");
  form.set("message", "one\u000btwo\u2028three\tfour\uffff\u0007");
  expect(readEnquiry(form)).toMatchObject({ name: "Rosa Whitlock Ltd", message: "one\ntwo\nthree four" });
});

test("a file in place of a text is an empty text", () => {
  const form = new FormData();
  form.set("name", new File(["x"], "x.txt"));
  expect(readEnquiry(form).name).toBe("");
});
