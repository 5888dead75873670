import { Fragment } from "react";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";

interface DoorsProps {
  words: Pages["search"]["start"];
  tries: Pages["search"]["tries"];
}

const lit = "transition-[background] duration-calm hover:bg-mari";
const door = `group relative block h-full min-h-43 overflow-clip rounded-t-lg rounded-b-xs bg-paper-2 py-5 ps-5 pe-[46%] no-underline shadow-key lg:min-h-85 lg:pe-5 ${lit}`;
const toy =
  "absolute -end-[3%] -bottom-3 h-auto max-h-[96%] w-[48%] object-contain spring-slow motion-safe:group-hover:-translate-y-2.5 lg:end-[4%] lg:max-h-50 lg:w-[92%]";

/** Suggested queries, and doors for visitors without one: each with the toy behind it. */
export function Doors({ words, tries }: DoorsProps) {
  return (
    <Band name="doors" pad="none" labelledBy="search-start" className="py-half">
      <div className="wrap">
        <p className="mb-6 max-w-none font-bold md:mb-11">
          {tries.label}{" "}
          {tries.words.map((word) => (
            <Fragment key={word}>
              <Link
                to={`/search?q=${encodeURIComponent(word)}`}
                className="mx-0.5 my-1 inline-block rounded-md border-2 px-3.5 py-2.5 leading-tight no-underline hover:bg-mari"
              >
                {word}
              </Link>{" "}
            </Fragment>
          ))}
        </p>
        <h2 id="search-start" className="mb-6 text-h3">
          {words.title}
        </h2>
        <ul role="list" className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-5">
          {words.ways.map(({ label, text, url, imgUrl }) => (
            <li key={url}>
              <Link to={url} className={door}>
                <b className="display mb-2 block text-h4">{label}</b> <span className="leading-snug">{text}</span>
                <Picture image={imgUrl} alt="" width={220} className={toy} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
