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
  /** For filters: smaller text, and no depth. */
  slim?: boolean;
  className?: string;
  children: ReactNode;
}

const slimLook =
  "[&>label]:mb-1.5 [&>label]:text-small [&_select]:py-3 [&_select]:text-body/tight [&_select]:font-semibold [&_select]:shadow-none";

/** A label, its control and its problem. */
export function Field({ id, label, note, problem, wide, slim, className = "", children }: FieldProps) {
  return (
    <div className={`field ${wide ? "col-span-full" : ""} ${slim ? slimLook : ""} ${className}`}>
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
    <div className="relative [&_select]:pe-10 max-sm:[&_select]:pe-8">
      {children}
      <Icon
        name="caret-down"
        className="pointer-events-none absolute end-4 top-1/2 max-sm:end-3 -translate-y-1/2 text-ink"
      />
    </div>
  );
}

const ticked = "peer-checked:bg-ink peer-checked:text-paper";
const focused =
  "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-(--focus-ring,var(--color-focus))";
/** The tick has the colour of the box until it is ticked. */
const box = `pointer-events-none grid size-7 flex-none place-items-center rounded-sm border-2 bg-white text-white forced-colors:invisible ${ticked} ${focused}`;

/** A square tick box with its sentence. */
export function TickField({ id, problem, checked, children }: TickFieldProps) {
  return (
    <div className="field col-span-full [&>p]:ms-9.5">
      <label className="relative flex min-h-11 cursor-pointer gap-2.5 py-2">
        <input
          className="peer absolute start-0 top-2 m-0 size-7 cursor-pointer opacity-0 forced-colors:opacity-100"
          type="checkbox"
          {...control(id, problem)}
          defaultChecked={checked}
        />
        <i className={`${box} ${problem ? "border-error" : "border-ink"}`} aria-hidden="true">
          <Icon name="check" className="size-4" />
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
