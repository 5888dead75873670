import { Link } from "react-router";
import { FilterForm } from "#app/sections/filter-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectFrame } from "#app/ui/field.tsx";
import type { Choice, Choices, Sift, SiftKey } from "#model/case-index.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import "./sieve.css";

interface SieveProps {
  words: Pages["portfolio"]["sieve"];
  sieve: { choices: Choices; sift: Sift; found: number; rest: string };
  query: string;
  /** Cases in the comparison, which a new sift must not empty. */
  ticked: readonly string[];
}

const keys = ["service", "platform", "engine", "year"] as const;

/** The filter bar: four selects, and how many cases are left. */
export function Sieve({ words, sieve: { choices, sift, found, rest }, query, ticked }: SieveProps) {
  return (
    <FilterForm className="sieve" data-tone="ink" action="/portfolio" aria-label={words.label}>
      <div className="wrap">
        <div className="left">
          <p role="status">
            <b>{found}</b> {rest}
          </p>
          {query && <Link to="/portfolio">{words.clear}</Link>}
        </div>
        {keys.map((name) => (
          <Field key={name} id={name} label={words[name]}>
            <SelectFrame>
              <SieveSelect name={name} any={words.any[name]} choices={choices[name]} value={sift[name]} />
            </SelectFrame>
          </Field>
        ))}
        {ticked.map((slug) => (
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
  choices: readonly Choice[];
  value: string | undefined;
}

function SieveSelect({ name, any, choices, value = "" }: SieveSelectProps) {
  return (
    <select id={name} name={name} data-served={value} defaultValue={value}>
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label} ({choice.count})
        </option>
      ))}
    </select>
  );
}
