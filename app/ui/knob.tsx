import { Icon } from "./icon.tsx";

/** The round icon that marks a whole block as a link; decoration. */
export function Knob({ icon = "arrow-right", className = "" }: { icon?: string; className?: string }) {
  return (
    <span className={`pressable knob-face ${className}`} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
