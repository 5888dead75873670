import { contentKey } from "#app/request/content.server.ts";
import { siteAddress } from "#model/site/site-address.server.ts";
import { briefSchema } from "#shared/brief/brief-schema.ts";
import type { Route } from "./+types/brief-schema.ts";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  return Response.json(briefSchema(content.priceBook, siteAddress(content, "/brief.schema.json")), {
    headers: { "Content-Type": "application/schema+json; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
