import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** Reads what was typed after a command. `--help` prints what the command does, a word that it does not know is said in a line; both end it. */
export function readCommand<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const help = { help: { type: "boolean", short: "h" } } as const;
  try {
    const read = parseArgs({ allowPositionals: true, options: { ...options, ...help } });
    if (!("help" in read.values)) return read;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(". ");
    return refuse(`${reason}; --help says what there is.`);
  }
  console.log(usage);
  process.exit(0);
}

/** The person who typed it can mend it: one line, no stack trace. */
export function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}
