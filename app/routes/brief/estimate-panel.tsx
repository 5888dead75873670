import { type ReactNode, useEffect, useState } from "react";
import { useSite } from "#app/frame/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Estimate } from "#shared/brief/estimate.ts";
import { formatRange } from "#shared/brief/format-range.ts";
import type { OpenQuestion } from "#shared/brief/open-questions.ts";
import type { Department } from "#shared/department.ts";
import { formatDate, formatNumber } from "#shared/format.ts";
import { formatWhole } from "#shared/money.ts";
import type { BriefData } from "./data.server.ts";
import { PeopleByWeek } from "./people-by-week.tsx";
import { Working } from "./working.tsx";

type Currency = BriefData["book"]["currencies"][number];

interface PanelProps {
  words: BriefData["estimate"];
  /** Undefined until everything that moves the price is answered. */
  result: Estimate | undefined;
  /** What the price waits for. */
  open: readonly OpenQuestion[];
  questions: BriefData["questions"];
  /** What the last answer did to the range. */
  changed: string | undefined;
  /** Below the open questions. */
  beforehand: ReactNode;
  department: Department;
  currency: Currency | undefined;
  /** The day on which the starts were counted. */
  asOf: string;
  /** For paper: the day of the estimate. */
  today: string;
}

const place = "min-w-0 rounded-lg p-6 shadow-edge print:p-0";

/** Stays below the header while the questions are answered. */
const kept = "z-1 bg-ink py-1 lg:sticky lg:top-(--header)";

/** The range, and what it is made of. */
export function EstimatePanel(props: PanelProps) {
  const { words, result, open, questions, changed, beforehand, department, currency, asOf, today } = props;
  const { brand } = useSite().site;
  const sign = currency?.symbol ?? "";
  const written = (amount: number) => formatWhole(amount, sign);
  const said = result ? formatRange(result, words.range, sign) : words.open;
  return (
    <section aria-labelledby="estimate" data-tone="ink" className={place}>
      <p className="m-0 hidden text-small print:block">
        {brand}, {formatDate(today)}
      </p>
      <h2 id="estimate" className="scroll-mt-27 text-h4 print:hidden">
        {words.title}
      </h2>
      {!result && <Open words={words} open={open} questions={questions} />}
      {!result && beforehand}
      {result && (
        <div data-department={department}>
          <div className={kept}>
            <Range result={result} written={written} />
            {changed && <p className="mb-2 font-bold print:hidden">{changed}</p>}
          </div>
          <p className="m-0 text-small text-on-ink-soft">
            {`${result.floor === result.ceiling ? words.fixedTax : words.tax} ${currency ? rateOf(words.rate, currency) : ""}`}
          </p>
          <Working words={words} result={result} sign={sign} />
          <PeopleByWeek words={words} people={result.people} />
          <p className="mt-5 mb-0 flex justify-between gap-4 border-t-2 border-line-inv pt-4">
            <b>{words.earliest}</b>{" "}
            <span data-capacity="" data-as-of={asOf}>
              {result.earliest ? formatDate(result.earliest) : <Link to="/contact">{words.askUs}</Link>}
            </span>
          </p>
        </div>
      )}
      <Announced text={[said, changed].filter(Boolean).join(". ")} />
    </section>
  );
}

/** What has no answer yet; each is a key to its step, which works without script too. */
function Open({ words, open, questions }: Pick<PanelProps, "words" | "open" | "questions">) {
  return (
    <>
      <p className="display mt-3 mb-5 text-h3">{words.open}</p>
      <p className="mb-2 text-on-ink-soft">{words.waits}</p>
      <ul role="list" data-open="">
        {open.map(({ key, step }) => (
          <li key={key} className="border-t-2 border-line-inv">
            <button
              type="submit"
              form="questions"
              name="step"
              value={step}
              className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 bg-transparent p-0 text-start font-bold"
            >
              {questions[key]} <Icon name="arrow-right" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Range({ result, written }: { result: Estimate; written: (amount: number) => string }) {
  const isOnePrice = result.floor === result.ceiling;
  return (
    <p className="display mt-3 mb-2 text-figure font-stretch-72% tracking-tight">
      <data
        value={result.floor}
        data-floor={result.floor}
        data-ceiling={isOnePrice ? result.ceiling : undefined}
        className="whitespace-nowrap"
      >
        {written(result.floor)}
      </data>{" "}
      {!isOnePrice && (
        <span className="whitespace-nowrap">
          –{" "}
          <data value={result.ceiling} data-ceiling={result.ceiling}>
            {written(result.ceiling)}
          </data>
        </span>
      )}
    </p>
  );
}

function rateOf(words: string, { rate, asOf }: Currency): string {
  return asOf ? words.replace("{rate}", formatNumber(rate, 2)).replace("{day}", formatDate(asOf)) : "";
}

const quietMs = 900;

/** Tells screen readers the range once it has stopped changing. */
function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="vh">
      {said}
    </p>
  );
}
