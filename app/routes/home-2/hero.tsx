import { useState } from "react";
import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import { DaysLeft } from "./days-left.tsx";

type Words = Home2Page["opening"];

/** Four fields about a late game. Their form opens the estimate with these answers. */
export function Hero({ words }: { words: Words }) {
  const [due, setDue] = useState(words.due.value ?? "");
  return (
    <Band name="hero" tone="ink" pad="none" labelledBy="late" className="py-8 lg:py-20">
      <RegMark className="end-edge top-8" />
      <div className="wrap grid gap-y-4 lg:gap-y-6">
        <h1 id="late" className="max-w-[17em] text-h2 tracking-tight">
          {words.title}
        </h1>
        <p className="lead m-0 text-on-ink-soft">{words.lead}</p>
        <Form action="/brief" method="get" className="grid gap-6 lg:mt-2 lg:gap-8">
          <input type="hidden" name="v" value="1" />
          <div className="grid gap-x-gut gap-y-3 md:grid-cols-2 md:gap-y-5">
            <Choice name="kind" tone="paper" words={words.kind} />
            <Choice name="size" tone="mari" words={words.platforms} />
            <Due words={words.due} onDate={setDue} />
            <Choice name="stage" tone="orch" words={words.state} />
          </div>
          <div className="actions">
            <Button type="submit" tone="paper">
              {words.submit} <Icon name="arrow-right" />
            </Button>
            <ButtonLink to={words.action.url} tone="line">
              {words.action.label}
            </ButtonLink>
            <div>
              <DaysLeft due={due} words={words.due} />
              <p className="m-0 max-w-96 text-on-ink-soft">{words.note}</p>
            </div>
          </div>
        </Form>
      </div>
    </Band>
  );
}

const field = "m-0 grid items-center gap-x-3 gap-y-1.5 max-md:grid-cols-[5.5rem_1fr]";
const label = "font-bold leading-tight";
const control =
  "display block w-full min-w-0 appearance-none rounded-md px-3 py-2 text-h4 shadow-key md:text-h3 lg:px-5 lg:pb-1 lg:pt-3 lg:text-figure";

/** Pressing the date opens the browser's own calendar; a key for it inside would be a second stop without a mark. */
function Due({ words, onDate }: { words: Words["due"]; onDate: (due: string) => void }) {
  return (
    <p className={field}>
      <label className={label} htmlFor="late-due">
        {words.label}
      </label>
      <input
        id="late-due"
        name="due"
        type="date"
        data-tone="tang"
        className={`${control} [&::-webkit-calendar-picker-indicator]:hidden`}
        defaultValue={words.value}
        autoComplete="off"
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        onChange={({ target }) => onDate(target.value)}
      />
    </p>
  );
}

function Choice({ name, tone, words }: { name: string; tone: "mari" | "orch" | "paper"; words: Words["state"] }) {
  return (
    <p className={field}>
      <label className={label} htmlFor={`late-${name}`}>
        {words.label}
      </label>{" "}
      <span className="relative block">
        <select id={`late-${name}`} name={name} data-tone={tone} className={`${control} cursor-pointer pe-10 md:pe-12`}>
          {words.options.map((option) => (
            <option key={option.label} value={option.id} className="bg-white font-text text-body font-lead text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="caret-down"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto md:end-4 size-6 text-ink"
        />
      </span>
    </p>
  );
}
