import { CaseCard } from "#app/sections/case-card.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import "./case-nearby.css";

interface CaseNearbyProps {
  words: Pages["case"]["nearby"];
  reason: string;
  files: readonly CaseFile[];
}

/** Two cases that have something in common with this one. */
export function CaseNearby({ words, reason, files }: CaseNearbyProps) {
  return (
    <Band name="case-nearby" labelledBy="nearby">
      <div className="wrap grid-12">
        <header>
          <h2 id="nearby">{words.title}</h2>
          <p>{reason}</p>
          <ArrowLink to={words.all.url}>{words.all.label}</ArrowLink>
        </header>
        {files.map((file, index) => (
          <CaseCard
            key={file.slug}
            file={file}
            words={words}
            shape={index === 0 ? "photo" : "tall"}
            sizes={index === 0 ? "118vw md:50vw xxl:49vw" : "200vw md:50vw xxl:49vw"}
          />
        ))}
      </div>
    </Band>
  );
}
