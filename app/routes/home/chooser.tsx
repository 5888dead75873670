import { Link } from "#app/ui/link.tsx";
import type { Bench } from "#shared/bench.ts";
import "./chooser.css";

export interface ChooserProps {
  title: string;
  more: { label: string; url: string };
  needs: { slug: string; need: string; url: string; bench: Bench }[];
}

/** What visitors need in their own words, each with the page that answers it. */
export function Chooser({ title, needs, more }: ChooserProps) {
  return (
    <div className="chooser wrap">
      <nav aria-labelledby="chooser-title">
        <h2 id="chooser-title">{title}</h2>
        <ul>
          {needs.map(({ slug, need, url, bench }) => (
            <li key={slug}>
              <Link to={url} data-tone={bench}>
                {need}
              </Link>
            </li>
          ))}
          <li className="more">
            <Link to={more.url}>{more.label}</Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
