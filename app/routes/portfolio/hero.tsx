import type { ComponentProps } from "react";
import { CaseViews } from "#app/sections/case-views.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import { Filter } from "./filter.tsx";

interface Folder {
  outcome: string;
  title: string;
  text: string;
  imgUrl: ImageSource;
  count: number;
  said: string;
}

interface HeroProps {
  words: Pick<Pages["portfolio"], "title" | "lead" | "views" | "filter" | "none" | "call">;
  folders: readonly Folder[];
  query: string;
  filter: ComponentProps<typeof Filter>["filter"];
}

/** The heading, the four outcomes with their toys, and the filter, which says so if it leaves no case. */
export function Hero({ words, folders, query, filter }: HeroProps) {
  const { title, lead, views, none, call } = words;
  return (
    <Band name="hero" id="hero" pad="none" labelledBy="portfolio">
      <div className="wrap flex flex-col gap-8 pt-8">
        <div className="grid items-end gap-x-gut gap-y-4 lg:cols-8-4">
          <h1 id="portfolio" className="text-h2">
            {title}
          </h1>
          <p className="m-0 text-lead">{lead}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <ButtonLink to={call.action.url} tone="tang" data-call="main">
            {call.action.label} <Icon name="arrow-right" />
          </ButtonLink>{" "}
          <CaseViews words={views} current="index" query={query} />
        </div>
        <ul role="list" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {folders.map((folder) => (
            <li key={folder.outcome}>
              <FolderLink folder={folder} />
            </li>
          ))}
        </ul>
      </div>
      <Filter words={words.filter} filter={filter} />
      {filter.found === 0 && (
        <div className="wrap flex flex-col items-start gap-4 py-compact">
          <h2>{none.title}</h2>
          <p className="m-0 max-w-text text-lead">{none.text}</p>
          <ArrowLink to="/portfolio">{words.filter.clear}</ArrowLink>
        </div>
      )}
    </Band>
  );
}

const tile =
  "hops flex h-64 flex-col overflow-clip rounded-t-md bg-paper-2 p-4 no-underline focus-visible:-outline-offset-4";

/** A folder leads to its cases, unless the filter has emptied it. */
function FolderLink({ folder: { outcome, title, text, imgUrl, count, said } }: { folder: Folder }) {
  const face = (
    <>
      <b className="display block text-h4">
        {title} <span className="vh">{`, ${said}`}</span>
      </b>{" "}
      <small className="block pt-2 text-small max-md:hidden">{text}</small>{" "}
      <span className="flex min-h-0 flex-1 items-end justify-between gap-2">
        <span aria-hidden="true" className="display text-figure">
          {count}
        </span>
        <Picture image={imgUrl} alt="" sizes="50vw lg:25vw" priority className="hop h-full w-3/4 object-contain" />
      </span>
    </>
  );
  if (count === 0) return <div className={tile}>{face}</div>;
  return (
    <a className={tile} href={`#${outcome}`}>
      {face}
    </a>
  );
}
