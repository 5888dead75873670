import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { EmptyDials } from "./empty-dials.tsx";
import { NeverMeasured } from "./never-measured.tsx";
import { ReadingRules } from "./reading-rules.tsx";
import { VitalsTop } from "./vitals-top.tsx";

export function loader() {
  return content.pages["site-vitals"];
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function SiteVitalsPage({
  loaderData: { title, lead, dials, method, never, slow },
}: Route.ComponentProps) {
  return (
    <>
      <VitalsTop title={title} lead={lead} />
      <EmptyDials dials={dials} />
      <ReadingRules method={method} />
      <NeverMeasured never={never} slow={slow} />
    </>
  );
}
