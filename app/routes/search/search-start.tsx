import { Fragment } from "react";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./search-start.css";

interface SearchStartProps {
  words: Pages["search"]["start"];
  tries: Pages["search"]["tries"];
}

/** Words to try, and doors for a visitor who has none: each with the toy that stands behind it. */
export function SearchStart({ words, tries }: SearchStartProps) {
  return (
    <Band name="search-start" pad="none" labelledBy="search-start">
      <div className="wrap">
        <p className="tries">
          {tries.label}{" "}
          {tries.words.map((word) => (
            <Fragment key={word}>
              <Link to={`/search?q=${encodeURIComponent(word)}`}>{word}</Link>{" "}
            </Fragment>
          ))}
        </p>
        <h2 id="search-start">{words.title}</h2>
        <ul>
          {words.ways.map(({ label, text, url, imgUrl }) => (
            <li key={url}>
              <Link to={url}>
                <b>{label}</b> <span>{text}</span>
                <Picture image={imgUrl} alt="" width={220} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
