import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Content } from "#model/content.server.ts";
import { formatDate } from "#shared/format.ts";
import type { Route } from "./+types/page.ts";
import { AiLabel } from "./ai-label.tsx";
import { BenchLog } from "./bench-log.tsx";
import { FailedPair } from "./failed-pair.tsx";
import { FrameFill } from "./frame-fill.tsx";
import { FundingTickets } from "./funding-tickets.tsx";
import { LabRoom } from "./lab-room.tsx";
import { ThreeVerbs } from "./three-verbs.tsx";
import { WhetherClose } from "./whether-close.tsx";
import { WonderLine } from "./wonder-line.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-8"];
  return {
    head: words.head,
    words,
    failures: words.failures.items.map((item) => ({ ...item, closed: formatDate(item.closed) })),
    people: words.team.people.map(({ person, part }) => ({ ...inRoom(content, person), part })),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home8Page({ loaderData: { words, failures, people } }: Route.ComponentProps) {
  return (
    <>
      <WonderLine words={words.opening} />
      <BenchLog words={words.log} />
      <FrameFill words={words.frame} />
      <ThreeVerbs words={words.method} />
      <AiLabel words={words.policy} />
      <FundingTickets words={words.funding} />
      <FailedPair words={words.failures} failures={failures} />
      <LabRoom words={words.team} people={people} />
      <WhetherClose words={words.close} />
    </>
  );
}

export type RoomPerson = ReturnType<typeof inRoom> & { part: string };

function inRoom(content: Content, slug: string) {
  const person = content.people.find((entry) => entry.slug === slug);
  if (!person) throw new Error(`there is no person ${slug}`);
  const { name, position, imgUrl, alt } = person;
  return { slug, name, position, imgUrl, alt };
}
