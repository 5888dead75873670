import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { Lightbox } from "#app/sections/lightbox.tsx";
import { chosenEntry } from "#model/fields/chosen-entries.server.ts";
import { caseHead } from "#model/pages/page-heads.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { Call } from "./call-to-action.tsx";
import { Credits } from "./credits.tsx";
import { casePictures, nextCase, prepareCase } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { Obstacle } from "./obstacle.tsx";
import { Result } from "./result.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { cases, pages, site } = content;
  const entry = chosenEntry(cases, params.slug ?? site.featured.case);
  if (!entry) throw data(null, { status: 404 });
  const frames = casePictures(entry, content);
  const page = {
    ...pages.case,
    head: caseHead(content, entry),
    next: { url: `/portfolio/${nextCase(content, entry).slug}` },
  };
  return {
    ...composePage(content, page, prepareCase(entry, frames, content)),
    canonical: `/portfolio/${entry.slug}`,
    frames,
    viewer: { close: pages["portfolio-masonry"].viewer.close },
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

const own = { hero: Hero, obstacle: Obstacle, result: Result, credits: Credits, "call-to-action": Call };

export default function CasePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ComposedPage page={loaderData} own={own} />
      <Lightbox words={loaderData.viewer} frames={loaderData.frames} />
    </>
  );
}
