import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Answers } from "#shared/brief/answers.ts";
import type { BriefData } from "./data.server.ts";
import { HandoverStep, KindStep, RiskStep, StageStep, TimeStep } from "./steps.tsx";

interface QuestionsProps {
  page: BriefData;
  answers: Answers;
  /** From 1. */
  step: number;
  onStep: (step: number) => void;
  onAnswer: (form: HTMLFormElement) => void;
}

const last = 5;

/** One step at a time. Without script each key asks the server for the same address with the answers so far. */
export function Questions({ page, answers, step, onStep, onAnswer }: QuestionsProps) {
  const { steps } = page;
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) form.current?.querySelector<HTMLElement>(`[data-step="${step}"] legend`)?.focus();
    shown.current = step;
  }, [step]);
  const views = [KindStep, StageStep, TimeStep, HandoverStep, RiskStep];
  return (
    <Form
      method="get"
      action="/brief"
      ref={form}
      id="questions"
      data-island="questions"
      data-form="brief"
      autoComplete="off"
      className="rounded-lg bg-white px-5 py-6 shadow-edge md:p-8 max-lg:[&_:is(input,button)]:scroll-mb-20"
      onChange={({ currentTarget }) => onAnswer(currentTarget)}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        event.preventDefault();
        onStep(Number((submitter as HTMLButtonElement | null)?.value) || Math.min(last, step + 1));
      }}
    >
      <input type="hidden" name="v" value="1" />
      {page.jobs.map(({ slug, isLiked }) => isLiked && <input key={slug} type="hidden" name="like" value={slug} />)}
      {/* What Enter in a field presses. */}
      <button type="submit" name="step" value={Math.min(last, step + 1)} hidden tabIndex={-1} />
      <Way label={steps.label} names={steps.names} step={step} />
      {views.map((View, index) => (
        <div key={index} data-step={index + 1} hidden={step !== index + 1}>
          <View page={page} answers={answers} />
        </div>
      ))}
      <div className="actions mt-8 border-t-2 border-dashed border-line pt-6">
        <Button type="submit" name="step" value={Math.min(last, step + 1)} tone="tang" data-call="main">
          <span>{step < last ? steps.next : steps.show}</span> <Icon name="arrow-right" />
        </Button>
        {step > 1 && (
          <Button type="submit" name="step" value={step - 1} tone="line">
            {steps.back}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Numbered keys to every step; a submit each, so that they work without script. */
function Way({ label, names, step }: { label: string; names: readonly string[]; step: number }) {
  return (
    <ol aria-label={label} className="mb-7 flex gap-2">
      {names.map((name, index) => (
        <li key={name} className="min-w-0 flex-1">
          <WayKey number={index + 1} isCurrent={step === index + 1}>
            {name}
          </WayKey>
        </li>
      ))}
    </ol>
  );
}

const wayKey = "group w-full cursor-pointer bg-transparent p-0 pb-1 text-start text-small/snug";
const wayBar = "mb-2 block h-2 rounded-xs bg-paper-3 group-hover:bg-mari group-aria-[current]:bg-ink";
function WayKey({ number, isCurrent, children }: { number: number; isCurrent: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      name="step"
      value={number}
      aria-current={isCurrent ? "step" : undefined}
      className={`${wayKey} ${isCurrent ? "font-bold" : "text-soft"}`}
    >
      <i aria-hidden="true" className={wayBar} />
      <span className="max-sm:hidden">{number} </span>
      {children}
    </button>
  );
}
