import { Icon } from "#app/ui/icon.tsx";
import "./compare-tick.css";

interface CompareTickProps {
  slug: string;
  title: string;
  word: string;
  isTicked: boolean;
}

/** The form that all ticks of the page belong to. */
export const compareFormId = "compare-form";

/** A tick on a case; it belongs to the form of the comparison further down. */
export function CompareTick({ slug, title, word, isTicked }: CompareTickProps) {
  return (
    <label className="compare-tick">
      <input
        key={String(isTicked)}
        type="checkbox"
        id={`compare-${slug}`}
        form={compareFormId}
        name="compare"
        value={slug}
        defaultChecked={isTicked}
      />
      <i aria-hidden="true">
        <Icon name="check" />
      </i>
      <span>
        {word}
        <span className="vh"> {title}</span>
      </span>
    </label>
  );
}
