import type { ReactNode } from "react";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { AssumedAnswer } from "#shared/brief/assumed-answers.ts";
import type { saidAnswers } from "#shared/brief/said-answers.ts";
import { formatWhole } from "#shared/money.ts";
import type { BriefData } from "./data.server.ts";
import { Keep } from "./keep.tsx";

interface SurroundingsProps {
  page: BriefData;
  said: ReturnType<typeof saidAnswers>;
  taken: readonly AssumedAnswer[];
  near: BriefData["jobs"];
  /** The answers as an address has them. */
  query: string;
  /** Makes a file in the browser. */
  save: (name: string) => Promise<void>;
}

const grid = "grid gap-x-gut gap-y-8 py-half md:grid-cols-2 lg:grid-cols-4 print:columns-2";

/** Jobs to compare with, what is taken for granted, what is left out, and ways to take it along. */
export function Surroundings({ page, said, taken, near, query, save }: SurroundingsProps) {
  const { estimate, cases, keep, book } = page;
  return (
    <Band name="surroundings" pad="none" label={keep.title}>
      <div className={`wrap ${grid}`}>
        <div className={`hidden print:block ${block}`}>
          <Lines title={estimate.said} list={said.map(({ question, answer }) => `${question} ${answer}`)} />
        </div>
        <Near words={cases} near={near} sign={book.currencies[0]?.symbol ?? ""} />
        <Lines title={estimate.assumptions} list={estimate.assumed}>
          {taken.map(({ key, step, text }) => (
            <li key={key} data-assumed={key} className={item}>
              <span>{text}</span>{" "}
              <button type="submit" form="questions" name="step" value={step} className={change}>
                {estimate.change} <span className="vh">{page.questions[key]}</span>
              </button>
            </li>
          ))}
        </Lines>
        <Lines title={estimate.excluded} list={estimate.leftOut} />
        <Keep words={keep} query={query} pageUrl={page.pageUrl} save={save} />
      </div>
    </Band>
  );
}

function Near({ words, near, sign }: { words: BriefData["cases"]; near: BriefData["jobs"]; sign: string }) {
  if (near.length === 0) return null;
  return (
    <div className={block}>
      <h2 className={heading}>{words.title}</h2>
      <ul role="list" className="border-t-3">
        {near.map(({ slug, title, weeks, people, price }) => (
          <li key={slug} className="border-b-2 border-line py-3">
            <Link to={`/portfolio/${slug}`}>
              <h3 className="text-h4 underline">{title}</h3>
            </Link>
            <p className="mt-1 mb-0">
              {words.took
                .replace("{weeks}", String(weeks))
                .replace("{people}", String(people))
                .replace("{price}", () => formatWhole(price, sign))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const block = "break-inside-avoid";
const heading = "mb-3 text-h4";
const item = "border-b-2 border-line pb-2";
const change = "min-h-6 cursor-pointer bg-transparent p-0 font-bold underline print:hidden";

function Lines({ title, list, children }: { title: string; list: readonly string[]; children?: ReactNode }) {
  return (
    <div className={block}>
      <h2 className={heading}>{title}</h2>
      <ul role="list" className="grid gap-2 border-t-3 pt-3">
        {children}
        {list.map((line) => (
          <li key={line} className={item}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
