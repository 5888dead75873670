import { pageHead } from "#app/frame/page-head.ts";
import { content } from "#model/content.server.ts";
import type { Route } from "./+types/page.ts";
import { BlankTag } from "./blank-tag.tsx";
import { CaseFiles } from "./case-files.tsx";
import { ContractTable } from "./contract-table.tsx";
import { JointJobs } from "./joint-jobs.tsx";
import { ScaleStops } from "./scale-stops.tsx";
import { SixBenches } from "./six-benches.tsx";
import { TagRail } from "./tag-rail.tsx";

export function loader() {
  const words = content.pages.service;
  const { services, steps } = content;
  const files = services.map((service) => ({
    ...service,
    cases: content.cases
      .filter(({ category }) => category === service.slug)
      .map(({ slug, title, result }) => ({ slug, title, result })),
  }));
  const stops = words.scale.stops.flatMap((stop) =>
    steps.filter(({ slug }) => slug === stop.step).map(({ title, bench }) => ({ ...stop, title, bench })),
  );
  const titles = content.cases.map(({ slug, title }) => ({ slug, title }));
  return { head: words.head, words, files, stops, titles };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ServicesPage({ loaderData: { words, files, stops, titles } }: Route.ComponentProps) {
  return (
    <>
      <TagRail words={words.tags} services={files} />
      <SixBenches words={words.benches} services={files} />
      <JointJobs words={words.joint} titles={titles} />
      <ContractTable words={words.contracts} />
      <ScaleStops words={words.scale} stops={stops} />
      <CaseFiles words={words.proof} services={files} />
      <BlankTag words={words.blank} />
    </>
  );
}
