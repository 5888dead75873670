import { FieldProblem } from "#app/ui/field.tsx";
import type { Pages } from "#model/read-content.server.ts";
import { budgets } from "#shared/enquiry.ts";
import "./budget-field.css";

interface BudgetFieldProps {
  words: Pages["contact"]["form"]["budget"];
  value: string;
  problem: string | undefined;
}

/** The budget as five keys, of which one may be pressed. */
export function BudgetField({ words, value, problem }: BudgetFieldProps) {
  return (
    <fieldset className="budget-field field" id="budget" data-wide data-bad={problem ? true : undefined}>
      <legend>
        {words.label} <span>{words.note}</span>
      </legend>
      <div className="keys">
        {budgets.map((budget) => (
          <label key={budget}>
            <input type="radio" name="budget" value={budget} defaultChecked={budget === value} />
            <span>{words.choices[budget]}</span>
          </label>
        ))}
      </div>
      <FieldProblem id="budget" problem={problem} />
    </fieldset>
  );
}
