import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { DecisionPath } from "./decision-path.tsx";
import { Hero } from "./hero.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return composePage(content, content.pages["web3-game-development"]);
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Web3GameDevelopmentPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, "decision-path": DecisionPath }} />;
}
