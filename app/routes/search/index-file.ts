import { findPages } from "./find-pages.server.ts";

/** What the search dialog looks through: title, path, kind and summary of everything worth finding. */
export function loader() {
  return Response.json(findPages());
}
