import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { prepareHero } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { TextFit } from "./text-fit.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return composePage(content, content.pages["home-7"], { hero: prepareHero });
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home7Page({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, "text-fit": TextFit }} />;
}
