import { FieldProblem } from "#app/ui/field.tsx";
import type { Pages } from "#model/content.server.ts";
import "#app/sections/choice-key.css";
import "./budget-field.css";

interface BudgetFieldProps {
  words: Pick<Pages["contact"]["form"]["budget"], "label" | "note">;
  bands: readonly { value: string; label: string }[];
  value: string;
  problem: string | undefined;
}

/** The budget as five keys, of which one may be pressed. */
export function BudgetField({ words, bands, value, problem }: BudgetFieldProps) {
  return (
    <fieldset className="budget-field field" id="budget" data-wide data-bad={problem ? true : undefined}>
      <legend>
        {words.label} <span>{words.note}</span>
      </legend>
      <div className="keys">
        {bands.map((band) => (
          <label key={band.value} className="choice-key">
            <input type="radio" name="budget" value={band.value} defaultChecked={band.value === value} />
            <span>{band.label}</span>{" "}
          </label>
        ))}
      </div>
      <FieldProblem id="budget" problem={problem} />
    </fieldset>
  );
}
