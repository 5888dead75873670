import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { ContentError } from "#model/reading/content-error.server.ts";
import { ownValue } from "#shared/own-value.ts";
import { NoStoreError, openStore } from "../database/store.ts";
import { EnvError, readEnv } from "../env.ts";
import { StartError } from "../http/listen-on.ts";
import { failureCode } from "../watch/report-failure.ts";
import { type Command, commands, StaffError } from "./commands.ts";
import { UsageError } from "./options.ts";
import { besideService, type ServicePlaces } from "./service-settings.ts";

const help = `Enquiries, orders and newsletter addresses that the site has stored.

  npm run enquiries -- <command> [options]

Commands
  list                       the newest first, twenty at a time
  show <reference>           everything about one, and whether its mails left
  files <reference>          its files: names, sizes, where each is on disk, and a link that works for seven days
  export                     all that match, the oldest first, as CSV or JSON
  mark <reference> <state>   new, open, done or spam
  answered <reference>       records that it was answered now; marking it done does the same
  late                       enquiries and orders whose promised answer is overdue
  retry [reference]          sends waiting and set-aside messages again; all of them without a reference
  undelivered                mails and webhooks that failed, with their ids: set aside, or waiting for another attempt
  resend <id>                sends one of them again at once
  erase <email>              removes all data of a person for ever
  purge                      removes data older than its retention (content/site.yaml)
  stats                      how many there are, by state, source, first page, service and month, and which answers were in time

Options of list and export
  --kind <kind>              enquiry, order or newsletter (without it: enquiries and orders)
  --state <state>            new, open, done, spam; for newsletter: pending, confirmed
  --since, --until <day>     days such as 2026-11-21, both included, in UTC
  --email <address>          from this person
  --search <words>           words that occur anywhere in it, in any case and with or without accents and hyphens
  --limit <n>, --page <n>    with list; all of them with --json and no limit
  --format <csv|json>        with export; csv without it
  --out <file>               with export; the standard output without it
  --json                     with every command except mark: for programs
  --dry-run                  with erase: lists what would be removed

Reads the DATA_DIR or DATABASE_URL that it is given, else those of the service on this machine (/etc/studio-site.env and
/var/lib/studio-site, as root), else the folder data. The server may be running; a database that is not there is not made.
Ends with 0, with 1 when something was not found or failed, with 2 when the command was not understood.`;

/** The commands of one program of staff. */
export interface StaffTool {
  /** As in `npm run enquiries`. */
  name: string;
  help: string;
  commands: Readonly<Record<string, Command>>;
}

const enquiriesTool: StaffTool = { name: "enquiries", help, commands };

interface Terminal {
  env: NodeJS.ProcessEnv;
  out: Writable;
  err: Writable;
  /** Replaces the service's paths in tests. */
  service?: ServicePlaces;
}

/** Runs one staff command and returns its exit code. */
export async function runStaff(words: string[], terminal: Terminal, tool: StaffTool = enquiriesTool): Promise<number> {
  const { env: own, out, err, service } = terminal;
  const say = (to: Writable, text: string, exitCode: number) => {
    to.write(`${text}\n`);
    return exitCode;
  };
  try {
    const { values, positionals } = readWords(words);
    const [name, ...rest] = positionals;
    if (values.help || name === "help") return say(out, tool.help, 0);
    if (name === undefined) return say(err, tool.help, 2);
    const command = ownValue(tool.commands, name);
    if (!command) throw new UsageError(`Unknown command: ${name}.`);
    if (values["dry-run"] && name !== "erase") throw new UsageError("--dry-run works only with erase.");
    const prepared = command(rest, values);
    const env = readEnv(besideService(own, service));
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, CONTENT_DIR: root } = env;
    const store = await openStore({ databaseUrl, dataFolder, mustExist: true });
    try {
      const readAll = () => readSiteContent(root);
      await prepared(store, { out, err, env, readContent: readAll, readSite: async () => (await readAll()).site });
    } finally {
      await store.database.destroy();
    }
    return 0;
  } catch (error) {
    const { text, exitCode } = explain(error, tool);
    return say(err, text, exitCode);
  }
}

/** Few commands need the content, whose readers take longer to load than everything else. */
async function readSiteContent(root: string) {
  const { readContent } = await import("#model/reading/read-content.server.ts");
  try {
    return await readContent({ root });
  } catch (error) {
    throw error instanceof ContentError ? new StaffError(error.message) : error;
  }
}

function readWords(words: string[]) {
  const text = { type: "string" } as const;
  const names = [
    "kind",
    "state",
    "since",
    "until",
    "email",
    "search",
    "limit",
    "page",
    "format",
    "out",
    "role",
  ] as const;
  const texts = Object.fromEntries(names.map((name) => [name, text])) as Record<(typeof names)[number], typeof text>;
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { ...texts, json: flag, "dry-run": flag, end: flag, help: { ...flag, short: "h" } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function explain(error: unknown, { name }: StaffTool): { text: string; exitCode: number } {
  if (error instanceof UsageError) return { text: `${error.message} See npm run ${name} -- --help`, exitCode: 2 };
  const isOurs = [StaffError, EnvError, StartError, NoStoreError].some((kind) => error instanceof kind);
  if (isOurs) return { text: (error as Error).message, exitCode: 1 };
  return { text: `The database could not be used: ${failureCode(error)}`, exitCode: 1 };
}
