import { OwnSection } from "#app/bands/band.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Knob } from "#app/ui/knob.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownServices } from "./data.server.ts";

/** The departments as full-height rooms, of which one widens under the pointer, and a page for each kind of reader. */
export function Services({ band }: { band: ShownServices & { role: string } }) {
  const { role, heading, lead, departments, readers, link } = band;
  return (
    <OwnSection band={band}>
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pt-compact pb-8">
        <h2 id={`${role}-heading`} className="text-h2">
          {heading}
        </h2>
        {lead && (
          <p className="max-w-lead text-lead">
            <Prose text={lead} />
          </p>
        )}
      </div>
      <ul role="list" className="flex flex-wrap">
        {departments.map((department) => (
          <li key={department.url} className="flex min-w-0 department-column">
            <Room {...department} />
          </li>
        ))}
      </ul>
      {(readers || link) && (
        <div className="wrap flex flex-wrap items-baseline gap-x-6 gap-y-2 py-4">
          {readers && <Readers readers={readers} />}
          {link && (
            <ArrowLink to={link.url} className="md:ms-auto">
              {link.label}
            </ArrowLink>
          )}
        </div>
      )}
    </OwnSection>
  );
}

function Room({ title, url, iconUrl, department, items, price, case: story }: ShownServices["departments"][number]) {
  return (
    <div className="relative flex-1 overflow-hidden department" data-tone={department} data-reveal="shown">
      <h3>
        <Link to={url} className="cover no-underline">
          {title}
        </Link>
      </h3>
      <ul role="list" className="mt-4 border-t-2 border-current/25 pt-3 leading-snug">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {(price || story) && (
        <p className="mt-3 mb-0 flex flex-col items-start gap-1 font-bold">
          {price && <span>{price}</span>}{" "}
          {story && (
            <ArrowLink to={story.url} className="relative z-2">
              {story.title}
            </ArrowLink>
          )}
        </p>
      )}
      <span className="when-scrolled absolute bottom-8 aspect-10/11 department-picture">
        <Picture image={iconUrl} alt="" width={430} className="hop" />
      </span>
      <Knob className="absolute end-4 top-6 z-1 max-sm:hidden" />
    </div>
  );
}

function Readers({ readers: { title, links } }: { readers: NonNullable<ShownServices["readers"]> }) {
  return (
    <nav aria-label={title} className="w-full md:contents">
      <p className="display m-0 text-h3">{title}</p>
      <ul role="list" className="-mx-edge rail md:contents">
        {links.map(({ label, url }) => (
          <li key={url}>
            <Link to={url} data-prefetch="off" className="inline-block py-2 font-semibold">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
