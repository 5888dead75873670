import { contentKey } from "#app/request/content.server.ts";
import { briefSchema } from "#shared/brief/brief-schema.ts";
import type { Route } from "./+types/brief-schema.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { priceBook, site } = context.get(contentKey);
  return Response.json(briefSchema(priceBook, `${site.origin}${import.meta.env.BASE_URL}brief.schema.json`), {
    headers: { "Content-Type": "application/schema+json; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
