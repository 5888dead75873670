import { useState } from "react";
import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import { DaysLeft } from "./days-left.tsx";

type Words = Home2Page["opening"];

/** A sentence with four gaps; what is chosen stands in the brief that it leads to. */
export function Hero({ words }: { words: Words }) {
  const [due, setDue] = useState(words.due.value ?? "");
  return (
    <Band name="hero" tone="ink" pad="none" labelledBy="slipped" className="py-16 lg:py-24 xxl:py-32">
      <RegMark className="end-edge top-8" />
      <div className="wrap">
        <h1 className="vh" id="slipped">
          {words.title}
        </h1>
        <Form action="/brief" method="get">
          <input type="hidden" name="v" value="1" />
          <p className="display m-0 max-w-none text-[clamp(2.2rem,0.6rem+7.4vw,9rem)]/snug tracking-tight text-wrap">
            {words.kind.before} <ChoiceGap name="kind" tone="paper" words={words.kind} /> {words.platforms.before}{" "}
            <ChoiceGap name="size" tone="mari" words={words.platforms} /> {words.due.before}{" "}
            <DateGap words={words.due} onDate={setDue} />
            {words.state.before}{" "}
            <span className="whitespace-nowrap">
              <ChoiceGap name="stage" tone="orch" words={words.state} />.
            </span>
          </p>
          <div className="actions mt-8 lg:mt-12">
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

const gap = "relative inline-flex max-w-full items-center rounded-md leading-none shadow-key";
const control =
  "min-w-0 appearance-none bg-transparent px-2 pt-1.5 tracking-tight field-sizing-content lg:px-4 lg:pt-3";

/** Pressing the date opens the browser's own calendar; a key for it inside would be a second stop without a mark. */
const day = "w-[5.6em] lg:w-[5.4em] [&::-webkit-calendar-picker-indicator]:hidden";

function DateGap({ words, onDate }: { words: Words["due"]; onDate: (due: string) => void }) {
  return (
    <span className={gap} data-tone="tang">
      <label className="vh" htmlFor="slipped-due">
        {words.label}
      </label>
      <input
        id="slipped-due"
        name="due"
        type="date"
        className={`${control} ${day}`}
        defaultValue={words.value}
        autoComplete="off"
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        onChange={({ target }) => onDate(target.value)}
      />
    </span>
  );
}

function ChoiceGap({ name, tone, words }: { name: string; tone: "mari" | "orch" | "paper"; words: Words["state"] }) {
  return (
    <span className={gap} data-tone={tone}>
      <label className="vh" htmlFor={`slipped-${name}`}>
        {words.label}
      </label>{" "}
      <select
        id={`slipped-${name}`}
        name={name}
        className={`${control} cursor-pointer pe-8 md:pe-10 lg:pe-14 xl:pe-20`}
      >
        {words.options.map((option) => (
          <option
            key={option.label}
            value={option.id}
            className="bg-white font-text text-body font-lead tracking-normal text-ink"
          >
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="caret-down"
        className="pointer-events-none absolute end-2 size-4 md:size-6 lg:end-4 lg:size-7 xl:end-5 xl:size-10"
      />
    </span>
  );
}
