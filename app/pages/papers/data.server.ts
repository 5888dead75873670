import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { paperSheets } from "#model/papers/paper-sheets.server.ts";
import { standardColumns, supplierAnswers } from "#model/papers/supplier-answers.server.ts";
import { retentionPeriods } from "#model/site/retention-periods.server.ts";
import { formatDate } from "#shared/format.ts";
import { closingCall } from "../closing-call.server.ts";

export type ShownHero = ReturnType<typeof hero>;
export type ShownAnswers = ReturnType<typeof answers>;

/** The bands of the page: files, the map of data, standards, and the answers by topic. */
export function papersData(content: Content) {
  const { head, next, ask } = content.pages.papers;
  const bands = [hero(content), dataMap(content), standards(content), answers(content), closingCall(ask, "mari")];
  // Without any standard there is no band of them.
  return { head, bands: bands.filter((band) => band !== undefined), next: findNextPage(content, next) };
}

function hero(content: Content) {
  const { title, lead, counter: words, ask } = content.pages.papers;
  return { role: "hero", title, lead, words, sheets: paperSheets(content), action: ask.action };
}

/** Where data rests, where it passes and where it is looked at, each in a colour of its own. */
const tones = { rests: "pitch", passes: "mari", looks: "orch", never: undefined } as const;

function dataMap({ pages, site }: Content) {
  const { title, lead, kind, places, reach, until, rows } = pages.papers.data;
  return {
    ...{ role: "data-map", former: ["data"], shape: "table", heading: title, lead, factors: [] },
    columns: [kind, ...places, reach],
    rows: rows.map((row) => ({
      heading: row.kind,
      cells: [
        ...row.stays.map(({ how, text }) => ({ text: [text], tone: tones[how] })),
        { text: [row.reach, { tag: "br" }, `${until}: ${fillIn(row.until, retentionPeriods(site))}`] },
      ],
    })),
  };
}

const standing = { held: "pitch", "not-held": "white", "under-nda": "ink" } as const;

/** A card for each standard, which links to its answer reach. */
function standards(content: Content) {
  const { standards: words, topics } = content.pages.papers;
  const items = standardColumns(content).flatMap((column) =>
    column.rows.map(({ id, question, answer, asOf }) => ({
      heading: question,
      text: [id ? { tag: "span", attrs: { id }, children: [answer] } : answer],
      verdict: {
        ...{ word: column.title, tone: standing[column.standing] },
        text: asOf ? [`${topics.asOf} ${formatDate(asOf)}`] : undefined,
      },
    })),
  );
  if (items.length === 0) return undefined;
  return { role: "standards", shape: "cards", tone: "sand", heading: words.title, items, groups: [], legend: [] };
}

function answers(content: Content) {
  const topics = supplierAnswers(content).filter(({ id }) => id !== "standards");
  return { role: "answers", words: content.pages.papers.topics, topics };
}
