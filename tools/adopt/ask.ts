import { createInterface } from "node:readline";
import type { ContentProblem } from "../../model/reading/content-error.server.ts";
import { ContentError } from "../../model/reading/content-error.server.ts";
import { type Answers, answersSchema, servicePages, someAnswersSchema } from "./answers.ts";
import { chooseColours } from "./slots.ts";

type Raw = Record<string, unknown>;

interface Question {
  words: string;
  /** Taken when the line is left empty. */
  otherwise?: (soFar: Raw) => string;
  /** The answers that a line gives. */
  read: (line: string) => Raw;
}

const text = (key: string) => (line: string) => ({ [key]: line });

function readDepartments(line: string): Raw {
  const departments = line.split(";").map((part) => {
    const [name, colour, service] = part.split(",").map((word) => word.trim());
    return { name, colour, service };
  });
  return { departments };
}

const questions: Question[] = [
  { words: "1/10  Registered name", otherwise: ({ name }) => String(name), read: text("legalName") },
  {
    words: "2/10  The sentence that the law wants at the foot of each page",
    otherwise: ({ legalName }) => `${legalName}.`,
    read: text("legalLine"),
  },
  {
    words: "3/10  Public address, such as https://brackwater.example",
    read: (line) => ({ origin: line.replace(/\/$/, "") }),
  },
  { words: "4/10  Country, two letters such as DE", read: (line) => ({ country: line.toUpperCase() }) },
  {
    words: "5/10  Town and time zone, such as Bremen, Europe/Berlin",
    read: (line) => {
      const [zone = "", ...city] = line
        .split(",")
        .map((part) => part.trim())
        .reverse();
      return { timeZone: zone, ...(city.length > 0 && { city: city.reverse().join(", ") }) };
    },
  },
  { words: "6/10  Currency, such as EUR, or with a sign of your own, such as EUR €", read: text("currency") },
  { words: "7/10  Telephone, such as +49 421 496010", read: text("phone") },
  {
    words: "8/10  Email",
    otherwise: ({ origin }) => `hello@${String(origin).replace("https://", "")}`,
    read: (line) => ({ emails: { hello: line } }),
  },
  {
    words: `9/10  One to four departments: name, colour, service; separated by semicolons
      such as Games, #0f766e, game-development-studio; Software, #6b2d5c, it-and-dev-consultancy
      services: ${servicePages.join(", ")}\n     `,
    read: readDepartments,
  },
  {
    words: "10/10 Logo: the path of an SVG file",
    otherwise: () => "none",
    read: (line) => (line === "none" ? {} : { logo: line }),
  },
];

/** Asks on the terminal; a line that cannot be taken is asked for again. */
export async function askAnswers(name: string | undefined): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (question, whenEnded) => {
    process.stdout.write(`${question}: `);
    const { value, done } = await lines.next();
    if (done && whenEnded !== undefined) return whenEnded;
    if (done) throw new ContentError([{ file: "answers", field: "", reason: "ended before the last question" }]);
    return String(value).trim();
  };
  try {
    let answers: Raw = { name: name || (await ask("Name of the company")) };
    for (const question of questions) answers = { ...answers, ...(await answerTo(question, answers, ask)) };
    return await confirmed(answers, ask);
  } finally {
    terminal.close();
  }
}

/** @param whenEnded what is taken where no further line comes; without it that is a mistake */
type Ask = (words: string, whenEnded?: string) => Promise<string>;

/** A colour that has to change is shown first, and may be replaced. */
async function confirmed(answers: Raw, ask: Ask): Promise<Answers> {
  const parsed = answersSchema.safeParse(answers);
  if (!parsed.success) throw new ContentError(problemsOf(parsed.error.issues));
  const { told } = chooseColours(parsed.data);
  if (told.length === 0) return parsed.data;
  for (const sentence of told) console.log(`      ${sentence}`);
  const again: Question = {
    words: "      Take these colours? yes, or the departments anew, as in 9/10",
    otherwise: () => "yes",
    read: (line) => (line === "yes" ? {} : readDepartments(line)),
  };
  const given = await answerTo(again, answers, (words) => ask(words, "yes"));
  return given.departments ? confirmed({ ...answers, ...given }, ask) : parsed.data;
}

async function answerTo(question: Question, soFar: Raw, ask: Ask): Promise<Raw> {
  const otherwise = question.otherwise?.(soFar);
  const words = otherwise === undefined ? question.words : `${question.words} [${otherwise}]`;
  for (;;) {
    const given = question.read((await ask(words)) || otherwise || "");
    const { error } = someAnswersSchema.safeParse(given);
    if (!error) return given;
    for (const { field, reason } of problemsOf(error.issues)) console.log(`      ${field}: ${reason}`);
  }
}

function problemsOf(issues: readonly { path: PropertyKey[]; message: string }[]): ContentProblem[] {
  return issues.map(({ path, message }) => ({ file: "answers", field: path.join("."), reason: message }));
}
