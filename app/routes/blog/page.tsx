import { drawBands } from "#app/bands/bands.tsx";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { NewsletterBand } from "#app/sections/newsletter-band.tsx";
import type { Route } from "./+types/page.ts";
import { blogData } from "./data.server.ts";
import { Hero } from "./hero.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return blogData(context.get(contentKey));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function BlogPage({ loaderData: { next, masthead, lead, bands, door } }: Route.ComponentProps) {
  return (
    <Bands next={next}>
      <Hero masthead={masthead} lead={lead} />
      {drawBands(bands, {})}
      <NewsletterBand door={door} isMain />
    </Bands>
  );
}
