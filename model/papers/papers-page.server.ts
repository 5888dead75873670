import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { findNextPage } from "../pages/find-next-page.server.ts";
import { retentionPeriods } from "../site/retention-periods.server.ts";
import { paperSheets } from "./paper-sheets.server.ts";
import { standardColumns, supplierAnswers } from "./supplier-answers.server.ts";

export type PapersData = ReturnType<typeof papersData>;

/** The papers on the counter, the map of data, and the answers by topic. */
export function papersData(content: Content) {
  const { head, next, title, lead, counter, topics: words, standards, data, ask } = content.pages.papers;
  const topics = supplierAnswers(content);
  return {
    ...{ head, title, lead, counter, ask, words },
    next: findNextPage(content, next),
    sheets: paperSheets(content),
    data: {
      ...data,
      rows: data.rows.map((row) => ({ ...row, until: fillIn(row.until, retentionPeriods(content.site)) })),
    },
    standards: { title: standards.title, columns: standardColumns(content) },
    topics: topics.filter(({ id }) => id !== "standards"),
  };
}
