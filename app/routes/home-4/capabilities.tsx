import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import "./shapes.css";

const unit =
  "rack-unit rounded-sm bg-white px-10 py-4.5 spring-calm nth-[4n+1]:bg-mari motion-safe:hover:-translate-x-3.5 motion-safe:rtl:hover:translate-x-3.5";

/** Capabilities as the units of a rack; each slides out a little. */
export function Capabilities({ words }: { words: Home4Page["rack"] }) {
  return (
    <Band name="capabilities" labelledBy="rack" bleed>
      <div className="wrap grid gap-x-gut gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col items-start lg:col-span-5">
          <h2 id="rack" className="mb-5">
            {words.title}
          </h2>
          <p>{words.lead}</p>
          <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
          <Picture
            image={words.imgUrl}
            alt={words.alt}
            sizes="70vw md:50vw lg:42vw xxl:42vw"
            className="mx-auto mt-6 w-[72vw] max-w-120 lg:-ms-[10%] lg:mt-auto lg:-mb-band lg:w-28/25 lg:max-w-none"
          />
        </div>
        <ul
          role="list"
          className="grid gap-1.5 self-start rounded-lg p-4 text-ink shadow-edge lg:col-span-6 lg:col-start-7"
          data-tone="ink"
        >
          {words.units.map(({ title, text }) => (
            <li key={title} className={unit}>
              <h3 className="text-h4 text-ink">{title}</h3>
              <p className="mt-1.5 mb-0 leading-snug text-ink">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
