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

const heights = ["lg:min-h-75", "lg:min-h-60", "lg:min-h-88", "lg:min-h-62", "lg:min-h-78", "lg:min-h-54"];

/** People as pegs on colour blocks of uneven height, flush to both edges. */
export function Team({ title, lead, picks }: TeamProps) {
  return (
    <Band name="team" pad="top" labelledBy="podium-title" bleed>
      <div className="wrap mb-half grid gap-x-gut gap-y-5 md:grid-cols-12 md:items-end">
        <h2 id="podium-title" className="md:order-2 md:col-span-8 md:col-start-5">
          {title}
        </h2>
        <p className="lead m-0 md:col-span-3">{lead}</p>
      </div>
      <ul className="team-row">
        {picks.map(({ slug, name, position, imgUrl, department }, index) => (
          <li key={slug} data-reveal="shown" className="min-w-0">
            <Link to={`/team/${slug}`} className="group block no-underline focus-visible:-outline-offset-6">
              <Picture image={imgUrl} alt="" width={300} className="team-figure" />
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
