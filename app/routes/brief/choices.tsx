import type { Department } from "#shared/department.ts";

interface ChoicesProps {
  name: string;
  choices: readonly { id: string; label: string; department?: Department }[];
  value: string | undefined;
  /** One below the other, for longer labels. */
  isTall?: boolean;
}

const columns = "grid gap-2 sm:grid-cols-2";
const diamond = "diamond-label flex items-baseline gap-2";

/** Answers of which one holds, as keys; the diamond is the department that does such jobs. */
export function Choices({ name, choices, value, isTall }: ChoicesProps) {
  return (
    <ul role="list" className={isTall ? "grid gap-2" : columns}>
      {choices.map(({ id, label, department }) => (
        <li key={id} data-department={department}>
          <label className="choice-button block h-full">
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
export function TickChoice({ name, value, label, isChecked }: TickKeyProps) {
  return (
    <label className="choice-button block h-full">
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      <span className="h-full px-3.5 py-3 font-bold leading-snug">{label}</span>
    </label>
  );
}
