import { endingOf } from "#shared/files.ts";

/** So many bytes tell the kind of a file. */
export const headBytes = 512;

type Test = (head: Buffer) => boolean;

const starts =
  (...beginnings: readonly string[]): Test =>
  (head) =>
    beginnings.some((hex) => head.subarray(0, hex.length / 2).toString("hex") === hex);
const at =
  (offset: number, ...words: readonly string[]): Test =>
  (head) =>
    words.some((word) => head.toString("latin1", offset, offset + word.length) === word);

const zip = starts("504b0304", "504b0506");
const compound = starts("d0cf11e0a1b11ae1");
const picture = {
  png: starts("89504e470d0a1a0a"),
  jpeg: starts("ffd8ff"),
  gif: at(0, "GIF87a", "GIF89a"),
  webp: (head: Buffer) => at(0, "RIFF")(head) && at(8, "WEBP")(head),
  heif: at(4, "ftypavif", "ftypavis", "ftypheic", "ftypheix", "ftypmif1", "ftypmsf1"),
  tiff: starts("49492a00", "4d4d002a"),
};
const pdf = at(0, "%PDF-");
const gzip = starts("1f8b08");
const sevenZip = starts("377abcaf271c");
const rar = at(0, "Rar!\x1a\x07");
const tar = at(257, "ustar");
/** What runs on some machine. */
const program = starts("4d5a", "7f454c46", "cafebabe", "cffaedfe", "feedface", "feedfacf");
const binary: readonly Test[] = [zip, compound, ...Object.values(picture), pdf, gzip, sevenZip, rar, tar, program];

const tests: ReadonlyMap<string, Test> = new Map<string, Test>([
  ["pdf", pdf],
  ["rtf", at(0, "{\\rtf")],
  ...["docx", "xlsx", "pptx", "odt", "ods", "odp", "zip"].map((ending): [string, Test] => [ending, zip]),
  ...["doc", "xls", "ppt"].map((ending): [string, Test] => [ending, compound]),
  ["png", picture.png],
  ["jpg", picture.jpeg],
  ["jpeg", picture.jpeg],
  ["gif", picture.gif],
  ["webp", picture.webp],
  ["avif", picture.heif],
  ["heic", picture.heif],
  ["tif", picture.tiff],
  ["tiff", picture.tiff],
  ["7z", sevenZip],
  ["rar", rar],
  ["gz", gzip],
  ["tgz", gzip],
  ["tar", tar],
]);

/** Whether a file begins as its ending promises. */
export function beginsAsNamed(name: string, head: Buffer): boolean {
  const test = tests.get(endingOf(name));
  return test ? test(head) : !binary.some((begins) => begins(head));
}

/** Whether a piece of a file can be part of text, for endings that promise text: in UTF-16 every other byte may be zero. */
export function mayContinue(name: string, head: Buffer, piece: Buffer): boolean {
  return tests.has(endingOf(name)) || starts("fffe", "feff")(head) || !piece.includes(0);
}
