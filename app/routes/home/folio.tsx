import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Bench } from "#shared/bench.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./folio.css";

interface CaseEntry {
  slug: string;
  title: string;
  service: string;
  constraint: string;
  result: string;
  imgUrl: ImageSource;
  alt: string;
  bench: Bench;
}

interface FolioProps {
  title: string;
  lead: string;
  action: { label: string; url: string };
  picks: CaseEntry[];
}

/** Cases as pictures with what was in the way and what came of it. */
export function Folio({ title, lead, action, picks }: FolioProps) {
  return (
    <Band name="folio" labelledBy="folio-title">
      <div className="wrap">
        <div className="side">
          <h2 id="folio-title">{title}</h2>
          <p className="lead">{lead}</p>
          <ArrowLink to={action.url}>{action.label}</ArrowLink>
        </div>
        {picks.map((entry, index) => (
          <CaseCard key={entry.slug} entry={entry} isLead={index === 0} />
        ))}
      </div>
    </Band>
  );
}

function CaseCard({ entry, isLead }: { entry: CaseEntry; isLead: boolean }) {
  return (
    <Link className="work" data-reveal="shown" to={`/portfolio/${entry.slug}`} data-bench={entry.bench}>
      <span className="frame" data-tone={entry.bench} data-cutout={entry.imgUrl.isCutout}>
        <Picture
          image={entry.imgUrl}
          alt={entry.alt}
          sizes={isLead ? "92vw md:62vw lg:62vw xxl:1060px" : "92vw md:49vw lg:49vw xxl:860px"}
        />
      </span>
      <h3>{entry.title}</h3>
      <dl>
        <div>
          <dt className="vh">Constraint</dt>
          <dd>{entry.constraint}</dd>
        </div>
        <div>
          <dt className="vh">Result</dt>
          <dd>{entry.result}</dd>
        </div>
      </dl>
    </Link>
  );
}
