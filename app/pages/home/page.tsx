import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { prepareHero, prepareServices } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { Services } from "./services.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return composePage(content, content.pages.home, { hero: prepareHero, services: prepareServices });
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, services: Services }} />;
}
