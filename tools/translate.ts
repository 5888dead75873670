import { readCommand, refuse } from "../cli/command-line.ts";
import { ContentError } from "../model/reading/content-error.server.ts";
import { readBuildEnvironment } from "../server/env.ts";
import { commands } from "./translate/commands.ts";
import { Refusal } from "./translate/refusal.ts";

const usage = `npm run translate -- report de              what is missing, not read or outdated, by file
npm run translate -- report de pages/faq.yaml   the same for each text of a file
npm run translate -- export de > de.json    every text with its translation
npm run translate -- import de de.json --by human --reader Ada
                                            writes what the file's "target" says into content/de/ and notes it in lock.yaml
npm run translate -- stamp de pages/faq.yaml --reader Ada
                                            notes that somebody has read these files as they are now

  --strict        report: fails while a text is missing, not read or outdated
  --csv           export: a table instead of JSON; import takes both
  --open          export: only what is missing, not read or outdated
  --by <who>      import, stamp: human or machine
  --reader <name> import, stamp: who has read the translations; without it they count as not read`;

const { values, positionals } = readCommand(usage, {
  strict: { type: "boolean", default: false },
  csv: { type: "boolean", default: false },
  open: { type: "boolean", default: false },
  by: { type: "string" },
  reader: { type: "string" },
});
const [name = "", code = "", ...files] = positionals;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) refuse(`${name ? `There is no command ${name}` : "Name a command"}; --help lists them.`);
const { strict, ...given } = values;
try {
  const root = readBuildEnvironment(process.env).contentFolder;
  const { text, open = 0 } = (await command?.({ root, code, files, ...given })) ?? { text: "" };
  process.stdout.write(text);
  if (strict && open > 0) process.exitCode = 1;
} catch (error) {
  if (error instanceof ContentError || error instanceof Refusal) refuse(error.message);
  throw error;
}
