import { readFileSync } from "node:fs";

/**
 * For `node --import`: a clock offset by the milliseconds in the file that CLOCK_FILE names, read again each time.
 */
const file = process.env.CLOCK_FILE ?? "";
const RealDate = Date;

class MovedDate extends RealDate {
  constructor(...parts: [] | [number]) {
    if (parts.length === 0) super(MovedDate.now());
    else super(...parts);
  }
  static override now(): number {
    return RealDate.now() + Number(readFileSync(file, "utf8"));
  }
}

globalThis.Date = MovedDate as DateConstructor;
