import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import "./case-views.css";

export interface ViewWords {
  label: string;
  index: string;
  table: string;
  wall: string;
}

interface CaseViewsProps {
  words: ViewWords;
  current: "index" | "table" | "wall";
  /** The sift to carry along, with its question mark. */
  query?: string;
}

/** Switches between the three readings of the portfolio; index and table keep the sift. */
export function CaseViews({ words, current, query = "" }: CaseViewsProps) {
  const views = [
    { name: "index", url: `/portfolio${query}`, icon: "layers" },
    { name: "table", url: `/portfolio-grid${query}`, icon: "rows" },
    { name: "wall", url: "/portfolio-masonry", icon: "tiles" },
  ] as const;
  return (
    <nav className="case-views" aria-label={words.label}>
      {views.map(({ name, url, icon }) => (
        <Link key={name} to={url} aria-current={name === current ? "page" : undefined}>
          <Icon name={icon} />
          {words[name]}{" "}
        </Link>
      ))}
    </nav>
  );
}
