import { readFileSync } from "node:fs";

/**
 * For `node --import`: a clock that stands as many milliseconds from the real one as the file named by CLOCK_FILE says, read
 * again at each look.
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
