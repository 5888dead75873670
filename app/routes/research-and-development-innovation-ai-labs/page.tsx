import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { chosenEntries, chosenEntry } from "#model/fields/chosen-entries.server.ts";
import { frameOf } from "#model/pages/frame-source.server.ts";
import type { Route } from "./+types/page.ts";
import { AiUse } from "./ai-use.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { experimentsOf } from "./data.server.ts";
import { Experiments } from "./experiments.tsx";
import { FrameLab } from "./frame-lab.tsx";
import { FrameTime } from "./frame-time.tsx";
import { Hero } from "./hero.tsx";
import { Method } from "./method.tsx";
import { Notes } from "./notes.tsx";
import { Ownership } from "./ownership.tsx";
import { Pilot } from "./pilot.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["research-and-development-innovation-ai-labs"];
  const posts = chosenEntries(content.blog, words.notes.posts, 5).map(({ slug, title, date, brief }) => {
    return { slug, title, date, brief };
  });
  const person = chosenEntry(content.people, words.empty.person);
  const peg = person && { imgUrl: person.imgUrl, alt: person.alt };
  return { head: words.head, words, posts, peg, frame: frameOf(content), experiments: experimentsOf(content) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function LabsPage({ loaderData: { words, posts, peg, frame, experiments } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.specimen} />
      <Experiments words={words.strips} experiments={experiments} />
      <FrameTime words={words.frame} frame={frame} />
      {words.lab && <FrameLab words={words.lab} />}
      <Method words={words.sealed} />
      <AiUse words={words.flasks} />
      {posts.length > 0 && <Notes words={words.notes} posts={posts} />}
      <Pilot words={words.calendar} />
      <Ownership words={words.shares} />
      <CallToAction words={words.empty} days={words.strips.days} peg={peg} />
    </Bands>
  );
}
