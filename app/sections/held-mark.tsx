import { Icon } from "#app/ui/icon.tsx";

interface HeldMarkProps {
  icon: string;
  held: number;
  className?: string;
}

/** On a key that puts a thing into the cart: its sign, and a tick with the number once it was pressed. */
export function HeldMark({ icon, held, className = "" }: HeldMarkProps) {
  if (held === 0) return <Icon name={icon} />;
  return (
    <span className={`flex items-center gap-0.5 ${className}`} aria-hidden="true">
      <Icon name="check" />
      {held}
    </span>
  );
}
