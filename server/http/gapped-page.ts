import { constants, crc32, deflateRawSync } from "node:zlib";
import { escapePattern } from "#shared/escape-pattern.ts";

/** A text in pieces that were packed once, and between them its gaps. */
export interface GappedPage {
  parts: readonly (Piece | Gap)[];
  /** What it takes in memory. */
  bytes: number;
}

interface Piece {
  packed: Uint8Array;
  /** Of the text before packing. */
  length: number;
  /** What it adds to the checksum of what stands before it. */
  checksum: number;
}

interface Gap {
  word: number;
  /** Of the word, if all of them have the same. */
  length?: number | undefined;
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);
const longestBlock = 65_535;
const window = 32_768;
let zeros = Buffer.alloc(0);

/**
 * Makes a gap wherever one of the marks stands. The first `fixed` of them are as long as the words that will stand there:
 * a piece may then refer to what stands before the gap, as it does elsewhere.
 */
export function packPage(text: string, marks: readonly string[], fixed: number): GappedPage {
  const pattern = new RegExp(`(${marks.map((mark) => escapePattern(mark)).join("|")})`);
  const parts: (Piece | Gap)[] = [];
  let before = Buffer.alloc(0);
  for (const [at, part] of text.split(pattern).entries()) {
    const word = at % 2 === 1 ? marks.indexOf(part) : undefined;
    if (word === undefined) {
      if (part === "") continue;
      const bytes = Buffer.from(part);
      parts.push(packPiece(bytes, before));
      before = Buffer.concat([before, bytes]);
    } else if (word < fixed) {
      parts.push({ word, length: part.length });
      // No page has such bytes, so no piece refers to them.
      before = Buffer.concat([before, Buffer.alloc(part.length)]);
    } else {
      parts.push({ word });
      before = Buffer.alloc(0);
    }
  }
  return { parts, bytes: parts.reduce((sum, part) => sum + 200 + ("packed" in part ? part.packed.length : 0), 0) };
}

/**
 * The page with words in its gaps, as gzip: nothing is packed again, because words travel as stored blocks. Undefined if
 * a word has not the length of its gap.
 */
export function fillPage({ parts }: GappedPage, words: readonly string[]): Uint8Array<ArrayBuffer> | undefined {
  const blocks: Uint8Array[] = [gzipHead];
  let [length, checksum] = [0, 0];
  const bytesOf = words.map((word) => Buffer.from(word));
  for (const part of parts) {
    if ("packed" in part) {
      blocks.push(part.packed);
      length += part.length;
      checksum = checksumAfter(checksum, part);
    } else {
      const word = bytesOf[part.word];
      if (!word || word.length !== (part.length ?? word.length)) return undefined;
      blocks.push(...storedBlocks(word));
      length += word.length;
      checksum = crc32(word, checksum);
    }
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(checksum, 0);
  end.writeUInt32LE(length, 4);
  return Buffer.concat([...blocks, lastBlock, end]);
}

/** After a full flush the next block begins at a whole byte. */
function packPiece(bytes: Buffer, before: Buffer): Piece {
  if (zeros.length < bytes.length) zeros = Buffer.alloc(bytes.length);
  const checksum = crc32(bytes) ^ crc32(zeros.subarray(0, bytes.length));
  const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH, dictionary: before.subarray(-window) };
  // A copy: what the library returns may be part of a much larger buffer.
  return { packed: Uint8Array.from(deflateRawSync(bytes, options)), length: bytes.length, checksum };
}

/** A checksum of this kind is linear: what stands before a piece adds what it would add before as many zeros. */
function checksumAfter(before: number, { length, checksum }: Piece): number {
  return (crc32(zeros.subarray(0, length), before) ^ checksum) >>> 0;
}

function storedBlocks(bytes: Uint8Array): Uint8Array[] {
  const blocks = [];
  for (let at = 0; at < bytes.length; at += longestBlock) {
    const block = bytes.subarray(at, at + longestBlock);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(0xffff - block.length, 3);
    blocks.push(head, block);
  }
  return blocks;
}
