import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface FieldProps {
  /** Id and, as a rule, name of the control inside. */
  id: string;
  label: string;
  /** A word after the label, such as "optional". */
  note?: string | undefined;
  problem?: string | undefined;
  wide?: boolean | undefined;
  /** For filters: smaller text, and no depth. */
  slim?: boolean;
  className?: string;
  children: ReactNode;
}

/** A label, its control and its problem. */
export function Field({ id, label, note, problem, wide, slim, className = "", children }: FieldProps) {
  return (
    <div className={`field ${wide ? "col-span-full" : ""} ${slim ? "slim" : ""} ${className}`}>
      <label htmlFor={id}>
        {label} {note && <span>{note}</span>}
      </label>
      {children}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

/** A select with our own arrow; goes inside a field. */
export function SelectFrame({ children }: { children: ReactNode }) {
  return (
    <div className="select-frame">
      {children}
      <Icon name="caret-down" />
    </div>
  );
}

/** A square tick box with its sentence. */
export function TickField({ id, problem, checked, children }: TickFieldProps) {
  return (
    <div className="field tick col-span-full">
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

/** Attributes that tie a control to its label, form and problem. */
export function control(id: string, problem: string | undefined) {
  return {
    id,
    name: id,
    // A visitor's words run in their own direction.
    dir: "auto",
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}-problem` : undefined,
  };
}

interface FieldProblemProps {
  id: string;
  problem: string | undefined;
  /** Announced at once by screen readers, where no summary does so. */
  isUrgent?: boolean;
}

export function FieldProblem({ id, problem, isUrgent }: FieldProblemProps) {
  if (!problem) return null;
  return (
    <p
      className="mt-2 mb-0 flex gap-2 text-small/snug font-bold text-error"
      id={`${id}-problem`}
      role={isUrgent ? "alert" : undefined}
    >
      <Icon name="warning" />
      <span>{problem}</span>
    </p>
  );
}
