import { CaseViews, type ViewWords } from "#app/sections/case-views.tsx";
import { Band } from "#app/ui/band.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";

interface HeroProps {
  words: { title: string; lead: string };
  views: ViewWords;
  query: string;
  csv: { url: string; label: string };
}

/** A small heading, so that the table starts at once. */
export function Hero({ words, views, query, csv }: HeroProps) {
  return (
    <Band name="hero" pad="none" labelledBy="rows">
      <div className="wrap flex flex-col items-start justify-between gap-8 pt-8 pb-7 lg:flex-row lg:items-end lg:pt-11">
        <div>
          <h1 id="rows" className="text-h2">
            {words.title}
          </h1>
          <p className="mt-3 mb-0">{words.lead}</p>
        </div>
        <div className="flex flex-none flex-wrap items-center gap-4">
          <CaseViews words={views} current="table" query={query} />
          <DownloadLink to={csv.url}>{csv.label}</DownloadLink>
        </div>
      </div>
    </Band>
  );
}
