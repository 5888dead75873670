import { data } from "react-router";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { chosenEntry } from "#model/fields/chosen-entries.server.ts";
import { personHead } from "#model/pages/page-heads.server.ts";
import { composePage } from "../compose-page.server.ts";
import { ComposedPage } from "../composed-page.tsx";
import type { Route } from "./+types/page.ts";
import { nextPerson, preparePerson } from "./data.server.ts";
import { Hero } from "./hero.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const person = chosenEntry(content.people, params.slug ?? content.site.featured.person);
  if (!person) throw data(null, { status: 404 });
  const page = { ...content.pages.person, head: personHead(person) };
  return {
    ...composePage(content, page, preparePerson(person, content)),
    canonical: `/team/${person.slug}`,
    next: nextPerson(content, person.slug),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PersonPage({ loaderData }: Route.ComponentProps) {
  return (
    <article>
      <ComposedPage page={loaderData} own={{ hero: Hero }} />
    </article>
  );
}
