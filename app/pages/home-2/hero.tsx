import { useState } from "react";
import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { ProofLinks } from "#app/sections/proof-link.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageForm } from "#app/ui/page-form.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { DaysLeft } from "./days-left.tsx";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"hero">;

/** Four fields about a late game, whose form opens the estimate, and the game itself. */
export function Hero({ band }: { band: Words }) {
  const { role, heading, lead, kind, due, platforms, state, submit, action, record, proofs, picture } = band;
  const [date, setDate] = useState(due.value ?? "");
  const act = useAct(picture ? () => import("./act.ts") : undefined);
  return (
    <OwnSection band={band} tone="ink" className="overflow-clip pt-8" act={act}>
      <div className="wrap">
        <h1 id={`${role}-heading`} className="max-w-full text-h2 wrap-anywhere hyphens-auto">
          {heading}
        </h1>
      </div>
      <div className={`grid items-end gap-x-gut ${picture ? "lg:cols-8-4" : ""}`}>
        <div className="flex flex-col gap-4 px-edge pt-4 pb-8 lg:ps-out">
          <p className="m-0 max-w-text text-lead">
            <Prose text={lead} />
          </p>
          <PageForm action="/brief" method="get" className="grid gap-6">
            <input type="hidden" name="v" value="1" />
            <div className="grid gap-x-gut gap-y-3 md:grid-cols-2 md:gap-y-4">
              <Choice name="kind" words={kind} />
              <Choice name="size" words={platforms} />
              <Due words={due} onDate={setDate} />
              <Choice name="stage" words={state} />
            </div>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <Button type="submit" tone="line">
                {submit} <Icon name="arrow-right" />
              </Button>
              <ButtonLink to={action.url} tone="mari" data-call="main">
                {action.label}
              </ButtonLink>
              <DaysLeft due={date} words={due} />
            </div>
          </PageForm>
          <p className="m-0 max-w-text text-small">
            <Prose text={record} /> <ProofLinks ids={proofs} />
          </p>
        </div>
        {picture && (
          <div className="flex justify-center rounded-t-lg px-4 pt-6" data-tone="mari" data-acts>
            <Picture
              image={picture.imgUrl}
              alt={picture.alt}
              sizes="92vw md:60vw lg:44vw"
              priority
              className="-mt-16 w-full max-w-lead lg:scale-125"
            />
          </div>
        )}
      </div>
    </OwnSection>
  );
}

const field = "m-0 flex items-center gap-x-3 gap-y-2 md:grid";
const label = "w-1/3 font-bold leading-tight md:w-auto";
const control = "display block w-full min-w-0 appearance-none h-14 rounded-md px-4 text-h4 shadow-key md:text-h3";

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
        data-tone="paper"
        className={`${control} [&::-webkit-calendar-picker-indicator]:hidden`}
        defaultValue={words.value}
        autoComplete="off"
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        onChange={({ target }) => onDate(target.value)}
      />
    </p>
  );
}

function Choice({ name, words }: { name: string; words: Words["state"] }) {
  return (
    <p className={field}>
      <label className={label} htmlFor={`late-${name}`}>
        {words.label}
      </label>{" "}
      <span className="relative flex w-full items-center">
        <select id={`late-${name}`} name={name} data-tone="paper" className={`${control} cursor-pointer`}>
          {words.options.map((option) => (
            <option key={option.label} value={option.id} className="bg-white font-text text-body font-lead text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down" className="pointer-events-none absolute end-4 size-6 text-ink" />
      </span>
    </p>
  );
}
