import type { Content } from "#model/content.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import type { RichText } from "#shared/rich-text.ts";
import type { Card, CardList, Tone } from "./band-words.server.ts";

/** A card with the words, picture and address of the entry that it names. */
export interface ShownCard {
  heading: string;
  text?: RichText | undefined;
  picture?: { imgUrl: ImageSource; alt: string } | undefined;
  url?: string | undefined;
  tone?: Tone | undefined;
  verdict?: { word: string; tone?: Tone | undefined; text?: RichText | undefined } | undefined;
  /** What came of a case. */
  result?: string | undefined;
}

type Entry = Omit<ShownCard, "verdict">;

/** The card of an item; undefined where its entry is not published or its kind is off. */
function shownCard(item: Card, content: Content): ShownCard | undefined {
  const entry = entryOf(item, content);
  const heading = item.heading ?? entry?.heading;
  if (heading === undefined) return undefined;
  return {
    heading,
    text: item.text ?? entry?.text,
    picture: item.picture ?? entry?.picture,
    url: item.url ?? entry?.url,
    tone: item.tone ?? entry?.tone,
    verdict: item.verdict,
    result: entry?.result,
  };
}

export function shownCards(items: readonly Card[], content: Content): ShownCard[] {
  return items.flatMap((item) => shownCard(item, content) ?? []);
}

/** The cards of a band that names them, or of the first entries of its kind. */
export function listedCards({ items, entries, count }: CardList, content: Content): ShownCard[] {
  if (items.length > 0 || entries === undefined) return shownCards(items, content);
  return firstOf(entries, content)
    .slice(0, count)
    .flatMap((item) => shownCard(item, content) ?? []);
}

function firstOf(kind: NonNullable<CardList["entries"]>, content: Content): Card[] {
  const { services, cases, games, blog, products, people } = content;
  const kinds = {
    services: () => services.map(({ slug }) => ({ service: slug })),
    cases: () => cases.map(({ slug }) => ({ case: slug })),
    games: () => games.map(({ slug }) => ({ game: slug })),
    posts: () => blog.map(({ slug }) => ({ post: slug })),
    products: () => products.map(({ slug }) => ({ product: slug })),
    people: () => people.map(({ slug }) => ({ person: slug })),
  };
  return kinds[kind]();
}

function entryOf(item: Card, content: Content): Entry | undefined {
  const named = <Kind extends { slug: string }>(entries: readonly Kind[], slug: string | undefined) =>
    slug === undefined ? undefined : entries.find((entry) => entry.slug === slug);
  const service = named(content.services, item.service);
  if (service) {
    const { title, description, iconUrl, alt, url, department } = service;
    return { heading: title, text: [description], picture: { imgUrl: iconUrl, alt }, url, tone: department };
  }
  const story = named(content.cases, item.case);
  if (story) {
    const { title, constraint, result, imgUrl, alt, slug } = story;
    return { heading: title, text: [constraint], result, picture: { imgUrl, alt }, url: `/portfolio/${slug}` };
  }
  const game = named(content.games, item.game);
  if (game) {
    const { title, genre, category, imgUrl, alt } = game;
    return {
      heading: title,
      text: [`${genre}, ${category}`],
      picture: { imgUrl, alt },
      url: game.case && `/portfolio/${game.case}`,
    };
  }
  const post = named(content.blog, item.post);
  if (post) {
    const { title, brief, imgUrl, alt, slug } = post;
    return { heading: title, text: [brief], picture: { imgUrl, alt }, url: `/blog/${slug}` };
  }
  const product = named(content.products, item.product);
  if (product) {
    const { title, line, imgUrl, alt, id, department } = product;
    return { heading: title, text: [line], picture: { imgUrl, alt }, url: `/single-shop/${id}`, tone: department };
  }
  const person = named(content.people, item.person);
  if (!person) return undefined;
  const { name, position, imgUrl, alt, slug, department } = person;
  return { heading: name, text: [position], picture: { imgUrl, alt }, url: `/team/${slug}`, tone: department };
}

/** A testimonial as a band shows it. */
export interface ShownQuote {
  comment: string;
  name: string;
  position: string;
  rating: number;
  picture: { imgUrl: ImageSource; alt: string };
}

export function shownQuotes(slugs: readonly string[], { testimonials }: Content): ShownQuote[] {
  return slugs.flatMap((slug) =>
    testimonials
      .filter((testimonial) => testimonial.slug === slug)
      .map(({ comment, name, position, rating, imgUrl, alt }) => ({
        comment,
        name,
        position,
        rating,
        picture: { imgUrl, alt },
      })),
  );
}
