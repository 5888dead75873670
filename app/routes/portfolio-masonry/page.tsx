import { KitBand } from "#app/bands/bands.tsx";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { Lightbox } from "#app/sections/lightbox.tsx";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { lightboxFrames } from "#model/pages/lightbox.server.ts";
import type { Route } from "./+types/page.ts";
import { Gallery } from "./gallery.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, next, columns, viewer, open, credit, floor, ...words } = content.pages["portfolio-masonry"];
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
    call: {
      ...{ role: "call-to-action", shape: "call-to-action", tone: "mari", heading: floor.title, lead: [floor.text] },
      ...{ action: floor.ask, second: floor.read, picture: { imgUrl: floor.imgUrl, alt: "" }, links: [], slots: [] },
    },
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PortfolioMasonryPage({ loaderData }: Route.ComponentProps) {
  const { words, next, views, columns, frames, viewer, call } = loaderData;
  return (
    <Bands next={next}>
      <Gallery words={words} action={call.action} views={views} columns={columns} />
      <KitBand band={call} />
      <Lightbox words={viewer} frames={frames} />
    </Bands>
  );
}
