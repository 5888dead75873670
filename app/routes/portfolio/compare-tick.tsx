import { Icon } from "#app/ui/icon.tsx";
import { useTray } from "./tray.ts";
import "./compare-tick.css";

interface CompareTickProps {
  slug: string;
  title: string;
  word: string;
}

/** The form that all ticks of the page belong to. */
export const compareFormId = "compare-form";

/** A tick on a case; it belongs to the form of the comparison further down. */
export function CompareTick({ slug, title, word }: CompareTickProps) {
  const { ticked, isFull, tick } = useTray();
  const isTicked = ticked.includes(slug);
  return (
    <label className="compare-tick">
      <input
        type="checkbox"
        id={`compare-${slug}`}
        form={compareFormId}
        name="compare"
        value={slug}
        checked={isTicked}
        disabled={isFull && !isTicked}
        onChange={({ target }) => tick(slug, target.checked)}
      />
      <i aria-hidden="true">
        <Icon name="check" />
      </i>{" "}
      <span>
        {word} <span className="vh"> {title}</span>
      </span>
    </label>
  );
}
