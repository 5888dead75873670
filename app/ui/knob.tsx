import { Icon } from "./icon.tsx";
import "./button.css";

const look =
  "pressable grid size-14 place-items-center rounded-full bg-white text-body text-ink [--side:oklch(0.235_0.062_275/0.35)]";

/** The round sign that a whole block can be pressed; decoration inside a link. */
export function Knob({ icon = "arrow-right", className = "" }: { icon?: string; className?: string }) {
  return (
    <span className={`${look} ${className}`} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
