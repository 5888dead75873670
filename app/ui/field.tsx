import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./field.css";

interface FieldProps {
  /** Id and, as a rule, name of the control inside. */
  id: string;
  label: string;
  /** A word after the label, such as "optional". */
  note?: string | undefined;
  problem?: string | undefined;
  wide?: boolean | undefined;
  /** Of a filter: smaller letters, and no depth. */
  slim?: boolean;
  children: ReactNode;
}

/** A label, its control, and what is wrong with it. */
export function Field({ id, label, note, problem, wide, slim, children }: FieldProps) {
  return (
    <div className="field" data-wide={wide || undefined} data-slim={slim} data-bad={problem ? true : undefined}>
      <label htmlFor={id}>
        {label} {note && <span>{note}</span>}
      </label>
      {children}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

/** A select with the house's arrow; goes inside a field. */
export function SelectFrame({ children }: { children: ReactNode }) {
  return (
    <div className="select-frame">
      {children}
      <Icon name="caret-down" />
    </div>
  );
}

/** A square tick with its sentence. */
export function TickField({ id, problem, checked, children }: TickFieldProps) {
  return (
    <div className="field tick-field" data-bad={problem ? true : undefined}>
      <label>
        <input type="checkbox" {...control(id, problem)} defaultChecked={checked} />
        <i aria-hidden="true">
          <Icon name="check" />
        </i>
        <span>{children}</span>
      </label>
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

interface TickFieldProps {
  id: string;
  problem?: string | undefined;
  checked: boolean;
  children: ReactNode;
}

/** What a control needs to be found by its label, its form and its problem. */
export function control(id: string, problem: string | undefined) {
  return {
    id,
    name: id,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}-problem` : undefined,
  };
}

interface FieldProblemProps {
  id: string;
  problem: string | undefined;
  /** Said at once by screen readers, where no summary says it. */
  isUrgent?: boolean;
}

export function FieldProblem({ id, problem, isUrgent }: FieldProblemProps) {
  if (!problem) return null;
  return (
    <p className="problem" id={`${id}-problem`} role={isUrgent ? "alert" : undefined}>
      <Icon name="warning" />
      <span>{problem}</span>
    </p>
  );
}
