import type { Content } from "#model/content.server.ts";
import { chosenEntries, chosenEntry } from "#model/fields/chosen-entries.server.ts";
import { departmentServices } from "#model/site/department-services.server.ts";

const latestPostCount = 4;

/** Words and entries of the home page, band by band. */
export function readHomePage(content: Content) {
  const { slides, services, counters, steps, plans } = content;
  const page = content.pages.home;
  return {
    ...page,
    slides,
    chooser: {
      ...page.chooser,
      readers: content.site.readers,
      needs: services.map(({ slug, need, url, department }) => ({ slug, need, url, department })),
    },
    statement: {
      ...page.statement,
      parts: page.statement.parts.map((part, index) => statementPart(content, part, index)),
    },
    departments: departmentServices(content).map(({ title, url, iconUrl, department, items }) => ({
      title,
      url,
      iconUrl,
      department,
      items,
    })),
    counters: counters.map(({ number, symbol, title, note, department, proof }) => ({
      number,
      symbol,
      title,
      note,
      department,
      proof,
    })),
    steps: steps.map(({ title, description, department }) => ({ title, description, department })),
    games: { ...page.games, ...gamesOf(content, page.games.lead) },
    cases: {
      ...page.cases,
      picks: chosenEntries(content.cases, page.cases.picks, 4).map((entry) => readCase(content, entry)),
    },
    quotes: { ...page.quotes, picks: chosenEntries(content.testimonials, page.quotes.picks, 3).map(readQuote) },
    team: { ...page.team, picks: chosenEntries(content.people, page.team.picks, 6).map(readPerson) },
    plans: {
      ...page.plans,
      period: String(content.pages.pricing.bands.find(({ role }) => role === "plans")?.period ?? ""),
      entries: plans.map(({ plan, price, duration, suits, department }) => ({
        plan,
        price,
        duration,
        suits,
        department,
      })),
    },
    posts: { ...page.posts, entries: latestPosts(content) },
  };
}

type StatementPart = Content["pages"]["home"]["statement"]["parts"][number];

function statementPart({ services }: Content, { words, service }: StatementPart, index: number) {
  const named = service ?? services[index % services.length]?.slug ?? "";
  const { iconUrl, department } = bySlug(services, named);
  return { words, iconUrl, department };
}

function gamesOf({ games }: Content, wanted: string | undefined) {
  const lead = chosenEntry(games, wanted);
  return {
    lead,
    others: games
      .filter((game) => game !== lead)
      .map(({ title, genre, category, imgUrl, alt, case: story }) => {
        return { title, genre, category, imgUrl, alt, case: story };
      }),
  };
}

function readCase({ services }: Content, entry: Content["cases"][number]) {
  const { slug, title, category, constraint, result, imgUrl, alt } = entry;
  const { department, short } = bySlug(services, category);
  return { slug, title, constraint, result, imgUrl, alt, department, service: short };
}

function readQuote({ name, position, comment, rating, imgUrl, alt }: Content["testimonials"][number]) {
  return { name, position, comment, rating, imgUrl, alt };
}

function readPerson({ slug, name, position, imgUrl, department }: Content["people"][number]) {
  return { slug, name, position, imgUrl, department };
}

function latestPosts({ blog, categories }: Content) {
  return blog
    .filter(({ kind }) => kind === "long")
    .slice(0, latestPostCount)
    .map(({ slug, title, date, category, imgUrl }) => {
      const { name, department } = bySlug(categories, category);
      return { slug, title, date, imgUrl, category: { name, department } };
    });
}

function bySlug<Entry extends { slug: string }>(entries: readonly Entry[], slug: string): Entry {
  const found = entries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`there is no entry ${slug}`);
  return found;
}
