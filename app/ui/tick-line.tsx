import { Icon } from "./icon.tsx";

interface TickLineProps {
  title: string;
  text: string;
  className: string;
  /** Class of the box, unticked and ticked. */
  box: string;
}

/** A line to tick off, for the reader alone: nothing is sent. */
export function TickLine({ title, text, className, box }: TickLineProps) {
  return (
    <label className={`tick group flex items-center leading-snug ${className}`}>
      <input type="checkbox" />
      <i aria-hidden="true" className={box}>
        <Icon name="check" />
      </i>{" "}
      <span>
        <b className="display block text-h4">{title}</b> {text}
      </span>
    </label>
  );
}
