import { Icon } from "#app/ui/icon.tsx";
import { compareFormId, fullNoteId, useTray } from "./tray.ts";

interface CompareTickProps {
  slug: string;
  title: string;
  word: string;
}

const checked = "peer-checked:border-mari peer-checked:bg-mari peer-checked:text-ink";
const marked = "*:opacity-0 peer-checked:*:opacity-100 peer-focus-visible:outline-3";
/** A tick box on a case; it belongs to the comparison form further down. */
export function CompareTick({ slug, title, word }: CompareTickProps) {
  const { ticked, isFull, tick } = useTray();
  const isTicked = ticked.includes(slug);
  return (
    <label className="relative mt-auto inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-small font-bold has-disabled:opacity-70 print:hidden">
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
        className="peer absolute inset-0 m-0 cursor-pointer opacity-0 disabled:cursor-not-allowed forced-colors:opacity-100"
      />
      <i
        aria-hidden="true"
        className={`pointer-events-none grid size-6 place-items-center rounded-sm border-2 border-current outline-offset-3 forced-colors:invisible ${marked} ${checked}`}
      >
        <Icon name="check" className="size-3.5" />
      </i>{" "}
      <span>
        {word} <span className="vh"> {title}</span>
      </span>
    </label>
  );
}
