import { Icon } from "#app/ui/icon.tsx";

/** On a key that puts a thing into the cart: its sign, and a tick with the number once it was pressed. */
export function HeldMark({ icon, held }: { icon: string; held: number }) {
  if (held === 0) return <Icon name={icon} />;
  return (
    <span className="held-mark" aria-hidden="true">
      <Icon name="check" />
      {held}
    </span>
  );
}
