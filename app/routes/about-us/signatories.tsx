import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Person } from "#model/people/people.server.ts";

type Signatory = Pick<Person, "name" | "position" | "line" | "imgUrl"> & { slug: string };

interface SignatoriesProps {
  words: Pages["about-us"]["signers"];
  people: readonly Signatory[];
}

const heights = ["lg:pb-6", "lg:pb-20", "lg:pb-11", "lg:pb-26"];

/** The people who may sign for the company, standing at four heights. */
export function Signatories({ words, people }: SignatoriesProps) {
  return (
    <Band
      name="signatories"
      tone="mari"
      pad="none"
      labelledBy="signatories"
      bleed
      className="grid grid-cols-2 items-end gap-x-gut border-b-3 border-ink px-out pt-14 md:grid-cols-4 lg:auto-cols-[2fr] lg:grid-flow-col lg:grid-cols-[4.4fr] xl:pt-20"
    >
      <div className="col-span-full self-start pb-12 lg:col-span-1">
        <h2 id="signatories" className="xxl:text-[min(4.9vw,5rem)]">
          {words.title}
        </h2>
        <p className="lead my-6 max-w-120">{words.lead}</p>
        <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
      </div>
      {people.map((person, index) => (
        <Standing key={person.slug} person={person} height={heights[index] ?? ""} />
      ))}
    </Band>
  );
}

const figure =
  "-mx-[18%] -mb-[14%] w-[136%] max-w-none spring-calm motion-safe:group-hover:-translate-y-2.5 motion-safe:group-hover:-rotate-2";

function Standing({ person: { slug, name, position, line, imgUrl }, height }: { person: Signatory; height: string }) {
  return (
    <div className={`group self-start pb-8 lg:self-end ${height}`}>
      <Picture
        image={imgUrl}
        alt=""
        width={300}
        className={imgUrl.isCutout ? figure : "block aspect-4/5 w-full rounded-t-md object-cover"}
      />
      <h3 className="border-t-3 pt-4 text-h4">
        <Link to={`/team/${slug}`} className="inline-block py-1 no-underline hover:underline">
          {name}
        </Link>
      </h3>
      <p className="mt-1 mb-0 text-body/snug">
        <b className="block">{position}</b> {line}
      </p>
    </div>
  );
}
