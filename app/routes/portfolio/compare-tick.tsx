import { Icon } from "#app/ui/icon.tsx";
import { compareFormId, fullNoteId, useTray } from "./tray.ts";

interface CompareTickProps {
  slug: string;
  title: string;
  word: string;
}

/** A tick box on a case; it belongs to the comparison form further down. */
export function CompareTick({ slug, title, word }: CompareTickProps) {
  const { ticked, isFull, tick } = useTray();
  const isTicked = ticked.includes(slug);
  return (
    <div className={`tick mt-auto text-small font-bold print:hidden ${isFull && !isTicked ? "opacity-70" : ""}`}>
      <label>
        <input
          type="checkbox"
          id={`compare-${slug}`}
          form={compareFormId}
          name="compare"
          value={slug}
          checked={isTicked}
          disabled={isFull && !isTicked}
          aria-describedby={isFull && !isTicked ? fullNoteId : undefined}
          onChange={({ target }) => tick(slug, target.checked)}
        />
        <i aria-hidden="true">
          <Icon name="check" />
        </i>{" "}
        <span>
          {word} <span className="vh"> {title}</span>
        </span>
      </label>
    </div>
  );
}
