import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";

export function loader({ params }: Route.LoaderArgs) {
  const entry = content.products.find(({ id }) => String(id) === params.id);
  if (!entry) throw data(null, { status: 404 });
  return { head: { title: entry.title, description: entry.line }, entry };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function SingleShopPage({ loaderData: { head, entry } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <h1>{head.title}</h1>
      <p className="lead">{head.description}</p>
      <p>{entry.slug}</p>
    </div>
  );
}
