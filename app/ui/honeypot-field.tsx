import { control, FieldProblem } from "./field.tsx";

interface HoneypotFieldProps {
  id: string;
  label: string;
  value: string;
  problem: string | undefined;
}

/** A field that only bots fill in. If a browser autofilled it for a person, it appears and explains. */
export function HoneypotField({ id, label, value, problem }: HoneypotFieldProps) {
  const isHidden = !problem;
  return (
    <div className={isHidden ? "field vh" : "field col-span-full"} aria-hidden={isHidden || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        {...control(id, problem)}
        type="text"
        defaultValue={value}
        autoComplete="off"
        tabIndex={isHidden ? -1 : undefined}
      />
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
