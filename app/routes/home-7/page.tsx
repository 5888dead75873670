import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseStory } from "#model/case-story.server.ts";
import type { Route } from "./+types/page.ts";
import { FormatDays } from "./format-days.tsx";
import { LanguageMatrix } from "./language-matrix.tsx";
import { MarkedSheet } from "./marked-sheet.tsx";
import { NameRules } from "./name-rules.tsx";
import { PacketStory } from "./packet-story.tsx";
import { StringBench } from "./string-bench.tsx";
import { StringFile } from "./string-file.tsx";
import { TongueRows } from "./tongue-rows.tsx";
import { WordRelay } from "./word-relay.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-7"];
  return { head: words.head, words, story: caseStory(content, words.story.case) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home7Page({ loaderData: { words, story } }: Route.ComponentProps) {
  return (
    <>
      <TongueRows words={words.opening} />
      <LanguageMatrix words={words.matrix} />
      <StringBench words={words.bench} />
      <WordRelay words={words.relay} />
      <MarkedSheet words={words.quality} />
      <NameRules words={words.names} />
      <FormatDays words={words.turnaround} />
      <PacketStory words={words.story} story={story} />
      <StringFile words={words.close} />
    </>
  );
}
