import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Route } from "./+types/page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Cases } from "./cases.tsx";
import { Contracts } from "./contracts.tsx";
import { Departments } from "./departments.tsx";
import { Hero } from "./hero.tsx";
import { JointJobs } from "./joint-jobs.tsx";
import { Process } from "./process.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages.service;
  const { services, steps } = content;
  const files = services.map((service) => ({
    ...service,
    cases: content.cases
      .filter(({ category }) => category === service.slug)
      .map(({ slug, title, result }) => ({ slug, title, result })),
  }));
  const stops = steps.flatMap(({ title, department }, index) => {
    const stop = words.scale.stops[index];
    return stop ? [{ ...stop, title, department }] : [];
  });
  const titles = content.cases.map(({ slug, title }) => ({ slug, title }));
  return { head: words.head, words, files, stops, titles };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function ServicesPage({ loaderData: { words, files, stops, titles } }: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.tags} services={files} />
      <Departments words={words.departments} services={files} />
      {words.joint.jobs.length > 0 && <JointJobs words={words.joint} titles={titles} />}
      <Contracts words={words.contracts} />
      {stops.length > 0 && <Process words={words.scale} stops={stops} />}
      {titles.length > 0 && <Cases words={words.proof} services={files} />}
      <CallToAction words={words.blank} />
    </Bands>
  );
}
