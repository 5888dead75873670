import { contentKey } from "#app/request/content.server.ts";
import { slugOf } from "#shared/fold-text.ts";
import type { Route } from "./+types/cases-csv.ts";
import { casesCsv, listedCases } from "./data.server.ts";

/** The table as comma-separated values, filtered and sorted by the same query. */
export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { rows } = listedCases(content, new URL(request.url));
  const name = slugOf(content.site.brand);
  return new Response(casesCsv(content, rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name && `${name}-`}cases.csv"`,
      "Cache-Control": "no-cache",
    },
  });
}
