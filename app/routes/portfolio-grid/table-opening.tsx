import { CaseViews, type ViewWords } from "#app/sections/case-views.tsx";
import { Band } from "#app/ui/band.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import "./table-opening.css";

interface TableOpeningProps {
  words: { title: string; lead: string };
  views: ViewWords;
  query: string;
  csv: { url: string; label: string };
}

/** A small heading, so that the table starts at once. */
export function TableOpening({ words, views, query, csv }: TableOpeningProps) {
  return (
    <Band name="table-opening" pad="none" labelledBy="rows">
      <div className="wrap">
        <div>
          <h1 id="rows">{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        <div className="tools">
          <CaseViews words={views} current="table" query={query} />
          <DownloadLink to={csv.url}>{csv.label}</DownloadLink>
        </div>
      </div>
    </Band>
  );
}
