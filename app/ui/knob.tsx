import { Icon } from "./icon.tsx";
import "./knob.css";

/** The round sign that a whole block can be pressed; decoration inside a link. */
export function Knob({ icon = "arrow-right" }: { icon?: string }) {
  return (
    <span className="knob" aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
