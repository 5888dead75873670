import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import { fillIn } from "#model/fill-in.server.ts";
import type { Route } from "./+types/page.ts";
import { ArtWall } from "./art-wall.tsx";
import { FrameViewers } from "./frame-viewers.tsx";
import { GalleryFloor } from "./gallery-floor.tsx";

export function loader() {
  const { head, columns, viewer, open, credit, ...words } = content.pages["portfolio-masonry"];
  const frames = columns.flat();
  const hung = frames.map((frame, index) => ({
    ...frame,
    number: index + 1,
    open: fillIn(open, { title: frame.title }),
    credit: fillIn(credit, { from: frame.from, artist: frame.artist }),
  }));
  const neighbour = (index: number, words: string) => {
    const at = (index + hung.length) % hung.length;
    return { url: `#frame-${at + 1}`, label: fillIn(words, { title: frames[at]?.title ?? "" }) };
  };
  return {
    head,
    words,
    views: content.pages.portfolio.views,
    columns: columns.map((column) => column.flatMap(({ title }) => hung.filter((frame) => frame.title === title))),
    viewers: hung.map((frame, index) => ({
      ...frame,
      count: fillIn(viewer.count, { number: frame.number, total: hung.length }),
      credit: fillIn(viewer.credit, { from: frame.from, artist: frame.artist }),
      previous: neighbour(index - 1, viewer.previous),
      next: neighbour(index + 1, viewer.next),
    })),
    viewerWords: { close: viewer.close, read: viewer.read },
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PortfolioMasonryPage({ loaderData }: Route.ComponentProps) {
  const { words, views, columns, viewers, viewerWords } = loaderData;
  return (
    <>
      <ArtWall words={words} views={views} columns={columns} />
      <GalleryFloor words={words.floor} />
      <FrameViewers words={viewerWords} viewers={viewers} />
    </>
  );
}
