import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Bench } from "#shared/bench.ts";
import type { ImageSource } from "#shared/image-address.ts";

interface TeamProps {
  title: string;
  lead: string;
  picks: { slug: string; name: string; position: string; imgUrl: ImageSource; bench: Bench }[];
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
      <ul className="grid grid-cols-2 items-end sm:grid-cols-3 sm:gap-y-8 lg:grid-cols-6">
        {picks.map(({ slug, name, position, imgUrl, bench }, index) => (
          <li key={slug} data-reveal="shown" className="min-w-0">
            <Link to={`/team/${slug}`} className="group block no-underline focus-visible:-outline-offset-6">
              <Picture image={imgUrl} alt="" width={300} className={figure} />
              <span className={`${block} ${heights[index]}`} data-tone={bench}>
                <b className="display block text-h4">{name}</b>{" "}
                <small className="mt-1.5 block text-small/snug font-semibold">{position}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Wider than its block and sunk into the block's top, which is lighter. */
const figure =
  "pointer-events-none relative z-1 -mx-[9%] -mb-[33%] w-59/50 max-w-none transition duration-calm ease-snap motion-safe:group-hover:-translate-y-3 motion-safe:group-hover:-rotate-2";
const block =
  "relative block min-h-45 px-5 pt-21 pb-5 before:absolute before:inset-x-0 before:top-0 before:h-12 before:bg-white/20 lg:pt-24 lg:before:h-14";
