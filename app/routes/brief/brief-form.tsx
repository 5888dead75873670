import { memo, startTransition, useEffect, useMemo, useState } from "react";
import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import { untilReady } from "#app/browser/ready.ts";
import { useOldCount } from "#app/browser/use-old-count.ts";
import { Band } from "#app/ui/band.tsx";
import { Island } from "#app/ui/island.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Answers } from "#shared/brief/answers.ts";
import { estimate } from "#shared/brief/estimate.ts";
import { openQuestions } from "#shared/brief/open-questions.ts";
import { rangeChange } from "#shared/brief/range-change.ts";
import { inBackground } from "#shared/in-background.ts";
import { formatWhole } from "#shared/money.ts";
import type { BriefData } from "./data.server.ts";
import { EstimatePanel } from "./estimate-panel.tsx";
import { Presets } from "./presets.tsx";
import { Questions } from "./questions.tsx";
import { RangeBar } from "./range-bar.tsx";
import type { SendResponse } from "./send.tsx";
import { useAnswers } from "./use-answers.ts";

/** The first visit is close to its script budget; this shows at once and needs no script. */
const Below = memo(hydratedLater(async () => (await import("./after-estimate.tsx")).AfterEstimate));

/** Leads to the form that sends the brief, below all that it comes to. */
function showSending(): void {
  const heading = document.getElementById("send");
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

interface BriefFormProps {
  page: BriefData;
  response: SendResponse | undefined;
}

/** The questions beside what they come to, and below them what goes with it. */
export function BriefForm({ page, response }: BriefFormProps) {
  const { book, dropped, keep } = page;
  const isOld = useOldCount(page.asOf);
  const calendar = useMemo(() => (isOld ? { ...page.calendar, starts: {} } : page.calendar), [isOld, page.calendar]);
  const { answers, former, query, revision, read } = useAnswers(page.answers, page);
  const props = useMemo(
    () => ({ page, calendar, answers, query, response }),
    [page, calendar, answers, query, response],
  );
  const [below, setBelow] = useState(props);
  // While its code is on its way, what the server rendered stays: React hydrates before a transition, and not before a deferred value.
  // Before the page is ready it would wait for code that waits for the page, and no other part could hydrate meanwhile.
  useEffect(() => {
    let isCurrent = true;
    const show = () => isCurrent && startTransition(() => setBelow(props));
    inBackground(untilReady().then(show));
    return () => {
      isCurrent = false;
    };
  }, [props]);
  const [step, setStep] = useState(page.step);
  const priced = (said: Answers) =>
    openQuestions(said, book).length === 0 ? estimate(said, book, calendar) : undefined;
  const result = priced(answers);
  const before = former && priced(former);
  const change = before && result && rangeChange(before, result);
  const department = book.kinds.find(({ id }) => id === answers.kind)?.department ?? "mari";
  const currency = book.currencies.find(({ code }) => code === answers.currency) ?? book.currencies[0];
  const sign = currency?.symbol ?? "";
  const changed =
    change && page.estimate.changed[change.kind].replace("{amount}", () => formatWhole(change.amount, sign));
  const finish = () => {
    if (answers.kind) showSending();
    else setStep(1);
  };
  return (
    <>
      <Island>
        <Band name="desk" tone="paper-2" pad="none" grid="map" labelledBy="brief">
          <div className="wrap grid gap-x-gut gap-y-8 pt-8 pb-half lg:grid-cols-2">
            <header className="grid items-end gap-x-gut gap-y-4 lg:col-span-full lg:cols-8-4">
              <h1 id="brief" className="text-h2 font-stretch-80% tracking-tight">
                {page.title}
              </h1>
              <p className="lead m-0 print:hidden">{page.lead}</p>
            </header>
            <div className="lg:sticky lg:top-30 lg:self-start print:hidden">
              {dropped.length > 0 && (
                <Notice icon="warning" className="mb-5">
                  {keep.dropped.replace("{names}", dropped.join(", "))}
                </Notice>
              )}
              <Island key={revision}>
                <Questions
                  page={page}
                  answers={answers}
                  step={step}
                  onStep={setStep}
                  onFinish={finish}
                  onAnswer={read}
                />
              </Island>
              {result && <RangeBar result={result} sign={sign} pattern={page.estimate.range} changed={changed} />}
            </div>
            <EstimatePanel
              words={page.estimate}
              result={result}
              open={openQuestions(answers, book)}
              questions={page.questions}
              changed={changed}
              beforehand={!answers.kind && <Presets {...page.presets} />}
              department={department}
              currency={currency}
              asOf={page.asOf}
              today={calendar.today}
            />
          </div>
        </Band>
      </Island>
      {answers.kind && <Below {...below} />}
    </>
  );
}
