import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { vitalsOf } from "#app/request/vitals.server.ts";
import type { Route } from "./+types/page.ts";
import { Dials } from "./dials.tsx";
import { NeverMeasured } from "./never-measured.tsx";
import { PageBoard } from "./page-board.tsx";
import { ReadingRules } from "./reading-rules.tsx";
import { VitalsTop } from "./vitals-top.tsx";

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
    <>
      <VitalsTop words={top} isEmpty={isEmpty} />
      <Dials words={dials} readings={readings} />
      {vitals && vitals.pages.length > 0 && <PageBoard words={board} vitals={vitals} />}
      <ReadingRules method={method} />
      <NeverMeasured never={never} slow={slow} />
    </>
  );
}
