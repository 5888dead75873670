import { Fragment } from "react";
import { MovingPicture } from "#app/play/film/moving-picture.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import { CompareTick } from "./compare-tick.tsx";
import { FromTo } from "./from-to.tsx";

interface CaseCardProps {
  file: CaseFile;
  words: { constraint: string; result: string };
  /** The label of the tick box. */
  tick: string;
}

/** A case as picture, title and the way from constraint to result, with the box that puts it into the comparison. */
export function CaseCard({ file, words, tick }: CaseCardProps) {
  const { slug, title, imgUrl, alt, loop, department, constraint, result } = file;
  return (
    <article className="relative flex h-full flex-col items-start gap-3" data-reveal="shown">
      <Link className="group block w-full no-underline" to={`/portfolio/${slug}`}>
        <span className="when-near block aspect-photo overflow-hidden rounded-lg" data-tone={department}>
          <Picture image={imgUrl} alt={alt} sizes="80vw lg:33vw xxl:520px" className="size-full object-cover" />
        </span>
        <h3 className="pt-4 group-hover:underline">{title}</h3>
      </Link>
      {loop && <MovingPicture loop={loop} className="inset-x-0 top-0 aspect-photo rounded-lg" />}
      <CaseFacts file={file} />
      <FromTo from={{ term: words.constraint, text: constraint }} to={{ term: words.result, text: result }} />
      <CompareTick slug={slug} title={title} word={tick} />
    </article>
  );
}

/** Service, engine and year of a case in one line, and its platforms if one was filtered for. */
function CaseFacts({ file: { department, service, engine, year, platforms = [] } }: { file: CaseFile }) {
  return (
    <p className="m-0 flex flex-wrap gap-x-4 text-small">
      <DiamondLabel department={department}>{service}</DiamondLabel> <span>{engine}</span> <span>{year}</span>{" "}
      {platforms.length > 0 && (
        <span>
          {platforms.map(({ name, isWanted }, index) => (
            <Fragment key={name}>
              {index > 0 && ", "}
              {isWanted ? <mark className="bg-transparent font-bold text-inherit">{name}</mark> : name}
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}
