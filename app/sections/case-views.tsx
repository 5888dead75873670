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
const view = `inline-flex min-h-11 items-center gap-2 rounded-sm px-3 text-small/none font-bold no-underline hover:bg-paper-3 ${viewCurrent}`;

/** Switches between the portfolio's three views; index and table keep the filter. */
export function CaseViews({ words, current, query = "" }: CaseViewsProps) {
  const views = [
    { name: "index", url: `/portfolio${query}`, icon: "layers" },
    { name: "table", url: `/portfolio-grid${query}`, icon: "rows" },
    { name: "wall", url: "/portfolio-masonry", icon: "tiles" },
  ] as const;
  return (
    <nav className="inline-flex flex-wrap gap-1 rounded-md bg-paper-2 p-2 text-ink" aria-label={words.label}>
      {views.map(({ name, url, icon }) => (
        <Link key={name} className={view} to={url} aria-current={name === current ? "page" : undefined}>
          <Icon name={icon} className="max-sm:hidden" />
          {words[name]}{" "}
        </Link>
      ))}
    </nav>
  );
}
