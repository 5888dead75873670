import { Icon } from "./icon.tsx";

const input = "absolute inset-0 m-0 cursor-pointer opacity-0 forced-colors:static forced-colors:opacity-100";
const mark =
  "grid shrink-0 place-items-center outline-offset-3 outline-focus group-has-focus-visible:outline-3 forced-colors:hidden";

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
    <label className={`group relative flex cursor-pointer items-center leading-snug ${className}`}>
      <input type="checkbox" className={input} />
      <i aria-hidden="true" className={`${mark} ${box}`}>
        <Icon name="check" className="opacity-0 group-has-checked:opacity-100" />
      </i>{" "}
      <span>
        <b className="display block text-h4/tight">{title}</b> {text}
      </span>
    </label>
  );
}
