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
        <summary className="items-center gap-3 rounded-md px-4 py-3.5 inset-ring-3 inset-ring-ink group-open:mb-6 max-md:flex">
          <b>{headings.label}</b> <span className="text-soft">{chosen}</span>{" "}
          <Icon name="caret-down" className="ms-auto spring-calm group-open:rotate-180" />
        </summary>
        <Facets title={headings.category} list="bars" facets={[everything, ...categories]} scale={everything.count} />
        <Facets title={headings.year} list="years" facets={years} />
        <Facets title={headings.tags} list="tags" facets={tags} />
      </details>
      <div className="pt-12 pb-10 max-md:hidden max-md:peer-open:block md:sticky md:top-(--header)">
        {ask.image && <Picture image={ask.image} alt="" width={240} className={ask.image.isCutout ? figure : photo} />}
        <p className="relative m-0 border-t-3 pt-3 [&_a]:font-bold">
          <Prose text={ask.text} />
        </p>
      </div>
    </aside>
  );
}

const figure = "-ms-4 -mb-2 w-3/4 max-w-60";
const photo = "aspect-4/5 w-3/4 max-w-50 rounded-t-md object-cover";

const looks = {
  bars: {
    list: "grid gap-1.5",
    link: "group/bar relative isolate flex items-center justify-between overflow-hidden px-3 py-2.5 font-bold",
    idle: "bg-paper-2/55",
    count: "display text-h4/none",
  },
  years: {
    list: "grid grid-cols-2 gap-1.5",
    link: "flex justify-between px-3 py-2.5 font-bold",
    idle: "inset-ring-2 inset-ring-line hover:inset-ring-ink",
    count: "font-lead",
  },
  tags: {
    list: "flex flex-wrap gap-2",
    link: "block px-3 py-2 text-small font-semibold",
    idle: "inset-ring-2 inset-ring-line hover:bg-ink hover:text-paper",
    count: "ms-0.5 font-lead",
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
    <section className="mt-9 first-of-type:mt-0">
      <h2 className="mb-3 text-h4">{title}</h2>
      <ul role="list" className={look.list}>
        {facets.map(({ name, count, path, isCurrent }) => (
          <li key={name}>
            <Link
              to={path}
              aria-current={isCurrent || undefined}
              className={`rounded-sm no-underline ${look.link} ${isCurrent ? currentLook : look.idle}`}
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

const currentLook = "bg-ink text-paper forced-colors:outline-2 forced-colors:-outline-offset-2";

function Bar({ share }: { share: number }) {
  return (
    <svg
      className="absolute inset-y-0 start-0 -z-1 bg-paper-3 transition-[width] duration-calm ease-snap group-hover/bar:w-full"
      aria-hidden="true"
      width={`${Math.min(100, Math.round(share * 100))}%`}
      height="100%"
    />
  );
}
