import type { NewValue, OldPage } from "./old-page.ts";

/** The page of IT leads: its contracts are on `/contracts`, its care plans on `/pricing`, and the rack is gone. */
export function home4(page: OldPage): void {
  page.set("next", { url: "/it-and-dev-consultancy" });
  const night = (key: string) => page.take("opening", "cutOver", key);
  page.band({
    role: "hero",
    heading: page.takeHeading("opening", "title"),
    lead: page.take("opening", "lead"),
    proofs: page.take("opening", "proofs"),
    action: page.take("opening", "action"),
    ...Object.fromEntries(
      ["control", "label", "columns", "inTime", "mark", "readings"].map((key) => [key, night(key)]),
    ),
    floor: page.take("opening", "floor"),
    hours: page.take("opening", "hours"),
  });
  addRooms(page);
  page.band({
    role: "capabilities",
    shape: "cards",
    variant: "columns",
    heading: page.takeHeading("rack", "title"),
    lead: page.take("rack", "lead"),
    items: page.takeItems<Titled>("rack", "units").map(({ title, text }) => ({ heading: title, text })),
    link: page.take("rack", "action"),
  });
  addAnswers(page);
  addLeads(page);
  const minutes = page.takeItems<Titled & { from: string }>("call", "minutes");
  page.band({
    role: "call-to-action",
    shape: "call-to-action",
    tone: "ink",
    heading: page.takeHeading("call", "title"),
    lead: page.take("call", "lead"),
    action: page.take("call", "action"),
    foot: { table: minutes.map(({ from, title, text }) => ({ label: `${from}: ${title}`, value: text })) },
    note: { text: page.take("call", "note") },
  });
}

interface Titled {
  title: string;
  text: string;
}

/** Labels of buttons that the old band did not have. */
const divided = { only: "Only this day", divider: "How much of the first day is seen" };

function addRooms(page: OldPage) {
  const cases = page.takeItems<string>("changes", "cases");
  const toys = page.takeItems<{ before?: object; after?: object }>("changes", "toys");
  const words = ["before", "after", "action"].map((key): [string, NewValue] => [key, page.take("changes", key)]);
  const rooms = toys.flatMap(({ before, after }, index) =>
    before && after && cases[index] ? [{ case: cases[index], before, after }] : [],
  );
  if (rooms.length === 0) return;
  page.band({
    role: "before-after",
    former: ["ends"],
    heading: page.takeHeading("changes", "title"),
    ...Object.fromEntries(words),
    ...divided,
    rooms,
  });
}

/** People shown without a name are on the team's page. */
function addLeads(page: OldPage) {
  const people = page.takeItems<{ person?: string; ask: string }>("leads", "people").filter(({ person }) => person);
  if (people.length === 0) return;
  page.band({
    role: "leads",
    shape: "people",
    variant: "ring",
    tone: "mari",
    heading: page.takeHeading("leads", "title"),
    lead: page.take("leads", "lead"),
    items: people.map(({ person, ask }) => ({ person, text: ask })),
  });
}

function addAnswers(page: OldPage) {
  const lead = page.take("answers", "lead");
  const title = page.takeHeading("answers", "title");
  const groups = page.takeItems<{ items: { question: string; answer: string; paper: string }[] }>("answers", "groups");
  page.band({
    role: "answers",
    shape: "questions",
    heading: title,
    lead,
    items: groups
      .flatMap(({ items }) => items)
      .slice(0, 9)
      .map(({ question, answer, paper }) => ({ question, answer: `${answer} **${paper}**` })),
  });
}
