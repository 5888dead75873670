import { Link } from "react-router";
import { FilterForm } from "#app/sections/filter-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectFrame } from "#app/ui/field.tsx";
import type { Choice, Choices, Sift, SiftKey } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { portfolioAddress, useTray } from "./tray.ts";
import "./sieve.css";

interface SieveProps {
  words: Pages["portfolio"]["sieve"];
  sieve: { choices: Choices; sift: Sift; found: number; rest: string };
}

const keys = ["service", "platform", "engine", "year"] as const;

/** The filter bar: four selects, and how many cases are left. */
export function Sieve({ words, sieve: { choices, sift, found, rest } }: SieveProps) {
  // A new sift must not empty the tray.
  const { carried } = useTray();
  return (
    <FilterForm className="sieve" data-tone="ink" action="/portfolio" aria-label={words.label}>
      <div className="wrap">
        <div className="left">
          <p role="status">
            <b>{found}</b> {rest}
          </p>
          {Object.keys(sift).length > 0 && <Link to={portfolioAddress({}, carried)}>{words.clear}</Link>}
        </div>
        {keys.map((name) => (
          <Field key={name} id={name} label={words[name]}>
            <SelectFrame>
              <SieveSelect
                name={name}
                any={words.any[name]}
                anyOf={words.anyOf}
                choices={choices[name]}
                value={sift[name]}
              />
            </SelectFrame>
          </Field>
        ))}
        {carried.map((slug) => (
          <input key={slug} type="hidden" name="compare" value={slug} />
        ))}
        <Button type="submit" tone="tang">
          {words.button}
        </Button>
      </div>
    </FilterForm>
  );
}

interface SieveSelectProps {
  name: SiftKey;
  any: string;
  anyOf: string;
  choices: readonly Choice[];
  value: string | undefined;
}

function SieveSelect({ name, any, anyOf, choices, value = "" }: SieveSelectProps) {
  const groups = [...new Set(choices.flatMap(({ group }) => group ?? []))];
  return (
    <select id={name} name={name} data-initial={value} defaultValue={value}>
      <option value="">{any}</option>
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          <Options choices={choices.filter(({ value }) => value === group)} named={anyOf} />
          <Options choices={choices.filter((choice) => choice.group === group)} />
        </optgroup>
      ))}
      <Options choices={choices.filter(({ value, group }) => !group && !groups.includes(value))} />
    </select>
  );
}

/** Choices with the number of cases behind each; `named` makes the name of a group a choice. */
function Options({ choices, named = "{group}" }: { choices: readonly Choice[]; named?: string }) {
  return choices.map(({ value, label, count }) => (
    <option key={value} value={value}>
      {named === "{group}" ? label : named.replace("{group}", label.toLowerCase())} ({count})
    </option>
  ));
}
