import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Department } from "#shared/department.ts";
import type { ImageSource } from "#shared/image-address.ts";

interface CaseEntry {
  slug: string;
  title: string;
  service: string;
  constraint: string;
  result: string;
  imgUrl: ImageSource;
  alt: string;
  department: Department;
}

interface CasesProps {
  title: string;
  lead: string;
  action: { label: string; url: string };
  picks: CaseEntry[];
}

const places = ["md:col-span-8", "md:col-span-4 md:mt-2", "md:col-span-4 md:mt-18", "md:col-span-4 md:mt-6"];
const half = "md:col-span-6";

/** Cases as pictures, each with its obstacle and its outcome. */
export function Cases({ title, lead, action, picks }: CasesProps) {
  const isPair = picks.length === 2;
  return (
    <Band name="cases" labelledBy="folio-title">
      <div className="wrap grid gap-x-gut gap-y-8 md:grid-cols-12">
        <div className={isPair ? "md:col-span-12" : "md:col-span-4"}>
          <h2 id="folio-title">{title}</h2>
          <p className="lead my-6 max-w-[30ch]">{lead}</p>
          <ArrowLink to={action.url}>{action.label}</ArrowLink>
        </div>
        {picks.map((entry, index) => (
          <CaseCard
            key={entry.slug}
            entry={entry}
            isLead={isPair || index === 0}
            place={isPair || (index > 0 && picks.length === 3) ? half : (places[index] ?? "")}
          />
        ))}
      </div>
    </Band>
  );
}

function CaseCard({ entry, isLead, place }: { entry: CaseEntry; isLead: boolean; place: string }) {
  return (
    <Link
      className={`group no-underline ${place}`}
      data-reveal="shown"
      to={`/portfolio/${entry.slug}`}
      data-department={entry.department}
    >
      <span
        className={`relative block aspect-5/4 overflow-hidden rounded-lg transition-all duration-calm group-hover:rounded-sm ${isLead ? "md:aspect-16/10" : "md:aspect-4/5"}`}
        data-tone={entry.department}
      >
        <Picture
          image={entry.imgUrl}
          alt={entry.alt}
          sizes={isLead ? "92vw md:62vw lg:62vw xxl:1060px" : "92vw md:49vw lg:49vw xxl:860px"}
          className={`absolute size-full transition duration-slow group-hover:scale-105 ${entry.imgUrl.isCutout ? "top-1/16 object-contain" : "object-cover"}`}
        />
      </span>
      <h3 className="mt-4 mb-3 text-h4 wrap-anywhere decoration-3 group-hover:underline">{entry.title}</h3>
      <dl className="grid gap-1.5 leading-snug">
        <div className={`${mark} text-soft before:rounded-full before:border-3 before:border-ink`}>
          <dt className="vh">Constraint</dt>
          <dd>{entry.constraint}</dd>
        </div>
        <div className={`${mark} font-semibold before:rotate-45 before:rounded-xs before:bg-(--c)`}>
          <dt className="vh">Result</dt>
          <dd>{entry.result}</dd>
        </div>
      </dl>
    </Link>
  );
}

const mark = "relative ps-7 before:absolute before:start-0.5 before:top-1 before:size-3.5";
