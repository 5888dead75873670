import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { ShortCall } from "#app/sections/short-call.tsx";
import type { Route } from "./+types/page.ts";
import { proofData } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { Ledger } from "./ledger.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return proofData(context.get(contentKey));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ProofPage({
  loaderData: { title, lead, machines, groups, ask, ...words },
}: Route.ComponentProps) {
  return (
    <Bands>
      <Hero title={title} lead={lead} machines={machines} groups={groups} />
      {groups.map((group) => (
        <Ledger key={group.id} group={group} words={words} />
      ))}
      <ShortCall tone="orch" title={ask.title} lead={ask.text} action={ask.action} />
    </Bands>
  );
}
