import type { Content } from "#model/content.server.ts";
import { chosenEntries } from "#model/fields/chosen-entries.server.ts";
import { disciplines, posesOf } from "#model/people/people.server.ts";
import { todayOf } from "#model/reading/today.server.ts";
import { capacityBoard } from "#model/site/capacity-board.server.ts";
import { telephoneLink } from "#shared/format.ts";
import type { OwnBand } from "./words.server.ts";

export type ShownHero = ReturnType<typeof prepareHero>;
export type ShownPeople = NonNullable<ReturnType<ReturnType<typeof preparePeople>>>;
export type ShownLeads = NonNullable<ReturnType<typeof prepareLeads>>;

/** The people in front, and those behind them if more work here than the page shows. */
export function prepareHero({ people: named, ...words }: OwnBand<"hero">, { people, site }: Content) {
  const figures = chosenEntries(people, named, 8).map((person) => {
    const { left, right } = posesOf(person) ?? {};
    return { front: person.imgUrl, ...(left && right && { turned: { left, right } }) };
  });
  const hasOthers = site.offices.reduce((sum, office) => sum + office.people, 0) > people.length;
  return { ...words, figures, others: hasOthers ? figures.flatMap(({ front }) => (front.isCutout ? front : [])) : [] };
}

/** The people by discipline, or in the one that the address names. */
export const preparePeople = (asked: string | null) => (words: OwnBand<"people">, content: Content) => {
  const rows = disciplines.flatMap((discipline) => {
    const people = content.people.filter((person) => person.discipline === discipline);
    return people.length > 0 ? { discipline, people: people.map(rowPerson) } : [];
  });
  if (rows.length === 0) return undefined;
  const chosen = rows.find(({ discipline }) => discipline === asked)?.discipline ?? "";
  return {
    ...words,
    chosen,
    disciplines: rows.map(({ discipline }) => discipline),
    rows: rows.filter(({ discipline }) => chosen === "" || discipline === chosen),
  };
};

function rowPerson(person: Content["people"][number]) {
  const { slug, name, position, city, line, imgUrl, department } = person;
  return { slug, name, position, city, line, imgUrl: posesOf(person)?.right ?? imgUrl, department };
}

/** Who leads which service, and when its department can begin; undefined where nobody leads one. */
export function prepareLeads(words: OwnBand<"service-leads">, content: Content) {
  const { services, people } = content;
  const board = capacityBoard(content, todayOf());
  const leads = services.flatMap(({ slug, title, url, department }) =>
    people
      .filter(({ leads }) => leads === slug)
      .map(({ slug: person, name, phone, imgUrl }) => ({
        ...{ person, name, imgUrl, title, url, department },
        phone: phone ? { number: phone, url: telephoneLink(phone) } : undefined,
        starts:
          board?.rows
            .filter((start) => start.department === department)
            .map(({ crew, start, day }) => ({ crew, start, day })) ?? [],
      })),
  );
  if (leads.length === 0) return undefined;
  return { ...words, columns: board ? words.columns : words.columns.slice(0, 3), leads, capacity: board };
}
