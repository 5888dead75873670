import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

export interface ViewWords {
  label: string;
  index: string;
  table: string;
  wall: string;
}

interface CaseViewsProps {
  words: ViewWords;
  current: "index" | "table" | "wall";
  /** The filter to carry along, with its question mark. */
  query?: string;
}

const viewCurrent = "aria-[current]:bg-ink aria-[current]:text-paper";
const onInk =
  "in-data-[tone=ink]:hover:bg-ink-3 in-data-[tone=ink]:aria-[current]:bg-paper in-data-[tone=ink]:aria-[current]:text-ink";
const view = `inline-flex min-h-11 items-center gap-2 rounded-sm px-3.5 text-small/none max-sm:px-2 font-bold no-underline hover:bg-paper-3 ${viewCurrent} ${onInk}`;

/** Switches between the portfolio's three views; index and table keep the filter. */
export function CaseViews({ words, current, query = "" }: CaseViewsProps) {
  const views = [
    { name: "index", url: `/portfolio${query}`, icon: "layers" },
    { name: "table", url: `/portfolio-grid${query}`, icon: "rows" },
    { name: "wall", url: "/portfolio-masonry", icon: "tiles" },
  ] as const;
  return (
    <nav
      className="inline-flex gap-0.5 rounded-md bg-paper-2 p-1.5 in-data-[tone=ink]:bg-ink-2"
      aria-label={words.label}
    >
      {views.map(({ name, url, icon }) => (
        <Link key={name} className={view} to={url} aria-current={name === current ? "page" : undefined}>
          <Icon name={icon} className="max-sm:hidden" />
          {words[name]}{" "}
        </Link>
      ))}
    </nav>
  );
}
