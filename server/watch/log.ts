import { inspect } from "node:util";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Env } from "../env.ts";
import type { Done } from "./watch-requests.ts";

/** Lines are buffered for this long, or up to this number, and written together. */
const flushMs = 250;
const bufferLength = 16_000;
/** How much may queue for a reader that has stopped; more is dropped, because visitors come before log lines. */
const mostWaiting = 4_000_000;

/** The log: JSON, one object per line. */
export interface Logs {
  /** A line per request, on standard output; written beside the work, not before it. */
  requests: (line: string) => void;
  /** Errors, on standard error; written at once, because each may be the last. */
  reports: Logger;
}

export function openLogs(level: Env["LOG_LEVEL"]): Logs {
  const output = pino.destination({ dest: 1, sync: false, maxLength: mostWaiting });
  const reports = pino.destination({ dest: 2, sync: true });
  // A log that cannot be written, on a full disk for instance, must not take the site down.
  for (const destination of [output, reports]) destination.on("error", () => {});
  const requests = joinLines((lines) => void output.write(lines));
  process.on("exit", () => {
    requests.flush();
    output.flushSync();
  });
  return { requests: requests.add, reports: createLog(level, reports) };
}

/** The destination measures its whole queue at each write; joined here, a line costs next to nothing. */
function joinLines(write: (lines: string) => void) {
  let waiting = "";
  const flush = () => {
    if (waiting !== "") write(waiting);
    waiting = "";
  };
  setInterval(flush, flushMs).unref();
  const add = (line: string) => {
    waiting += line;
    if (waiting.length >= bufferLength) flush();
  };
  return { add, flush };
}

/** Exported for its test. */
export function createLog(level: Env["LOG_LEVEL"], destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: tellError },
    },
    destination,
  );
}

/**
 * One line per request; our failures are errors. Formatted here in a tenth of a logger's time, which was nearly as long
 * as serving a cached page.
 */
export function logRequests(
  level: Env["LOG_LEVEL"],
  write: (line: string) => void,
  loggedPath: (target: string) => string,
): ((done: Done) => void) | undefined {
  if (level === "silent") return undefined;
  const isQuiet = level === "warn" || level === "error";
  return ({ id, method, target, status, ms, bytes, isAborted }) => {
    const isFailure = status >= 500;
    if (isQuiet && !isFailure) return;
    const head = `{"level":"${isFailure ? "error" : "info"}","time":"${timeText()}","id":"${id}","method":"${method}"`;
    const path = JSON.stringify(loggedPath(target));
    const tenths = Math.round(ms * 10) / 10;
    write(
      `${head},"path":${path},"status":${status},"ms":${tenths},"bytes":${bytes}${isAborted ? ',"aborted":true' : ""}}\n`,
    );
  };
}

let lastTime = { ms: 0, text: "" };

/** Many requests end in the same millisecond. */
function timeText(): string {
  const ms = Date.now();
  if (ms !== lastTime.ms) lastTime = { ms, text: new Date(ms).toISOString() };
  return lastTime.text;
}

/** Turns whatever our code and its libraries print on the console into log lines. */
export function takeConsole(log: Logger): void {
  for (const [method, level] of [
    ["log", "info"],
    ["info", "info"],
    ["warn", "warn"],
    ["error", "error"],
  ] as const) {
    console[method] = (first: unknown, ...rest: unknown[]) => {
      // Named, because the log would repeat the error's own words.
      if (first instanceof Error) log[level]({ err: first }, first.name);
      else log[level]([first, ...rest].map((part) => (typeof part === "string" ? part : inspect(part))).join(" "));
    };
  }
}

/**
 * Always includes where it happened; the message only if it is our own. An error with a code comes from the system, a
 * database or a library, and those quote their input; so does a parser.
 */
function tellError(error: Error & { code?: unknown }) {
  const isQuoting = error.code !== undefined || error instanceof SyntaxError;
  const places = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    ...(typeof error.code === "string" && { code: error.code }),
    ...(!isQuoting && { message: error.message }),
    stack: places.join("\n"),
  };
}
