import { fork } from "node:child_process";
import { join } from "node:path";
import { childEnvironment } from "../../cli/child-environment.ts";
import type { ImageRequest } from "./image-request.ts";
import type { MakeRendition } from "./make-rendition.ts";
import type { Rendition } from "./renditions.ts";
import type { DrawSharePicture, ShareCard } from "./share-picture.ts";

/** A rendition of the picture at a path, or a share picture. */
type PictureWork = { path: string; operations: ImageRequest["operations"] } | { card: ShareCard };

/** What the process is sent. */
export type PictureTask = PictureWork & { id: number };

/** What it answers. */
export type PictureAnswer = { id: number; rendition: Rendition } | { id: number; problem: string };

/** Thrown when the process that makes pictures could not start, or ended before it answered. */
export class PictureProcessEnded extends Error {
  /** Whether it ended while it had pictures to make, one of which may have ended it. */
  readonly isAtWork: boolean;

  constructor({ isAtWork }: { isAtWork: boolean }) {
    super();
    this.isAtWork = isAtWork;
  }
}

export interface PictureProcess {
  makeRendition: MakeRendition;
  drawSharePicture: DrawSharePicture;
}

interface Options {
  /** Run by Node with the public folder as its argument; tests pass their own. */
  program?: string;
  /** How long it stays without work: starting takes a third of a second, staying takes its memory. */
  idleMs?: number;
  /** When a picture is given up and the process is killed: later than the library's own limit. */
  deadlineMs?: number;
}

/** Of our variables; a decoder of pictures has no use for the site's passwords. */
const passedOn = ["MALLOC_ARENA_MAX", "NODE_ENV", "NODE_OPTIONS", "NODE_COMPILE_CACHE"];
/** The C library gives back what it maps. Without it, memory after two hundred pictures was 158 MB instead of 101. */
const givesBack = { MALLOC_MMAP_THRESHOLD_: "262144" };

/** How long a picture that ended its process is refused: otherwise each request for it would start another. */
const refusedMs = 60_000;

/**
 * Makes pictures in a process of their own. It starts with the first one and ends after an idle time,
 * which gives its memory back; a decoder that dies takes nothing else with it. It also ends with us, however we end.
 * What was being made when a process ended is tried once more in a process to itself: whatever ends that one too is refused.
 */
export function openPictureProcess(publicFolder: string, options: Options = {}): PictureProcess {
  let running: ReturnType<typeof startProcess> | undefined;
  /** Pictures that may have ended a process, by path, and until when each is refused. */
  const suspects = new Map<string, number>();

  async function perform(work: PictureWork): Promise<Rendition> {
    const picture = "card" in work ? work.card.picture : work.path;
    const refusedUntil = suspects.get(picture);
    if (refusedUntil === undefined) {
      if (!running?.isOpen()) running = startProcess(publicFolder, options);
      return watch(picture, running.perform(work));
    }
    if (refusedUntil > performance.now()) throw new Error("the process that makes pictures ended with it twice");
    const rendition = startProcess(publicFolder, { ...options, idleMs: 0 }).perform(work);
    return watch(picture, rendition, refusedMs);
  }

  async function watch(picture: string, making: Promise<Rendition>, refusedForMs = 0): Promise<Rendition> {
    try {
      const rendition = await making;
      suspects.delete(picture);
      return rendition;
    } catch (error) {
      if (error instanceof PictureProcessEnded && error.isAtWork)
        suspects.set(picture, performance.now() + refusedForMs);
      throw error;
    }
  }
  return {
    makeRendition: (path, operations) => perform({ path, operations }),
    drawSharePicture: async (card) => (await perform({ card })).bytes,
  };
}

function startProcess(publicFolder: string, { program, idleMs = 2_000, deadlineMs = 330_000 }: Options) {
  const child = forkProgram(program ?? join(import.meta.dirname, "picture-worker.ts"), publicFolder);
  const asked = new Map<number, PromiseWithResolvers<PictureAnswer>>();
  let count = 0;
  let isOpen = true;
  let idle: NodeJS.Timeout | undefined;

  function close(why: { isAtWork: boolean }): void {
    isOpen = false;
    for (const { reject } of asked.values()) reject(new PictureProcessEnded(why));
  }

  child.on("message", (message) => {
    // Only our own program sends on this channel.
    const answer = message as PictureAnswer;
    asked.get(answer.id)?.resolve(answer);
  });
  child.on("error", ({ name, code = name }: NodeJS.ErrnoException) => {
    console.error(`picture process: ${code}`);
    close({ isAtWork: false });
  });
  child.on("exit", (code, signal) => {
    if (isOpen) console.error(`picture process: ended with ${signal ?? code}; the next picture starts another`);
    close({ isAtWork: true });
  });

  async function perform(work: PictureWork): Promise<Rendition> {
    clearTimeout(idle);
    if (!child.connected) throw new PictureProcessEnded({ isAtWork: false });
    const id = ++count;
    const answered = Promise.withResolvers<PictureAnswer>();
    asked.set(id, answered);
    const deadline = setTimeout(() => child.kill("SIGKILL"), deadlineMs);
    child.send({ ...work, id } satisfies PictureTask);
    try {
      const answer = await answered.promise;
      if ("problem" in answer) throw new Error(answer.problem);
      const { type, bytes } = answer.rendition;
      // Received as a view of all that was read at once, which a cache would keep.
      return { type, bytes: bytes.slice() };
    } finally {
      clearTimeout(deadline);
      asked.delete(id);
      if (isOpen && asked.size === 0) idle = setTimeout(leave, idleMs);
    }
  }

  function leave(): void {
    isOpen = false;
    child.disconnect();
  }

  return { perform, isOpen: () => isOpen };
}

/** @throws PictureProcessEnded when the system has no room for another process */
function forkProgram(program: string, publicFolder: string) {
  const env = childEnvironment((name) => passedOn.includes(name), givesBack);
  try {
    return fork(program, [publicFolder], { env, serialization: "advanced" });
  } catch (error) {
    console.error(`picture process: ${error instanceof Error ? error.message : String(error)}`);
    throw new PictureProcessEnded({ isAtWork: false });
  }
}
