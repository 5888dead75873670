import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ArchivePage } from "#model/posts/archive-page.server.ts";

type Facet = ArchivePage["narrow"]["everything"];

/** Filters for the archive, each with the number of posts it would leave, and a person to ask. Collapsed on a phone. */
export function Filters({ narrow, ask }: Pick<ArchivePage, "narrow" | "ask">) {
  const { headings, everything, categories, years, tags, chosen } = narrow;
  return (
    <aside className="flex flex-col pt-6 md:col-start-1 md:row-start-1" aria-label={headings.label}>
      <details className="filters group peer">
        <summary className="items-center gap-3 rounded-md border-2 px-4 py-3 max-md:flex">
          <b>{headings.label}</b> <span className="text-soft">{chosen}</span>{" "}
          <Icon name="caret-down" className="ms-auto group-open:rotate-180" />
        </summary>
        <Facets title={headings.category} list="bars" facets={[everything, ...categories]} scale={everything.count} />
        <Facets title={headings.year} list="years" facets={years} />
        <Facets title={headings.tags} list="tags" facets={tags} />
      </details>
      <div className="py-8 max-md:hidden max-md:peer-open:block">
        {ask.image && <Picture image={ask.image} alt="" width={240} className={ask.image.isCutout ? figure : photo} />}
        <p className="relative m-0 border-t-3 pt-3 [&_a]:font-bold">
          <Prose text={ask.text} />
        </p>
      </div>
    </aside>
  );
}

const figure = "w-3/4";
const photo = "aspect-box w-3/4 rounded-t-md object-cover";

const looks = {
  bars: {
    list: "grid gap-2",
    link: "relative isolate flex items-center justify-between overflow-hidden border-2 px-3 py-2 font-bold",
    count: "display text-h4/none",
  },
  years: {
    list: "grid grid-cols-2 gap-2",
    link: "flex justify-between border-2 px-3 py-2 font-bold",
    count: "font-lead",
  },
  tags: {
    list: "flex flex-wrap gap-2",
    link: "block border-2 px-3 py-2 text-small font-semibold",
    count: "font-lead",
  },
};

interface FacetsProps {
  title: string;
  list: keyof typeof looks;
  facets: readonly Facet[];
  /** The number of posts that fills the bar. */
  scale?: number;
}

function Facets({ title, list, facets, scale }: FacetsProps) {
  const look = looks[list];
  const most = Math.max(1, ...facets.filter(({ count }) => count !== scale).map(({ count }) => count));
  return (
    <section className="pb-8">
      <h2 className="mb-3 text-h4">{title}</h2>
      <ul role="list" className={look.list}>
        {facets.map(({ name, count, path, isCurrent }) => (
          <li key={name}>
            <Link
              to={path}
              aria-current={isCurrent || undefined}
              className={`rounded-sm no-underline ${look.link} ${isCurrent ? currentLook : "border-line hover:bg-ink hover:text-paper"}`}
            >
              {scale !== undefined && !isCurrent && <Bar share={count / most} />}
              <span>{name}</span> <b className={look.count}>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const currentLook = "border-ink bg-ink text-paper forced-colors:outline-3";

function Bar({ share }: { share: number }) {
  return (
    <svg
      className="absolute inset-y-0 start-0 -z-1 bg-paper-3"
      aria-hidden="true"
      width={`${Math.min(100, Math.round(share * 100))}%`}
      height="100%"
    />
  );
}
