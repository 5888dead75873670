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
  /** After the last step. */
  onFinish: () => void;
  onAnswer: (form: HTMLFormElement) => void;
}

const last = 5;

/** The page of the form that sends the brief, where the last key leads without script. */
const sending = `${import.meta.env.BASE_URL}brief#send`;

/** One step at a time. Without script each key asks the server for the same address with the answers so far. */
export function Questions({ page, answers, step, onStep, onFinish, onAnswer }: QuestionsProps) {
  const { steps } = page;
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) form.current?.querySelector<HTMLElement>(`[data-step="${step}"] legend`)?.focus();
    shown.current = step;
  }, [step]);
  const beyond = step === last ? sending : undefined;
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
      className="rounded-lg bg-white p-6 shadow-edge"
      onChange={({ currentTarget }) => onAnswer(currentTarget)}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        event.preventDefault();
        const next = Number((submitter as HTMLButtonElement | null)?.value) || step + 1;
        if (next > last) onFinish();
        else onStep(next);
      }}
    >
      <input type="hidden" name="v" value="1" />
      {page.jobs.map(({ slug, isLiked }) => isLiked && <input key={slug} type="hidden" name="like" value={slug} />)}
      {/* What Enter in a field presses. */}
      <button type="submit" name="step" value={step + 1} formAction={beyond} hidden tabIndex={-1} />
      <Way words={steps} step={step} answers={answers} />
      {views.map((View, index) => (
        <div key={index} data-step={index + 1} hidden={step !== index + 1}>
          <View page={page} answers={answers} />
        </div>
      ))}
      <div className="actions mt-8 border-t-2 border-dashed border-line pt-6">
        <Button type="submit" name="step" value={step + 1} formAction={beyond} tone="tang" data-call="main">
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

/** Whether anything has been said at a step; its further questions may stay open. */
function isAnswered(step: number, { kind, stage, due, weeks, start, handover, risk }: Answers): boolean {
  const given = [[kind], [stage], [due, weeks, start], [handover], [risk]][step - 1] ?? [];
  return given.some((answer) => answer !== undefined);
}

interface WayProps {
  words: BriefData["steps"];
  step: number;
  answers: Answers;
}

/** Numbered keys to every step; a submit each, so that they work without script. */
function Way({ words: { label, names, done }, step, answers }: WayProps) {
  return (
    <ol role="list" aria-label={label} className="mb-6 flex gap-2">
      {names.map((name, index) => (
        <li key={name} className="min-w-0 flex-1">
          <StepButton
            number={index + 1}
            isCurrent={step === index + 1}
            done={isAnswered(index + 1, answers) ? done : undefined}
          >
            {name}
          </StepButton>
        </li>
      ))}
    </ol>
  );
}

const stepButton = "w-full cursor-pointer border-t-3 bg-transparent p-0 pt-2 text-start text-small/snug";

interface WayKeyProps {
  number: number;
  isCurrent: boolean;
  /** That the step is answered; undefined if it is not. */
  done: string | undefined;
  children: ReactNode;
}

function StepButton({ number, isCurrent, done, children }: WayKeyProps) {
  return (
    <button
      type="submit"
      name="step"
      value={number}
      aria-current={isCurrent ? "step" : undefined}
      data-done={done && ""}
      className={`${stepButton} ${isCurrent ? "font-bold" : "text-soft"} ${isCurrent || done ? "border-ink" : "border-line"}`}
    >
      <span className="max-sm:hidden">{number} </span>
      {children} {done && <Icon name="check" className="inline-block" />}
      {done && <span className="vh">, {done}</span>}
    </button>
  );
}
