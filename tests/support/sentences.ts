import { type Child, reader } from "../../server/crawlers/page-tree.ts";

const unread = new Set("button dialog input noscript script style svg template textarea".split(" "));
const inLine = new Set(
  "a abbr b bdi br cite code del em i img kbd label mark q s small span strong sub sup time u var wbr".split(" "),
);
/** Between two blocks. */
const seam = "\u0001";

/** Every sentence that visitors read in the `main` of a page, including the words of its forms' buttons. */
export function sentencesOf(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return reader
    .parse(main)
    .children.map(wordsIn)
    .join("")
    .split(seam)
    .flatMap((block) => block.split(/(?<=[.!?…])\s+/))
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => plainWords(sentence) !== "");
}

/** Its letters and figures only, so that marks of Markdown do not matter. */
export function plainWords(text: string): string {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");
}

/** A Markdown text without addresses and its head. */
export function withoutAddresses(markdown: string): string {
  return markdown
    .replace(/^---[\s\S]*?---/, "")
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, "$1 ")
    .replaceAll("\\", "");
}

function wordsIn(node: Child): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  const { tagName, properties, children } = node;
  const isSent = tagName === "button" && properties.type === "submit";
  if ((unread.has(tagName) && !isSent) || properties.hidden || properties.ariaHidden === "true") return "";
  if (tagName === "br") return " ";
  const words = children.map(wordsIn).join("");
  return inLine.has(tagName) ? words : seam + words + seam;
}
