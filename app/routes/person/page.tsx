import { data } from "react-router";
import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { ShortCall } from "#app/sections/short-call.tsx";
import { chosenEntry } from "#model/fields/chosen-entries.server.ts";
import { personHead } from "#model/pages/page-heads.server.ts";
import { posesOf } from "#model/people/people.server.ts";
import { telephoneLink } from "#shared/format.ts";
import type { Route } from "./+types/page.ts";
import { Duties } from "./duties.tsx";
import { Hero } from "./hero.tsx";
import { Interview } from "./interview.tsx";
import { Record } from "./record.tsx";

const postLimit = 6;

export function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const person = chosenEntry(content.people, params.slug ?? content.site.featured.person);
  if (!person) throw data(null, { status: 404 });
  const posts = content.blog.filter(({ author }) => author === person.slug);
  return {
    canonical: `/team/${person.slug}`,
    head: personHead(person),
    words: content.pages.person,
    person,
    poses: posesOf(person),
    posts: posts.slice(0, postLimit).map(({ slug, title, date }) => ({ slug, title, date })),
    postCount: posts.length,
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function PersonPage({ loaderData: { words, person, poses, posts, postCount } }: Route.ComponentProps) {
  return (
    <article>
      <Bands>
        <Hero words={words} person={person} blink={poses?.blink} />
        <Duties heading={words.doesNotOwn} person={person} />
        <Interview title={words.interview} items={person.interview} />
        <Record words={words} credits={person.credits} posts={posts} postCount={postCount} />
        <ShortCall
          tone={person.department}
          title={words.ask.replace("{name}", person.name.split(" ")[0] ?? person.name)}
          {...person.ask}
          figure={poses?.left}
          other={person.phone ? { label: person.phone, url: telephoneLink(person.phone) } : undefined}
        />
      </Bands>
    </article>
  );
}
