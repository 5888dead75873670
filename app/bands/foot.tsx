import { ProofLink } from "#app/sections/proof-link.tsx";
import { Stars } from "#app/sections/stars.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Cast } from "./cast.tsx";
import type { ShownCard, ShownQuote } from "./entries.server.ts";
import type { ShownFoot } from "./shown-foot.server.ts";

/** What stands small below a band: figures, a quote, links, a table, a list or a shelf. */
export function Foot({ foot: { own, figures, quote, links, table, list, shelf } }: { foot: ShownFoot }) {
  return (
    <div className="border-t-2 border-current pt-4">
      {own}
      {figures && <FootFigures figures={figures} />}
      {quote && <FootQuote quote={quote} />}
      {links && (
        <ul role="list" className="flex flex-wrap gap-x-8 gap-y-3">
          {links.map(({ label, url }) => (
            <li key={label}>
              <ArrowLink to={url}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      )}
      {table && (
        <dl className="gap-x-12 lg:columns-2">
          {table.map(({ label, value }) => (
            <div
              key={label}
              className="flex break-inside-avoid flex-wrap justify-between gap-x-6 border-b border-current/25 py-2"
            >
              <dt className="text-small font-bold">{label}</dt>
              <dd className="text-small">
                <Prose text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {list && (
        <ul role="list" className="grid gap-x-12 gap-y-2 md:grid-cols-2">
          {list.map((text, index) => (
            <li key={index} className="text-small">
              <Prose text={text} />
            </li>
          ))}
        </ul>
      )}
      {shelf && <FootShelf shelf={shelf} />}
    </div>
  );
}

function FootFigures({ figures }: { figures: NonNullable<ShownFoot["figures"]> }) {
  return (
    <dl className={`grid gap-x-gut gap-y-4 ${figures.length === 3 ? "md:grid-cols-3" : "grid-cols-2 lg:grid-cols-4"}`}>
      {figures.map(({ value, label, note, proof }, index) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small">
            <b>{label}</b> <ProofLink id={proof} />
            {note && <span className="block"> {note}</span>}
          </dt>
          <dd>
            <Cast value={value} index={index} size="text-h2" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FootQuote({ quote: { comment, name, position, rating, picture } }: { quote: ShownQuote }) {
  return (
    <figure className="flex items-center gap-6">
      <Picture image={picture.imgUrl} alt="" width={96} className="size-28 shrink-0 rounded-full object-cover" />
      <div className="flex flex-col gap-2">
        <blockquote className="text-lead font-bold lg:text-h3">{comment}</blockquote>
        <div className="flex flex-wrap items-center gap-x-4 text-small">
          <span>
            <b>{name}</b>, {position}
          </span>{" "}
          <span className="small-stars">
            <Stars rating={rating} />
          </span>
        </div>
      </div>
    </figure>
  );
}

function FootShelf({ shelf }: { shelf: readonly ShownCard[] }) {
  return (
    <ul role="list" className="rail -mx-edge lg:mx-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:px-0">
      {shelf.map(({ heading, text, picture, url }) => (
        <li key={heading} className="relative flex w-32 flex-col gap-1 text-small lg:w-auto">
          {picture && (
            <Picture
              image={picture.imgUrl}
              alt=""
              sizes="50vw lg:25vw"
              className="aspect-photo w-full rounded-md object-cover"
            />
          )}
          <span className="font-bold">
            {url ? (
              <Link to={url} className="cover no-underline">
                {heading}
              </Link>
            ) : (
              heading
            )}
          </span>{" "}
          {text && (
            <span>
              <Prose text={text} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
