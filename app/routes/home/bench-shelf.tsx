import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Knob } from "#app/ui/knob.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Bench } from "#shared/bench.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./bench-shelf.css";

interface BenchShelfProps {
  title: string;
  lead: string;
  benches: { title: string; url: string; iconUrl: ImageSource; bench: Bench; items: string[] }[];
}

/** The four benches as full-height colour columns; one widens under the pointer. */
export function BenchShelf({ title, lead, benches }: BenchShelfProps) {
  return (
    <Band name="bench-shelf" pad="none" labelledBy="shelf-title">
      <div className="wrap">
        <BandHead id="shelf-title" title={title}>
          <p className="lead">{lead}</p>
        </BandHead>
      </div>
      <ul className="benches">
        {benches.map(({ title: name, url, iconUrl, bench, items }) => (
          <li key={url}>
            <Link className="bench" data-tone={bench} to={url}>
              <h3>{name}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <span className="object when-near">
                <Picture image={iconUrl} alt="" width={430} />
              </span>
              <Knob />
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}
