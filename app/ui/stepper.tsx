import type { ComponentProps } from "react";
import { FieldProblem } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./stepper.css";

interface StepperProps {
  /** What is counted, for screen readers: "Quantity of …". */
  label: string;
  input: ComponentProps<"input"> & { id: string; min: number; max: number };
  less: ComponentProps<"button">;
  more: ComponentProps<"button">;
  /** What is wrong with the number. */
  problem?: string | undefined;
}

/** A number between a minus and a plus key; the keys submit or act, as their owner says. */
export function Stepper({ label, input, less, more, problem }: StepperProps) {
  return (
    <div className="field">
      <div className="stepper" role="group" aria-label={label}>
        <button type="submit" aria-label="One fewer" {...less}>
          <Icon name="minus" />
        </button>{" "}
        <label className="vh" htmlFor={input.id}>
          {label}, {input.min} to {input.max}
        </label>
        <input
          type="number"
          inputMode="numeric"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${input.id}-problem` : undefined}
          {...input}
        />
        <button type="submit" aria-label="One more" {...more}>
          <Icon name="plus" />
        </button>
      </div>
      <FieldProblem id={input.id} problem={problem} isUrgent />
    </div>
  );
}
