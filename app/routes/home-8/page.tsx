import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { frameOf } from "#model/pages/frame-source.server.ts";
import { formatDate } from "#shared/format.ts";
import type { Route } from "./+types/page.ts";
import { AiPolicy } from "./ai-policy.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { experimentsOf, peopleOf } from "./data.server.ts";
import { Experiments } from "./experiments.tsx";
import { Failures } from "./failures.tsx";
import { FrameBudget } from "./frame-budget.tsx";
import { Funding } from "./funding.tsx";
import { Hero } from "./hero.tsx";
import { Method } from "./method.tsx";
import { Team } from "./team.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-8"];
  return {
    head: words.head,
    words,
    failures: words.failures.items.map((item) => ({ ...item, closed: formatDate(item.closed) })),
    people: peopleOf(content),
    experiments: experimentsOf(content),
    frame: frameOf(content),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home8Page({
  loaderData: { words, failures, people, experiments, frame },
}: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.opening} />
      <Experiments words={words.log} experiments={experiments} />
      <FrameBudget words={words.frame} frame={frame} />
      <Method words={words.method} />
      <AiPolicy words={words.policy} />
      <Funding words={words.funding} />
      <Failures words={words.failures} failures={failures} />
      {people.length > 0 && <Team words={words.team} people={people} />}
      <CallToAction words={words.close} opening={words.opening} />
    </Bands>
  );
}
