import { Icon } from "./icon.tsx";
import "./button.css";

/** The round sign that a whole block can be pressed; decoration inside a link. */
export function Knob({ icon = "arrow-right", className = "" }: { icon?: string; className?: string }) {
  return (
    <span className={`pressable knob-face ${className}`} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
