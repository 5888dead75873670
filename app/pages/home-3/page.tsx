import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { Hero } from "./hero.tsx";
import { PitchCalendar } from "./pitch-calendar.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return composePage(content, content.pages["home-3"]);
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home3Page({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, "pitch-calendar": PitchCalendar }} />;
}
