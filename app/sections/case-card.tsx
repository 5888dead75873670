import { Fragment, type ReactNode } from "react";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { FromTo } from "#app/ui/from-to.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import "./case-card.css";

export interface RouteWords {
  constraint: string;
  result: string;
}

interface CaseCardProps {
  file: CaseFile;
  words: RouteWords;
  /** Proportions of the picture. */
  shape?: "wide" | "film" | "pano" | "square" | "tall" | "photo";
  /** Rendered widths of the picture. */
  sizes: string;
  /** Constraint and result beside each other. */
  isWide?: boolean;
  /** What stands below, such as a tick. */
  children?: ReactNode;
  className?: string;
  /** Of the box around the picture. */
  frameClassName?: string;
}

/** A case as picture, title and the way from its constraint to its result. */
export function CaseCard({
  file,
  words,
  shape = "film",
  sizes,
  isWide,
  children,
  className = "",
  frameClassName = "",
}: CaseCardProps) {
  const { slug, title, imgUrl, alt, bench, constraint, result } = file;
  return (
    <article className={`case-card ${className}`} data-reveal="shown">
      <Link className="open" to={`/portfolio/${slug}`}>
        <span className={`frame when-near ${frameClassName}`} data-tone={bench} data-shape={shape}>
          <Picture image={imgUrl} alt={alt} sizes={sizes} />
        </span>
        <h3>{title}</h3>
      </Link>
      <CaseFacts file={file} />
      <FromTo
        from={{ term: words.constraint, text: constraint }}
        to={{ term: words.result, text: result }}
        bench={bench}
        wide={isWide ?? false}
      />
      {children}
    </article>
  );
}

/** Service, engine and year of a case in one line, and its platforms where one was asked for. */
export function CaseFacts({ file, className = "" }: { file: CaseFile; className?: string }) {
  const { bench, service, engine, year, platforms = [] } = file;
  return (
    <p className={`case-facts ${className}`}>
      <DiamondLabel bench={bench} className="diamond">
        {service}
      </DiamondLabel>{" "}
      <span>{engine}</span> <span>{year}</span> {platforms.length > 0 && <Platforms names={platforms} />}
    </p>
  );
}

function Platforms({ names }: { names: NonNullable<CaseFile["platforms"]> }) {
  return (
    <span>
      {names.map(({ name, isWanted }, index) => (
        <Fragment key={name}>
          {index > 0 && ", "}
          {isWanted ? <mark>{name}</mark> : name}
        </Fragment>
      ))}
    </span>
  );
}
