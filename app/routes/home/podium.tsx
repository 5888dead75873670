import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Bench } from "#shared/bench.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./podium.css";

interface PodiumProps {
  title: string;
  lead: string;
  picks: { slug: string; name: string; position: string; imgUrl: ImageSource; bench: Bench }[];
}

/** People as pegs on colour blocks of uneven height, flush to both edges. */
export function Podium({ title, lead, picks }: PodiumProps) {
  return (
    <Band name="podium" pad="none" labelledBy="podium-title" bleed>
      <div className="wrap">
        <BandHead id="podium-title" title={title}>
          <p className="lead">{lead}</p>
        </BandHead>
      </div>
      <ul className="people">
        {picks.map(({ slug, name, position, imgUrl, bench }) => (
          <li key={slug} data-reveal="shown">
            <Link to={`/team/${slug}`}>
              <Picture image={imgUrl} alt="" width={300} />
              <span className="block" data-tone={bench}>
                <b>{name}</b> <small>{position}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}
