import "#app/ui/field.css";
import type { Department } from "#shared/department.ts";

interface ChoicesProps {
  name: string;
  choices: readonly { id: string; label: string; department?: Department }[];
  value: string | undefined;
  /** One below the other, for longer labels. */
  isTall?: boolean;
}

const diamond = "before:me-2.5 before:inline-block before:size-3 before:rotate-45 before:rounded-xs before:bg-(--c)";

/** Answers of which one holds, as keys; the diamond is the department that does such jobs. */
export function Choices({ name, choices, value, isTall }: ChoicesProps) {
  return (
    <ul className={isTall ? "grid gap-2" : "grid grid-cols-2 gap-2"}>
      {choices.map(({ id, label, department }) => (
        <li key={id} data-department={department}>
          <label className="choice-key block h-full">
            <input type="radio" name={name} value={id} defaultChecked={id === value} />
            <span className={`h-full px-3.5 py-3 font-bold leading-snug ${department ? diamond : ""}`}>{label}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

interface TickKeyProps {
  name: string;
  value: string;
  label: string;
  isChecked: boolean;
}

/** An answer that holds beside others. */
export function TickKey({ name, value, label, isChecked }: TickKeyProps) {
  return (
    <label className="choice-key block h-full">
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      <span className="h-full px-3.5 py-3 font-bold leading-snug">{label}</span>
    </label>
  );
}
