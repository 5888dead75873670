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

const frame =
  "inline-flex h-14 overflow-hidden rounded-md border-2 border-ink bg-white text-ink has-[[aria-invalid]]:border-error has-[[aria-invalid]]:bg-error-tint";

const keyOff =
  "aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-soft aria-disabled:opacity-70";
/** A button that only works with script is hidden without it, in favour of the field's own arrows. */
const key = `grid w-12.5 flex-none place-items-center bg-transparent p-0 -outline-offset-4 hover:bg-paper-2 noscript:[&[type=button]]:hidden ${keyOff}`;

const withScript =
  "[@media(scripting:enabled)]:[appearance:textfield] [@media(scripting:enabled)]:[&::-webkit-inner-spin-button]:hidden";
const number = `display w-13 bg-transparent p-0 text-center text-h4 -outline-offset-4 ${withScript}`;

/** A number between minus and plus buttons, which submit or act as their owner decides. */
export function Stepper({ label, input, less, more, problem }: StepperProps) {
  const { oneFewer, oneMore } = useControls();
  return (
    <div className="field">
      <div className={frame} role="group" aria-label={label}>
        <button className={key} type="submit" aria-label={oneFewer} {...less}>
          <Icon name="minus" />
        </button>{" "}
        <label className="vh" htmlFor={input.id}>
          {label}, {formatSpan(String(input.min), String(input.max))}
        </label>
        <input
          className={number}
          type="number"
          inputMode="numeric"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${input.id}-problem` : undefined}
          {...input}
        />
        <button className={key} type="submit" aria-label={oneMore} {...more}>
          <Icon name="plus" />
        </button>
      </div>
      <FieldProblem id={input.id} problem={problem} isUrgent />
    </div>
  );
}
