import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { beginsAsNamed, headBytes, mayContinue } from "./file-content.ts";

export type Kept = { bytes: number; hash: string } | { problem: "kind" | "empty" } | undefined;

/**
 * Writes a file to its place, as fast as the disk takes it, while its content is what its name promises.
 * @param wants asked before each piece; the rest of an unwanted file is read and dropped, because fields follow it
 * @returns undefined if it became unwanted
 * @throws what the disk says, once the rest has been read
 */
export async function keepFile(
  stream: Readable,
  { name, place, wants }: { name: string; place: () => Promise<string>; wants: (bytes: number) => boolean },
): Promise<Kept> {
  const hash = createHash("sha256");
  let [head, bytes, isSound, failure] = [Buffer.alloc(0), 0, true, undefined as unknown];
  let file: Awaited<ReturnType<typeof open>> | undefined;
  const write = async (piece: Buffer) => {
    if (!mayContinue(name, head, piece)) isSound = false;
    if (!isSound) return;
    hash.update(piece);
    file ??= await open(await place(), "wx", 0o600);
    await file.appendFile(piece);
  };
  const settleHead = async () => {
    isSound = beginsAsNamed(name, head);
    await write(head);
  };
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      const wasShort = bytes < headBytes;
      bytes += piece.length;
      if (!wants(piece.length) || !isSound || failure) continue;
      if (wasShort) head = Buffer.concat([head, piece]);
      const step = wasShort ? bytes >= headBytes && settleHead() : write(piece);
      await Promise.resolve(step).catch((error: unknown) => {
        failure = error;
      });
    }
    if (failure) throw failure;
    if (bytes === 0) return { problem: "empty" };
    if (!wants(0)) return undefined;
    if (isSound && bytes < headBytes) await settleHead();
    if (!isSound) return { problem: "kind" };
    await file?.sync();
    return { bytes, hash: hash.digest("base64url") };
  } finally {
    await file?.close();
  }
}
