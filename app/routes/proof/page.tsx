import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { ShortCall } from "#app/sections/short-call.tsx";
import { beginningOf } from "#shared/writable.ts";
import type { Route } from "./+types/page.ts";
import { proofData } from "./data.server.ts";
import { Hero } from "./hero.tsx";
import { Ledger } from "./ledger.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const query = beginningOf((new URL(request.url).searchParams.get("q") ?? "").trim(), 80);
  return proofData(context.get(contentKey), query);
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ProofPage({ loaderData }: Route.ComponentProps) {
  const { ask, next } = loaderData;
  return (
    <Bands next={next}>
      <Hero {...loaderData} />
      <Ledger {...loaderData} />
      <ShortCall tone="orch" title={ask.title} lead={ask.text} action={ask.action} />
    </Bands>
  );
}
