import { HeldMark } from "./held-mark.tsx";
import "#app/ui/button.css";

interface AddKeyProps {
  /** The product that goes into the cart. */
  id: number;
  label: string;
  /** How many were put there with it. */
  held?: number;
}

/** The square plus key of a form that fills the cart. */
export function AddKey({ id, label, held = 0 }: AddKeyProps) {
  return (
    <button
      className="pressable grid size-11.5 flex-none place-items-center rounded-md bg-ink p-0 text-h4 text-paper [--side:var(--color-ink-edge)] md:size-13"
      type="submit"
      name="add"
      value={id}
      aria-label={label}
    >
      <HeldMark icon="plus" held={held} className="display text-body/none" />
    </button>
  );
}
