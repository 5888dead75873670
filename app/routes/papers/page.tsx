import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { ShortCall } from "#app/sections/short-call.tsx";
import { papersData } from "#model/papers/papers-page.server.ts";
import type { Route } from "./+types/page.ts";
import { Answers } from "./answers.tsx";
import { DataMap } from "./data-map.tsx";
import { Hero } from "./hero.tsx";
import { Standards } from "./standards.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return papersData(context.get(contentKey));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PapersPage({
  loaderData: { next, title, lead, counter, sheets, data, standards, topics, words, ask },
}: Route.ComponentProps) {
  return (
    <Bands next={next}>
      <Hero title={title} lead={lead} words={counter} sheets={sheets} />
      <DataMap words={data} />
      {standards.columns.length > 0 && <Standards words={standards} asOf={words.asOf} />}
      <Answers topics={topics} words={words} />
      <ShortCall tone="mari" title={ask.title} lead={ask.text} action={ask.action} />
    </Bands>
  );
}
