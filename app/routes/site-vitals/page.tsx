import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { vitalsOf } from "#app/request/vitals.server.ts";
import type { Route } from "./+types/page.ts";
import { Exclusions } from "./exclusions.tsx";
import { Hero } from "./hero.tsx";
import { Method } from "./method.tsx";
import { Pages } from "./pages.tsx";
import { Timings } from "./timings.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { empty, filled, ...words } = content.pages["site-vitals"];
  const vitals = await vitalsOf(context);
  const readings = vitals?.all ?? {};
  const isEmpty = Object.keys(readings).length === 0;
  return { ...words, top: isEmpty ? empty : filled, isEmpty, readings, vitals };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function SiteVitalsPage({ loaderData }: Route.ComponentProps) {
  const { top, isEmpty, dials, board, method, never, slow, readings, vitals } = loaderData;
  return (
    <Bands>
      <Hero words={top} isEmpty={isEmpty} />
      <Timings words={dials} readings={readings} />
      {vitals && vitals.pages.length > 0 && <Pages words={board} vitals={vitals} />}
      <Method method={method} />
      <Exclusions never={never} slow={slow} />
    </Bands>
  );
}
