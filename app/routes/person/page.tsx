import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";

export function loader({ params }: Route.LoaderArgs) {
  const entry = content.people.find(({ slug }) => slug === (params.slug ?? content.site.featured.person));
  if (!entry) throw data(null, { status: 404 });
  return { canonical: `/team/${entry.slug}`, head: { title: entry.name, description: entry.line }, entry };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PersonPage({ loaderData: { head, entry } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <h1>{head.title}</h1>
      <p className="lead">{head.description}</p>
      <p>{entry.slug}</p>
    </div>
  );
}
