import { createInterface } from "node:readline";
import type { ContentProblem } from "../../model/reading/content-error.server.ts";
import { ContentError } from "../../model/reading/content-error.server.ts";
import { type Answers, answersSchema, servicePages } from "./answers.ts";

type Raw = Record<string, unknown>;

interface Question {
  words: string;
  /** Taken when the line is left empty. */
  otherwise?: (soFar: Raw) => string;
  /** The answers that a line gives. */
  read: (line: string) => Raw;
}

const text = (key: string) => (line: string) => ({ [key]: line });

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
  {
    words: "6/10  Currency: code and sign, such as EUR €",
    read: (line) => {
      const [code = "", symbol = ""] = line.split(/\s+/);
      return { currency: { code, symbol } };
    },
  },
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
    read: (line) => ({
      departments: line.split(";").map((part) => {
        const [name, colour, service] = part.split(",").map((word) => word.trim());
        return { name, colour, service };
      }),
    }),
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
  const ask = async (question: string) => {
    process.stdout.write(`${question}: `);
    const { value, done } = await lines.next();
    if (done) throw new ContentError([{ file: "answers", field: "", reason: "ended before the last question" }]);
    return String(value).trim();
  };
  try {
    let answers: Raw = { name: name || (await ask("Name of the company")) };
    for (const question of questions) answers = { ...answers, ...(await answerTo(question, answers, ask)) };
    const parsed = answersSchema.safeParse(answers);
    if (!parsed.success) throw new ContentError(problemsOf(parsed.error.issues));
    return parsed.data;
  } finally {
    terminal.close();
  }
}

async function answerTo(question: Question, soFar: Raw, ask: (words: string) => Promise<string>): Promise<Raw> {
  const otherwise = question.otherwise?.(soFar);
  const words = otherwise === undefined ? question.words : `${question.words} [${otherwise}]`;
  for (;;) {
    const given = question.read((await ask(words)) || otherwise || "");
    const { error } = answersSchema.partial().safeParse(given);
    if (!error) return given;
    for (const { field, reason } of problemsOf(error.issues)) console.log(`      ${field}: ${reason}`);
  }
}

function problemsOf(issues: readonly { path: PropertyKey[]; message: string }[]): ContentProblem[] {
  return issues.map(({ path, message }) => ({ file: "answers", field: path.join("."), reason: message }));
}
