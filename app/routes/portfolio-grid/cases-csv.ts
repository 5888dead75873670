import type { Content } from "#model/read-content.server.ts";
import { casesCsv } from "./cases-csv.server.ts";
import { listedCases } from "./listed-cases.server.ts";

/** The table as comma-separated values, sifted and sorted by the same query. */
export function loader(content: Content, { request }: { request: Request }) {
  const { rows } = listedCases(content, new URL(request.url));
  // The mark at the start tells spreadsheets that the file is UTF-8.
  return new Response(`\uFEFF${casesCsv(content, rows)}`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="lodewright-cases.csv"',
      "Cache-Control": "no-cache",
    },
  });
}
