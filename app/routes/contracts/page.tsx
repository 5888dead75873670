import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { ShortCall } from "#app/sections/short-call.tsx";
import { contractsData } from "#model/pages/contract-table.server.ts";
import type { Route } from "./+types/page.ts";
import { CommonTerms } from "./common-terms.tsx";
import { Comparison } from "./comparison.tsx";
import { Hero } from "./hero.tsx";
import { Notice } from "./notice.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return contractsData(context.get(contentKey));
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ContractsPage({
  loaderData: { next, title, lead, jump, table, contracts, goodbye, common, ask },
}: Route.ComponentProps) {
  return (
    <Bands next={next}>
      <Hero title={title} lead={lead} jump={jump} contracts={contracts} />
      <Comparison words={table} contracts={contracts} />
      <Notice words={goodbye} contracts={contracts} />
      <CommonTerms words={common} />
      <ShortCall tone="mari" title={ask.title} lead={ask.text} action={ask.action} other={ask.other} />
    </Bands>
  );
}
