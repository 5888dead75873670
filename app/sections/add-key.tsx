import { HeldMark } from "./held-mark.tsx";

interface AddKeyProps {
  /** The product to add to the cart. */
  id: number;
  label: string;
  /** How many are in the cart, once this button has added some. */
  held?: number;
}

/** The square plus button of an add-to-cart form. */
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
