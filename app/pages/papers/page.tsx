import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { Answers } from "./answers.tsx";
import { papersData } from "./data.server.ts";
import { Hero } from "./hero.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return papersData(context.get(contentKey));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PapersPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, answers: Answers }} />;
}
