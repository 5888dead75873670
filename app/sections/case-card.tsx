import { Fragment, type ReactNode } from "react";
import { MovingPicture } from "#app/play/film/moving-picture.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { FromTo } from "#app/ui/from-to.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";

export interface RouteWords {
  constraint: string;
  result: string;
}

interface CaseCardProps {
  file: CaseFile;
  words: RouteWords;
  /** Proportions of the picture. */
  shape?: keyof typeof aspects;
  /** Rendered widths of the picture. */
  sizes: string;
  /** Constraint and result side by side. */
  isWide?: boolean;
  /** Shown below, such as a tick box. */
  children?: ReactNode;
  className?: string;
  /** Proportions and corners of the picture's box, where its shape's own do not fit. */
  frameClassName?: string;
}

const aspects = {
  wide: "aspect-16/10",
  film: "aspect-video",
  pano: "aspect-2/1",
  square: "aspect-square",
  tall: "aspect-4/5",
  photo: "aspect-4/3",
};

/** A case as picture, title and the way from constraint to result. */
export function CaseCard({
  file,
  words,
  shape = "film",
  sizes,
  isWide,
  children,
  className = "",
  frameClassName = `rounded-lg ${aspects[shape]}`,
}: CaseCardProps) {
  const { slug, title, imgUrl, alt, loop, department, constraint, result } = file;
  return (
    <article className={`relative min-w-0 ${className}`} data-reveal="shown">
      <Link className="group block no-underline" to={`/portfolio/${slug}`}>
        <span
          className={`when-near block overflow-hidden transition-[border-radius] duration-calm group-hover:rounded-sm ${frameClassName}`}
          data-tone={department}
        >
          <Picture
            image={imgUrl}
            alt={alt}
            sizes={sizes}
            className="size-full object-cover transition-[scale] duration-slow motion-safe:group-hover:scale-104"
          />
        </span>
        <h3 className="mt-4.5 decoration-3 group-hover:underline">{title}</h3>
      </Link>
      {loop && <MovingPicture loop={loop} className={`inset-x-0 top-0 ${frameClassName}`} />}
      <CaseFacts file={file} />
      <FromTo
        from={{ term: words.constraint, text: constraint }}
        to={{ term: words.result, text: result }}
        department={department}
        wide={isWide ?? false}
        className="mt-3.5"
      />
      {children}
    </article>
  );
}

/** Service, engine and year of a case in one line, and its platforms if one was filtered for. */
export function CaseFacts({ file, className = "mt-2 mb-0" }: { file: CaseFile; className?: string }) {
  const { department, service, engine, year, platforms = [] } = file;
  return (
    <p className={`flex flex-wrap gap-x-4.5 text-small text-(--mute,var(--color-soft)) ${className}`}>
      <DiamondLabel department={department} className="text-(--on-card,var(--color-ink))">
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
          {isWanted ? <mark className="bg-transparent font-bold text-(--on,var(--color-ink))">{name}</mark> : name}
        </Fragment>
      ))}
    </span>
  );
}
