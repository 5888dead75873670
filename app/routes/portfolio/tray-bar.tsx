import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { CaseFilter } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { compareFormId, fullNoteId, mostCompared, portfolioAddress, useTray } from "./tray.ts";

interface TrayBarProps {
  words: Pages["portfolio"]["compare"];
  titles: Readonly<Record<string, string>>;
  filter: CaseFilter;
}

/** The ticked cases at the window's lower edge, each with a way to take it out, and the button that compares them. */
export function TrayBar({ words, titles, filter }: TrayBarProps) {
  const { ticked, isFull } = useTray();
  const isOpen = ticked.length > 0;
  const count = words.tray.replace("{count}", String(ticked.length)).replace("{most}", String(mostCompared));
  const names = ticked.map((slug) => titles[slug]).join(", ");
  return (
    <div
      className={`tray-bar print:hidden ${isOpen ? "sticky bottom-0 z-2 border-t-2 shadow-pop" : "vh"}`}
      data-island="tray"
      data-tone="paper"
      data-open={isOpen || undefined}
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 pb-4">
        {/* Present from the start, because a live region that arrives with its words is not read out. */}
        <p role="status" className="m-0">
          {isOpen && (
            <>
              <b className="display text-h4">{count}</b> <span className="vh">{`${names}. `}</span>
            </>
          )}
          {isFull && (
            <span id={fullNoteId} className="text-small">
              {words.full}
            </span>
          )}
        </p>
        {isOpen && (
          <>
            <TickedCases words={words} titles={titles} filter={filter} />
            <Link to={portfolioAddress(filter, [])} className="inline-flex min-h-11 items-center text-small font-bold">
              {words.clear}
            </Link>
            <Button type="submit" form={compareFormId} tone="tang" size="small" className="ms-auto shrink-0">
              {words.tick}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** A link for each ticked case that takes it out; it works without script. */
export function TickedCases({ words, titles, filter, hash }: TrayBarProps & { hash?: string }) {
  const { ticked } = useTray();
  return (
    <ul role="list" className="flex min-w-0 flex-wrap gap-2">
      {ticked.map((slug) => (
        <li
          key={slug}
          data-tone="ink"
          className="inline-flex max-w-full items-center rounded-md ps-3 text-small font-bold"
        >
          <span className="min-w-0 wrap-anywhere">{titles[slug]}</span>{" "}
          <Link
            to={portfolioAddress(
              filter,
              ticked.filter((other) => other !== slug),
              hash,
            )}
            aria-label={words.remove.replace("{title}", () => titles[slug] ?? "")}
            className="inline-flex min-h-11 flex-none items-center px-3 focus-visible:-outline-offset-4"
          >
            <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
