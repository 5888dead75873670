import type { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import { lineOf } from "#shared/enquiry.ts";
import { endingOf, fileLimits } from "#shared/files.ts";
import type { Posted } from "#shared/receiving.ts";
import { beginningOf } from "#shared/writable.ts";
import { createTaker, type TakerParts } from "./take-files.ts";

/** What fields may hold together, and how much of them is shown again when they hold more. */
export const fieldBytes = 64 * 1024;
export const shownBytes = 4 * fieldBytes;
/** What is read at most, so that a form without script gets its text back although its files were too large. */
const mostBytes = 64 * 1024 * 1024;
/** A sender who pauses this long is gone. */
const pauseMs = 30_000;
const longestName = 120;
/** Of its parts; browsers send two headers and names of one word. */
const partLimits = { parts: 100, headerPairs: 10, headerSize: 8192, fieldNameSize: 100 };

export class UnreadableForm extends Error {}

/** A form as it arrived. */
export interface ReceivedForm extends Posted {
  fields: URLSearchParams;
}

/**
 * Reads a form with files as it arrives: fields into memory, files to disk. Whatever is wrong with the files, the fields
 * around them are read, so that nothing typed is lost. What it wrote stays for the caller to keep or discard.
 * @throws UnreadableForm when the body is broken or its sender has gone
 */
export async function receiveForm(
  request: Request,
  { pauseMs: pause = pauseMs, ...parts }: TakerParts & { pauseMs?: number },
): Promise<ReceivedForm> {
  const announced = Number(request.headers.get("Content-Length") ?? 0);
  const taker = createTaker(parts);
  if (announced > fileLimits.bytes + shownBytes) taker.refuse("large");
  const typed = collectFields();
  const isCut = await parse(request, { pause, announced, onField: typed.add, onFile: taker.take });
  if (isCut) taker.refuse("large");
  const taken = await taker.taken();
  const isTooLarge = taken.filesProblem === "large" || typed.bytes() > fieldBytes;
  return { ...taken, isTooLarge, fields: typed.fields };
}

function collectFields() {
  const fields = new URLSearchParams();
  let bytes = 0;
  return {
    fields,
    bytes: () => bytes,
    add(name: string, value: string) {
      if (bytes < shownBytes) fields.append(name, beginningOf(value, shownBytes));
      bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    },
  };
}

interface Reading {
  pause: number;
  announced: number;
  onField: (name: string, value: string) => void;
  onFile: (stream: Readable, name: string) => Promise<void>;
}

/** Feeds the parser as fast as fields and files are taken; true if the body is so large that the rest was not read. */
async function parse({ headers, body }: Request, { pause, announced, onField, onFile }: Reading): Promise<boolean> {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => {});
  const open = new Set<Readable>();
  const taking: Promise<void>[] = [];
  const parser = createParser(headers.get("Content-Type") ?? "");
  const finished = new Promise<void>((resolve) => parser.once("finish", resolve));
  parser.on("error", reject);
  parser.on("field", (name: string | undefined, value: string) => onField(name ?? "", value));
  parser.on("file", (field: string | undefined, stream: Readable, typed: string | undefined) => {
    const name = nameOf(typed);
    stream.on("error", reject);
    if (field !== "files" || name === "") return void stream.resume();
    open.add(stream);
    taking.push(onFile(stream, name).finally(() => open.delete(stream)));
  });
  const stop = async () => {
    for (const stream of open) stream.destroy(new UnreadableForm());
    await Promise.allSettled(taking);
  };
  let bytes = 0;
  try {
    for await (const piece of piecesOf(body, pause)) {
      bytes += piece.length;
      if (bytes > mostBytes || (announced > mostBytes && taking.length > 0)) {
        await stop();
        return true;
      }
      await Promise.race([new Promise((resolve) => parser.write(piece, resolve)), broken]);
    }
    parser.end();
    await Promise.race([finished, broken]);
    await Promise.all(taking);
    return false;
  } catch (error) {
    await stop();
    throw new UnreadableForm("The form could not be read.", { cause: error });
  }
}

function createParser(type: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: { "content-type": type }, limits: { ...partLimits, fieldSize: shownBytes } });
  } catch (error) {
    throw new UnreadableForm("The form could not be read.", { cause: error });
  }
}

/** What a visitor called a file: on one line, without folders, its ending kept. */
function nameOf(typed = ""): string {
  const name = lineOf(typed.replace(/^.*[\\/]/s, ""));
  if (name.length <= longestName) return name;
  const ending = `…${endingOf(name) && `.${endingOf(name)}`}`;
  return beginningOf(name, longestName - ending.length) + ending;
}

/** The pieces of a body; fails when none comes for a while. */
async function* piecesOf(body: ReadableStream<Uint8Array> | null, pause: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (;;) {
      const next = await withinPause(reader?.read(), pause);
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    await reader?.cancel().catch(() => {});
  }
}

async function withinPause<Value>(wait: Promise<Value> | undefined, pause: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreadableForm("The sender paused.")), pause);
  });
  try {
    return await Promise.race([wait, late]);
  } finally {
    clearTimeout(timer);
  }
}
