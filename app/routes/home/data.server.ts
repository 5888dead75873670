import type { Content } from "#model/content.server.ts";

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
      needs: services.map(({ slug, need, url, department }) => ({ slug, need, url, department })),
    },
    statement: { ...page.statement, parts: page.statement.parts.map((part) => statementPart(content, part)) },
    departments: services
      .filter(({ isDepartment }) => isDepartment)
      .map(({ title, url, iconUrl, department, items }) => ({ title, url, iconUrl, department, items })),
    counters: counters.map(({ number, symbol, title, note, department }) => ({
      number,
      symbol,
      title,
      note,
      department,
    })),
    steps: steps.map(({ title, description, department }) => ({ title, description, department })),
    games: { ...page.games, ...gamesOf(content, page.games.lead) },
    cases: { ...page.cases, picks: page.cases.picks.map((slug) => readCase(content, slug)) },
    quotes: { ...page.quotes, picks: page.quotes.picks.map((slug) => readQuote(content, slug)) },
    team: { ...page.team, picks: page.team.picks.map((slug) => readPerson(content, slug)) },
    plans: {
      ...page.plans,
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

function statementPart({ services }: Content, { words, service }: { words: string; service: string }) {
  const { iconUrl, department } = bySlug(services, service);
  return { words, iconUrl, department };
}

function gamesOf({ games }: Content, lead: string) {
  return {
    lead: bySlug(games, lead),
    others: games
      .filter(({ slug }) => slug !== lead)
      .map(({ title, genre, category, imgUrl, alt, case: story }) => {
        return { title, genre, category, imgUrl, alt, case: story };
      }),
  };
}

function readCase({ cases, services }: Content, slug: string) {
  const { title, category, constraint, result, imgUrl, alt } = bySlug(cases, slug);
  const { department, short } = bySlug(services, category);
  return { slug, title, constraint, result, imgUrl, alt, department, service: short };
}

function readQuote({ testimonials }: Content, slug: string) {
  const { name, position, comment, rating, imgUrl, alt } = bySlug(testimonials, slug);
  return { name, position, comment, rating, imgUrl, alt };
}

function readPerson({ people }: Content, slug: string) {
  const { name, position, imgUrl, department } = bySlug(people, slug);
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
