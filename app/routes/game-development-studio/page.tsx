import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";

export function loader() {
  return content.pages["game-development-studio"];
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function GameDevelopmentStudioPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <h1>{loaderData.title}</h1>
      <p className="lead">{loaderData.lead}</p>
    </div>
  );
}
