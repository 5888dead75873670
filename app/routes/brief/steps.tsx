import type { ReactNode } from "react";
import { Field } from "#app/ui/field.tsx";
import { type Answers, limits, none } from "#shared/brief/answers.ts";
import { sizeChoices } from "#shared/brief/price-book.ts";
import { Choices, TickChoice } from "./choices.tsx";
import type { BriefData } from "./data.server.ts";

interface StepProps {
  page: BriefData;
  answers: Answers;
}

/** What: the kind of job, and how large it is. */
export function KindStep({ page: { book, questions }, answers }: StepProps) {
  const { kinds, currencies } = book;
  const sizes = sizeChoices(kinds.find(({ id }) => id === answers.kind));
  return (
    <Step legend={questions.kind}>
      <Choices name="kind" choices={kinds} value={answers.kind} />
      {sizes.length > 0 && (
        <Group label={questions.size}>
          <Choices key={answers.kind} name="size" choices={sizes} value={answers.size} isTall />
        </Group>
      )}
      {currencies.length > 1 && (
        <Group label={questions.currency}>
          <Choices
            name="currency"
            choices={currencies.map(({ code }) => ({ id: code, label: code }))}
            value={answers.currency}
          />
        </Group>
      )}
    </Step>
  );
}

export function StageStep({ page: { book, questions }, answers }: StepProps) {
  return (
    <Step legend={questions.stage}>
      <Choices name="stage" choices={book.stages} value={answers.stage} isTall />
    </Step>
  );
}

/** When: weeks, first day, and the day that cannot move. */
export function TimeStep({ page: { questions }, answers }: StepProps) {
  return (
    <Step legend={questions.time}>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <Field id="due" label={questions.due}>
            <input type="date" id="due" name="due" defaultValue={answers.due ?? ""} />
          </Field>
          <div className="mt-3">
            <TickChoice name="due" value={none} label={questions.noDue} isChecked={answers.due === null} />
          </div>
        </div>
        <Field id="start" label={questions.start}>
          <input type="date" id="start" name="start" defaultValue={answers.start ?? ""} />
        </Field>
        <NumberField
          id="weeks"
          label={questions.weeks}
          hint={questions.weeksHint}
          most={limits.weeks}
          answers={answers}
        />
      </div>
    </Step>
  );
}

/** The people on the job, and what is handed over. */
export function HandoverStep({ page: { book, questions }, answers }: StepProps) {
  return (
    <Step legend={questions.handover}>
      <Choices name="handover" choices={book.handovers} value={answers.handover} isTall />
      <div className="mt-6">
        <NumberField id="crew" label={questions.crew} hint={questions.crewHint} most={limits.crew} answers={answers} />
      </div>
    </Step>
  );
}

/** What could go wrong, and what would make it easier. */
export function RiskStep({ page: { book, questions }, answers: { risk, decider } }: StepProps) {
  return (
    <Step legend={questions.risk}>
      <ul role="list" className="grid gap-2 sm:grid-cols-2">
        {[...book.risks, { id: none, label: questions.noRisk }].map(({ id, label }) => (
          <li key={id}>
            <TickChoice
              name="risk"
              value={id}
              label={label}
              isChecked={id === none ? risk?.length === 0 : (risk?.includes(id) ?? false)}
            />
          </li>
        ))}
      </ul>
      <Group label={questions.decider}>
        <TickChoice
          name="decider"
          value={book.oneDecider.id}
          label={book.oneDecider.label}
          isChecked={decider === book.oneDecider.id}
        />
      </Group>
    </Step>
  );
}

function Step({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend tabIndex={-1} className="display mb-5 p-0 text-h3 outline-none">
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 p-0 font-bold">{label}</legend>
      {children}
    </fieldset>
  );
}

interface NumberFieldProps {
  id: "weeks" | "crew";
  label: string;
  hint: string;
  most: number;
  answers: Answers;
}

function NumberField({ id, label, hint, most, answers }: NumberFieldProps) {
  return (
    <Field id={id} label={label}>
      <input
        type="number"
        id={id}
        name={id}
        min={1}
        max={most}
        inputMode="numeric"
        defaultValue={answers[id] ?? ""}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="mt-2 mb-0 text-small text-soft">
        {hint}
      </p>
    </Field>
  );
}
