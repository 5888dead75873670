import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { readFrontPage } from "#model/posts/front-page.server.ts";
import type { Route } from "./+types/page.ts";
import { BlogFront } from "./blog-front.tsx";
import { BlogMasthead } from "./blog-masthead.tsx";
import { LongRead } from "./long-read.tsx";
import { NotesDoor } from "./notes-door.tsx";
import { SeriesPile } from "./series-pile.tsx";
import { ShortNotes } from "./short-notes.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return readFrontPage(content);
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { masthead, lead, recent, notes, spotlight, series, door } = loaderData;
  return (
    <>
      <BlogMasthead masthead={masthead} />
      <BlogFront lead={lead} recent={recent} />
      <ShortNotes notes={notes} />
      <LongRead piece={spotlight} />
      <SeriesPile series={series} />
      <NotesDoor door={door} />
    </>
  );
}
