import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { prepareFrameLab } from "./data.server.ts";
import { FrameLab } from "./frame-lab.tsx";
import { Hero } from "./hero.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const page = content.pages["research-and-development-innovation-ai-labs"];
  return composePage(content, page, { "frame-lab": prepareFrameLab });
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function LabsPage({ loaderData }: Route.ComponentProps) {
  return <ComposedPage page={loaderData} own={{ hero: Hero, "frame-lab": FrameLab }} />;
}
