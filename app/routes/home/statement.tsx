import { Fragment } from "react";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Department } from "#shared/department.ts";
import type { ImageSource } from "#shared/image-address.ts";

interface StatementProps {
  terms: { term: string; meaning: string }[];
  parts: { words: string; iconUrl: ImageSource; department: Department }[];
  end: string;
}

/** What the name means, and one sentence with the four departments looking through it. */
export function Statement({ terms, parts, end }: StatementProps) {
  return (
    <Band name="statement" label="What we do in one sentence">
      <div className="wrap grid gap-x-gut gap-y-8 md:grid-cols-12">
        {terms.length > 0 && (
          <dl className="max-md:order-2 md:col-span-2 md:pt-3">
            {terms.map(({ term, meaning }) => (
              <Fragment key={term}>
                <dt className="font-bold">{term}</dt>
                <dd className="mb-3 text-soft">{meaning}</dd>
              </Fragment>
            ))}
          </dl>
        )}
        <p className="display m-0 max-w-none text-figure/(--clear) md:col-span-10">
          {parts.map(({ words, iconUrl, department }) => (
            <Fragment key={words}>
              {words}{" "}
              <span className="peek when-near" data-tone={department}>
                <Picture
                  image={iconUrl}
                  alt=""
                  sizes="64px lg:430px"
                  className="absolute -start-1/10 -top-1/5 w-6/5 max-w-none"
                />
              </span>
            </Fragment>
          ))}
          {end}
        </p>
      </div>
    </Band>
  );
}
