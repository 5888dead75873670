import { FilterForm } from "#app/sections/filter-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectFrame } from "#app/ui/field.tsx";
import type { Pages } from "#model/content.server.ts";

const choices = ["year", "weeks", "people", "case"] as const;

interface SortFormProps {
  words: Pages["portfolio-grid"]["sort"];
  given: readonly (readonly [string, string])[];
  sortedBy: string;
}

/** Replaces the sortable headings where the table is laid out as cards. */
export function SortForm({ words, given, sortedBy }: SortFormProps) {
  return (
    <FilterForm className="mb-4 grid grid-cols-[1fr_auto] items-end gap-3 md:hidden" action="/portfolio-grid">
      {given.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id="sort" label={words.label} slim>
        <SelectFrame>
          <select id="sort" name="sort" data-initial={sortedBy} defaultValue={sortedBy}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {words[choice]}
              </option>
            ))}
          </select>
        </SelectFrame>
      </Field>
      <Button type="submit" size="small">
        {words.button}
      </Button>
    </FilterForm>
  );
}
