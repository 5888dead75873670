import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { FrameBudget } from "./frame-budget.tsx";
import { Hero } from "./hero.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return composePage(content, content.pages["game-development-studio"]);
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function GameDevelopmentStudioPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, "frame-budget": FrameBudget }} />;
}
