import { contentKey } from "#app/request/content.server.ts";
import { briefText } from "#shared/brief/brief-file.ts";
import type { Route } from "./+types/brief-md.ts";
import { briefResponse } from "./brief-files.server.ts";

/** Without a version the same address is the page's Markdown version (`server/crawlers/`). */
export function loader({ request, context }: Route.LoaderArgs) {
  return briefResponse(request, context.get(contentKey), "text/markdown", briefText);
}
