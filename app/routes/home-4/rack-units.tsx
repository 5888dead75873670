import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import "./rack-units.css";

/** Capabilities as the units of a rack; each slides out a little. */
export function RackUnits({ words }: { words: Home4Page["rack"] }) {
  return (
    <Band name="rack-units" labelledBy="rack" bleed>
      <div className="wrap">
        <div className="aside">
          <h2 id="rack">{words.title}</h2>
          <p>{words.lead}</p>
          <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
          <Picture image={words.imgUrl} alt={words.alt} sizes="70vw md:50vw lg:42vw xxl:42vw" />
        </div>
        <ul>
          {words.units.map((unit) => (
            <li key={unit.title}>
              <h3>{unit.title}</h3>
              <p>{unit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
