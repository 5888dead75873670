import type { Content } from "#model/content.server.ts";
import { chosenEntries } from "#model/fields/chosen-entries.server.ts";
import { disciplines, type Person, posesOf } from "#model/people/people.server.ts";
import { todayOf } from "#model/reading/today.server.ts";
import { capacityBoard } from "#model/site/capacity-board.server.ts";

/** The people by discipline, or in the one that the address names, and who leads which service. */
export function readTeamPage(content: Content, asked: string | null) {
  const { head, ...words } = content.pages.team;
  const { people, services, site } = content;
  const present = disciplines.filter((discipline) => people.some((person) => person.discipline === discipline));
  const chosen = present.find((discipline) => discipline === asked) ?? "";
  const rows = present.map((discipline) => ({
    discipline,
    people: people
      .filter((person) => person.discipline === discipline)
      .map((person) => {
        const { slug, name, position, city, line, imgUrl, department } = person;
        return { slug, name, position, city, line, imgUrl: posesOf(person)?.right ?? imgUrl, department };
      }),
  }));
  return {
    head,
    words,
    capacity: capacityBoard(content, todayOf()),
    chosen,
    disciplines: present,
    crowd: chosenEntries(people, words.crowd.pegs, 8).map((person) => {
      const { left, right } = posesOf(person) ?? {};
      return { front: person.imgUrl, ...(left && right && { turned: { left, right } }) };
    }),
    hasOthers: site.offices.reduce((sum, office) => sum + office.people, 0) > people.length,
    stages: words.forming.stages.map(({ pegs, ...stage }, index) => {
      return { ...stage, pegs: chosenEntries(people, pegs, index + 1).map(inTurn) };
    }),
    rows: rows.filter(({ discipline }) => chosen === "" || discipline === chosen),
    leads: services.flatMap(({ slug: service, title, url }) =>
      people
        .filter((person) => person.leads === service)
        .map(({ slug, name, phone, imgUrl, department }) => ({ slug, name, phone, imgUrl, department, title, url })),
    ),
  };
}

/** Every second one is turned, so that a crew is no row of copies. */
function inTurn(person: Person, index: number) {
  return (index % 2 === 0 && posesOf(person)?.left) || person.imgUrl;
}
