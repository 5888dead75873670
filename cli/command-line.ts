import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** Parses a command's arguments. `--help` prints the usage and an unknown argument one line; both exit. */
export function readCommand<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const help = { help: { type: "boolean", short: "h" } } as const;
  try {
    const read = parseArgs({ allowPositionals: true, options: { ...options, ...help } });
    if (!("help" in read.values)) return read;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(". ");
    return refuse(`${reason}; --help lists what it accepts.`);
  }
  console.log(usage);
  process.exit(0);
}

/** The user can correct it: one line, no stack trace. */
export function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}
