import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";
import "./manual.css";

/** How far each lies out of line. */
const places = ["lg:w-6/7 lg:ms-18", "lg:w-11/12 lg:ms-4", "lg:w-4/5 lg:ms-14", "lg:w-full lg:ms-0"];

/** The series as a pile of manuals; one slides out under the pointer. */
export function Series({ series }: { series: FrontPage["series"] }) {
  return (
    <Band name="series" pad="none" labelledBy="series" className="overflow-x-clip py-half lg:py-25">
      <div className="wrap grid gap-x-gut gap-y-9 lg:grid-cols-3">
        <header className="self-end">
          <h2 id="series">{series.title}</h2>
          <p className="mt-5 mb-0">{series.text}</p>
        </header>
        <ol role="list" className="flex flex-col items-start lg:col-span-2">
          {series.items.map((item, index) => (
            <Manual key={item.series} item={item} place={places[index % places.length] ?? ""} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

const cellsWide = "lg:min-h-28 lg:grid-cols-[0.85fr_1.4fr_auto] lg:gap-5 lg:ps-13 lg:pe-10";
const cells = `grid min-h-24 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 py-4 ps-10 pe-7 no-underline ${cellsWide}`;

function Manual({ item, place }: { item: FrontPage["series"]["items"][number]; place: string }) {
  const { name, text, department, parts, path } = item;
  return (
    <li
      data-tone={department}
      className={`manual relative mb-2 w-11/12 rounded-xs rounded-s-md shadow-edge spring-calm max-lg:odd:self-end motion-safe:hover:-translate-x-4.5 ${place}`}
    >
      <Link to={path} className={cells}>
        <b className="display text-h3">{name}</b>{" "}
        <span className="leading-snug font-semibold max-lg:col-span-full max-lg:row-start-2">{text}</span>{" "}
        <b className="text-end lg:whitespace-nowrap">{parts}</b>
      </Link>
    </li>
  );
}
