import { content } from "#model/content.server.ts";

/** What the search dialog looks through: title, path and kind of every page worth finding. */
export function loader() {
  return Response.json(content.cases.map(({ title, slug }) => ({ title, path: `/portfolio/${slug}`, kind: "Case study" })));
}
