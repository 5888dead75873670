import { Fragment } from "react";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Bench } from "#shared/bench.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./statement.css";

interface StatementProps {
  terms: { term: string; meaning: string }[];
  parts: { words: string; iconUrl: ImageSource; bench: Bench }[];
  end: string;
}

/** What the name means, and one sentence with the four benches looking through it. */
export function Statement({ terms, parts, end }: StatementProps) {
  return (
    <Band name="statement" pad="none" label="What we do in one sentence">
      <div className="wrap">
        <dl>
          {terms.map(({ term, meaning }) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </Fragment>
          ))}
        </dl>
        <p>
          {parts.map(({ words, iconUrl, bench }) => (
            <Fragment key={words}>
              {words}{" "}
              <span className="peek when-near" data-tone={bench}>
                <Picture image={iconUrl} alt="" sizes="64px lg:128px" />
              </span>
            </Fragment>
          ))}
          {end}
        </p>
      </div>
    </Band>
  );
}
