import { SavedCase } from "./saved-case.tsx";

interface AddKeyProps {
  /** The product to add to the cart. */
  id: number;
  label: string;
  /** How many are in the cart, once this button has added some. */
  held?: number;
}

/** The square plus button of an add-to-cart form. */
export function AddButton({ id, label, held = 0 }: AddKeyProps) {
  return (
    <button className="button size-12 flex-none p-0 text-h4" type="submit" name="add" value={id} aria-label={label}>
      <SavedCase icon="plus" held={held} className="display text-small/none" />
    </button>
  );
}
