import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runProgram } from "./processes.ts";
import { wholeProject } from "./project-copy.ts";

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">
<path fill="currentColor" d="M0 4h18a9 9 0 0 1 6 15.5A10 10 0 0 1 19 38H0Z"/>
<path fill="var(--color-tang)" d="M40 20a18 18 0 0 1 36 0v18H40Zm50-16h70v8H90Zm0 13h52v8H90Zm0 13h36v8H90Z"/>
</svg>
`;

export const answers = {
  name: "Brackwater Games",
  legalName: "Brackwater Games GmbH",
  legalLine: "Brackwater Games GmbH, Am Speicher 3, 28195 Bremen, Amtsgericht Bremen HRB 12345.",
  origin: "https://brackwater.example",
  locale: "en-IE",
  country: "DE",
  timeZone: "Europe/Berlin",
  city: "Bremen",
  currency: { symbol: "€", code: "EUR" },
  phone: "+49 421 496010",
  emails: { hello: "moin@brackwater.example" },
  colours: { paper: "#f4f7f6" },
  logo: "logo.svg",
  departments: [
    { name: "Play", colour: "#0f766e", service: "game-development-studio" },
    { name: "Systems", colour: "#6b2d5c", service: "it-and-dev-consultancy" },
  ],
  pages: ["/about-us", "/team", "/portfolio", "/service", "/blog", "/shop", "/pricing", "/faq", "/terms"],
};

/** A copy of the whole project to adopt, and the answers beside it. */
export function projectToAdopt(given: object = answers): { root: string; answersFile: string } {
  const root = wholeProject();
  const folder = dirname(root);
  mkdirSync(join(folder, "answers"));
  writeFileSync(join(folder, "answers", "logo.svg"), logo);
  const answersFile = join(folder, "answers", "answers.yaml");
  writeFileSync(answersFile, JSON.stringify(given));
  return { root, answersFile };
}

/** Runs a file of the copy, with the environment of an operator. */
export function runIn(root: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { NODE_ENV: _, CONTENT_DIR: __, ...own } = process.env;
  return runProgram(process.execPath, words, { cwd: root, env: { ...own, ...env } });
}
