import type { ComponentProps } from "react";
import { formatSpan } from "#shared/format.ts";
import { useControls } from "./control-names.ts";
import { FieldProblem } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface StepperProps {
  /** What is counted, for screen readers: "Quantity of …". */
  label: string;
  input: ComponentProps<"input"> & { id: string; min: number; max: number };
  less: ComponentProps<"button">;
  more: ComponentProps<"button">;
  /** The problem with the number. */
  problem?: string | undefined;
}

/** A number between minus and plus buttons, which submit or act as their owner decides. */
export function Stepper({ label, input, less, more, problem }: StepperProps) {
  const { oneFewer, oneMore } = useControls();
  return (
    <div className="field">
      <div className="stepper" role="group" aria-label={label}>
        <button type="submit" aria-label={oneFewer} {...less}>
          <Icon name="minus" />
        </button>{" "}
        <label className="vh" htmlFor={input.id}>
          {label}, {formatSpan(String(input.min), String(input.max))}
        </label>
        <input
          type="number"
          inputMode="numeric"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${input.id}-problem` : undefined}
          {...input}
        />
        <button type="submit" aria-label={oneMore} {...more}>
          <Icon name="plus" />
        </button>
      </div>
      <FieldProblem id={input.id} problem={problem} isUrgent />
    </div>
  );
}
