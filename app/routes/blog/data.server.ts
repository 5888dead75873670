import type { Tone } from "#app/bands/band-words.server.ts";
import type { Content } from "#model/content.server.ts";
import { findNextPage } from "#model/pages/find-next-page.server.ts";
import { type FrontPage, readFrontPage } from "#model/posts/front-page.server.ts";

type Post = FrontPage["recent"]["posts"][number];

/** The hero and the newsletter, and between them the bands of the kit that have a post to show. */
export function blogData(content: Content) {
  const { masthead, lead, recent, notes, series, door } = readFrontPage(content);
  const { head, next } = content.pages.blog;
  const newest = { role: "recent-posts", shape: "cards", variant: "lead", heading: recent.title };
  const short = { role: "notes", shape: "shelf", tone: "sand", heading: notes.title, lead: [notes.text] };
  const bands = [
    { ...newest, items: recent.posts.map(card), link: recent.all, groups: [], legend: [] },
    {
      ...short,
      items: notes.posts.map((note) => ({ ...card(note), text: [note.opening] })),
      // The link to all posts is below the first list of them.
      link: recent.posts.length > 0 ? undefined : recent.all,
    },
    {
      ...{ role: "series", shape: "table", heading: series.title, lead: [series.text] },
      ...{ columns: series.columns, rows: series.items.map(row), factors: [] },
    },
  ];
  const shown = bands.filter((band) => ("rows" in band ? band.rows : band.items).length > 0);
  return { head, next: findNextPage(content, next), masthead, lead, bands: shown, door };
}

function card({
  slug,
  title,
  category,
  picture,
  dateText,
}: Pick<Post, "slug" | "title" | "category" | "picture" | "dateText">) {
  return {
    ...{ heading: title, url: `/blog/${slug}`, picture: { imgUrl: picture.image, alt: "" } },
    text: [`${category.name}, ${dateText}`],
  };
}

function row({ name, text, parts, path, department }: FrontPage["series"]["items"][number]) {
  return { heading: name, url: path, cells: [{ text: [text] }, { text: [parts], tone: department as Tone }] };
}
