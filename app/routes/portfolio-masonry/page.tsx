import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { Lightbox } from "#app/sections/lightbox.tsx";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { lightboxFrames } from "#model/pages/lightbox.server.ts";
import { findNextPage } from "#model/pages/next-page.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Gallery } from "./gallery.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, next, columns, viewer, open, credit, ...words } = content.pages["portfolio-masonry"];
  const frames = lightboxFrames(columns.flat(), viewer, open).map(({ from, artist, ...frame }) => ({
    ...frame,
    hung: fillIn(credit, { from, artist }),
    credit: fillIn(viewer.credit, { from, artist }),
  }));
  return {
    head,
    next: findNextPage(content, next),
    words,
    views: content.pages.portfolio.views,
    columns: columns.map((column) => column.flatMap(({ title }) => frames.filter((frame) => frame.title === title))),
    frames,
    viewer: { close: viewer.close, read: viewer.read },
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PortfolioMasonryPage({ loaderData }: Route.ComponentProps) {
  const { words, next, views, columns, frames, viewer } = loaderData;
  return (
    <Bands next={next}>
      <Gallery words={words} views={views} columns={columns} />
      <CallToAction words={words.floor} />
      <Lightbox words={viewer} frames={frames} />
    </Bands>
  );
}
