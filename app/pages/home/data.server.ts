import type { Content } from "#model/content.server.ts";
import { departmentServices } from "#model/site/department-services.server.ts";
import type { HeroWords, ServicesWords } from "./words.server.ts";

export type ShownHero = ReturnType<typeof prepareHero>;
export type ShownServices = NonNullable<ReturnType<typeof prepareServices>>;

/** The slides of the site, and each service as the need that it answers. */
export function prepareHero({ chooser, harbour }: HeroWords, { slides, services }: Content) {
  return {
    harbour,
    slides: slides.map((slide) => ({ ...slide, size: sizeOf(slide.title) })),
    chooser: {
      ...chooser,
      needs: services.map(({ slug, need, url, department }) => ({ slug, need, url, department })),
    },
  };
}

/** A long word has smaller letters, or it would break on a phone. */
function sizeOf(title: string) {
  const longest = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  if (longest < 10) return "text-hero";
  return longest < 14 ? "text-h2" : "text-h3";
}

/** Each department with its offers, its first price and a case; undefined without departments. */
export function prepareServices({ rooms, ...words }: ServicesWords, content: Content) {
  const departments = departmentServices(content).map(({ slug, title, url, iconUrl, department, items }) => {
    const room = rooms.find(({ service }) => service === slug);
    const story = content.cases.find((entry) => entry.slug === room?.case);
    return {
      ...{ title, url, iconUrl, department, items },
      price: room?.price,
      case: story && { title: story.title, url: `/portfolio/${story.slug}` },
    };
  });
  return departments.length > 0 ? { ...words, departments, readers: content.site.readers } : undefined;
}
