import { CaseCard } from "#app/sections/case-card.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";

interface RelatedCasesProps {
  words: Pages["case"]["nearby"];
  reason: string;
  files: readonly CaseFile[];
}

const looks = [
  { shape: "photo", sizes: "118vw md:50vw xxl:49vw", place: "md:col-span-7 md:mt-0 lg:col-span-5 lg:col-start-5" },
  { shape: "tall", sizes: "200vw md:50vw xxl:49vw", place: "md:col-span-5 md:mt-16 lg:col-span-3" },
] as const;

/** Two cases that have something in common with this one. */
export function RelatedCases({ words, reason, files }: RelatedCasesProps) {
  return (
    <Band name="related-cases" labelledBy="nearby" className="print:hidden!">
      <div className="wrap grid-12">
        <header className="col-span-12 md:max-lg:mb-8 lg:col-span-3">
          <h2 id="nearby">{words.title}</h2>
          <p className="mt-4 mb-6">{reason}</p>
          <ArrowLink to={words.all.url}>{words.all.label}</ArrowLink>
        </header>
        {files.map((file, index) => {
          const { shape, sizes, place } = looks[index ? 1 : 0];
          return (
            <CaseCard
              key={file.slug}
              file={file}
              words={words}
              shape={shape}
              sizes={sizes}
              className={`col-span-12 mt-10 ${place}`}
            />
          );
        })}
      </div>
    </Band>
  );
}
