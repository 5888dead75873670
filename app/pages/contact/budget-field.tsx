import { FieldProblem } from "#app/ui/field.tsx";
import type { ShownForm } from "./data.server.ts";

interface BudgetFieldProps {
  words: ShownForm["form"]["budget"];
  bands: readonly { value: string; label: string }[];
  value: string;
  problem: string | undefined;
}

/** The budget as radio buttons. */
export function BudgetField({ words, bands, value, problem }: BudgetFieldProps) {
  return (
    <fieldset className="field col-span-full" id="budget">
      <legend>
        {words.label} <span>{words.note}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {bands.map((band) => (
          <label key={band.value} className="choice-button grow basis-2/5">
            <input type="radio" name="budget" value={band.value} defaultChecked={band.value === value} />
            <span className="p-3 text-center font-bold whitespace-nowrap">{band.label}</span>{" "}
          </label>
        ))}
      </div>
      <FieldProblem id="budget" problem={problem} />
    </fieldset>
  );
}
