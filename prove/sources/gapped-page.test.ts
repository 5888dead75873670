import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fillPage, packPage } from "../../server/http/gapped-page.ts";

const sentence = "Die Kranführerin lässt <b>eine</b> Kachel nach der anderen herunter. ";
const text = `key+1/=${sentence.repeat(500)}«name»${sentence.repeat(900)}key+1/=${sentence}key+1/=«name»`;
const page = packPage(text, ["key+1/=", "«name»"], 1);
const filled = (words: readonly string[]) => {
  const packed = fillPage(page, words);
  return packed && gunzipSync(packed).toString();
};

test.each(["", "x", "Łódź & <ü>", "$&", "«name»", "w".repeat(200_000)])(
  "a page is whole again with words in its gaps, whatever they are (%#)",
  (name) => {
    const whole = text.replaceAll("key+1/=", () => "other-7").replaceAll("«name»", () => name);
    expect(filled(["other-7", name])).toBe(whole);
  },
);

test("a word of another length than its gap's is refused, and so is a word too few", () => {
  expect(filled(["longer than a key", "name"])).toBeUndefined();
  expect(filled(["other-7"])).toBeUndefined();
});

test("a gap of fixed length costs no more than its own bytes", () => {
  const gaps = packPage(`${sentence.repeat(20)}key+1/=`.repeat(20), ["key+1/="], 1);
  const none = packPage(sentence.repeat(400), ["key+1/="], 1);
  const sizeOf = (packed: typeof page) => fillPage(packed, ["other-7"])?.length ?? 0;
  expect(sizeOf(gaps) - sizeOf(none)).toBeLessThan(20 * 40);
});
