import type { CaseStudy } from "#model/cases/cases.server.ts";
import type { Pages } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";

/** The six facts under the picture; a game has a publisher and an engine, a system a client and a language. */
export function factSheet(entry: CaseStudy, words: Pages["case"]["facts"], isGame: boolean, period: string) {
  return [
    { term: isGame ? words.publisher : words.client, text: entry.publisher },
    { term: words.role, text: entry.role },
    { term: words.dates, text: period },
    { term: words.team, text: fillIn(words.size, { people: entry.people, weeks: entry.weeks }) },
    { term: isGame ? words.engine : words.builtWith, text: entry.engine },
    { term: words.platforms, text: entry.runsOn },
  ];
}
