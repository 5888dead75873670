import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import type { PageListing } from "#model/posts/listings.server.ts";
import "./page-top.css";

/** The number of a page and the days that it covers. */
export function PageTop({ page }: { page: PageListing }) {
  const { heading, text, crumb } = page;
  return (
    <Band name="page-top" pad="none" labelledBy="list-page">
      <div className="wrap">
        <Crumb to={crumb.url}>{crumb.label}</Crumb>
        <h1 id="list-page">{heading}</h1>
        <p className="lead">{text}</p>
      </div>
    </Band>
  );
}
