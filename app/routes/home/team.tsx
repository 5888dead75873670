import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Department } from "#shared/department.ts";
import type { ImageSource } from "#shared/image-address.ts";

interface TeamProps {
  title: string;
  lead: string;
  picks: { slug: string; name: string; position: string; imgUrl: ImageSource; department: Department }[];
}

const photo = "block aspect-4/5 w-full object-cover";
const heights = ["lg:min-h-75", "lg:min-h-60", "lg:min-h-88", "lg:min-h-62", "lg:min-h-78", "lg:min-h-54"];

/** People as pegs on colour blocks of uneven height, flush to both edges; up to three stand under the heading. */
export function Team({ title, lead, picks }: TeamProps) {
  const isSmall = picks.length < 4;
  return (
    <Band name="team" pad="top" labelledBy="podium-title" bleed>
      <div className="wrap mb-half grid gap-x-gut gap-y-5 md:grid-cols-12 md:items-end">
        <h2 id="podium-title" className="md:order-2 md:col-span-8 md:col-start-5">
          {title}
        </h2>
        <p className="lead m-0 md:col-span-3">{lead}</p>
      </div>
      <ul role="list" className={isSmall ? "wrap grid grid-cols-2 items-end md:grid-cols-12" : "team-row"}>
        {picks.map(({ slug, name, position, imgUrl, department }, index) => (
          <li
            key={slug}
            data-reveal="shown"
            className={`min-w-0 ${isSmall ? "md:col-span-4" : ""} ${picks.length < 3 ? "md:first:col-start-5" : ""}`}
          >
            <Link to={`/team/${slug}`} className="group block no-underline focus-visible:-outline-offset-6">
              <Picture image={imgUrl} alt="" width={300} className={imgUrl.isCutout ? "team-figure" : photo} />
              <span className={`team-block ${heights[index] ?? ""}`} data-tone={department}>
                <b>{name}</b> <small>{position}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}
