import type { Content } from "#model/content.server.ts";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

export type ShownPeople = Shown<NonNullable<ReturnType<typeof prepare>>>;

/** The people of the band with portrait, line and telephone, the site's for one without; undefined if none is published. */
export function prepare(words: Words, { people, site }: Content) {
  const items = words.items.flatMap(({ person, text }) =>
    people
      .filter(({ slug }) => slug === person)
      .map(({ name, position, imgUrl, alt, slug, department, phone = site.phone }) => ({
        ...{ name, position, phone, department, text },
        picture: { imgUrl, alt },
        url: `/team/${slug}`,
      })),
  );
  return items.length > 0 ? { ...words, items } : undefined;
}
