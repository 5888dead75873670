import { Icon } from "#app/ui/icon.tsx";

interface HeldMarkProps {
  icon: string;
  held: number;
  className?: string;
}

/** The icon of an add-to-cart button; after a press, a tick with the number. */
export function SavedCase({ icon, held, className = "" }: HeldMarkProps) {
  if (held === 0) return <Icon name={icon} />;
  return (
    <span className={`flex items-center gap-1 ${className}`} aria-hidden="true">
      <Icon name="check" />
      <span>{held}</span>
    </span>
  );
}
