import type { Content } from "#model/content.server.ts";
import type { HeroWords } from "./words.server.ts";

export type ShownHero = ReturnType<typeof prepareTags>;

/** The tags with the service that each leads to, one that the site has. */
export function prepareTags({ tags, ...words }: HeroWords, { services }: Content) {
  return {
    ...words,
    tags: tags.flatMap(({ text, service: slug }, index) => {
      const service = slug ? services.find((one) => one.slug === slug) : services[index % services.length];
      return service ? { text, url: service.url, name: service.short, tone: service.department } : [];
    }),
  };
}
