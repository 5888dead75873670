import { FilterForm } from "#app/sections/filter-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectFrame } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import type { CaseFilter, Choice, Choices, FilterKey } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { portfolioAddress, useTray } from "./tray.ts";

interface FilterProps {
  words: Pages["portfolio"]["filter"];
  filter: { choices: Choices; chosen: CaseFilter; found: number; rest: string };
}

const keys = ["service", "platform", "engine", "year"] as const;

/** The filter bar: four selects, and how many cases are left. */
export function Filter({ words, filter: { choices, chosen, found, rest } }: FilterProps) {
  // A new filter must not empty the tray.
  const { ticked } = useTray();
  return (
    <FilterForm data-tone="ink" action="/portfolio" aria-label={words.label}>
      <div className="wrap grid grid-cols-2 items-end gap-x-4 gap-y-4 py-4 md:grid-cols-3 lg:grid-cols-6">
        <div className="max-md:col-span-full">
          <p role="status" className="m-0 text-lead/tight">
            <b className="display text-figure">{found}</b> <span>{rest}</span>
          </p>
          {Object.keys(chosen).length > 0 && (
            <Link to={portfolioAddress({}, ticked)} className="inline-block py-1.5 text-small font-bold">
              {words.clear}
            </Link>
          )}
        </div>
        {keys.map((name) => (
          <Field key={name} id={name} label={words[name]} slim>
            <SelectFrame>
              <FilterSelect
                name={name}
                any={words.any[name]}
                anyOf={words.anyOf}
                choices={choices[name]}
                value={chosen[name]}
              />
            </SelectFrame>
          </Field>
        ))}
        {ticked.map((slug) => (
          <input key={slug} type="hidden" name="compare" value={slug} />
        ))}
        <Button type="submit" tone="tang" className="max-md:col-span-full">
          {words.button}
        </Button>
      </div>
    </FilterForm>
  );
}

interface FilterSelectProps {
  name: FilterKey;
  any: string;
  anyOf: string;
  choices: readonly Choice[];
  value: string | undefined;
}

function FilterSelect({ name, any, anyOf, choices, value = "" }: FilterSelectProps) {
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

/** Choices with the number of cases for each; `named` makes the group's own name a choice. */
function Options({ choices, named = "{group}" }: { choices: readonly Choice[]; named?: string }) {
  return choices.map(({ value, label, count }) => (
    <option key={value} value={value}>
      {`${named === "{group}" ? label : named.replace("{group}", label.toLowerCase())} (${count})`}
    </option>
  ));
}
