import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import type { Rescue } from "./data.server.ts";

type Words = Home2Page["rescues"];

/** Two rescues, one in each half of the page: the state before, the state after. */
export function Rescues({ words, rescues }: { words: Words; rescues: Rescue[] }) {
  return (
    <Band name="rescues" pad="top" labelledBy="rescues">
      <h2 className="wrap mb-half" id="rescues">
        {words.title}
      </h2>
      <div className="grid md:grid-cols-2">
        {rescues.map((rescue, index) => (
          <Half key={rescue.slug} rescue={rescue} words={words} isFirst={index === 0} />
        ))}
      </div>
    </Band>
  );
}

const said = "display text-h3/(--clear) text-balance";

function Half({ rescue, words, isFirst }: { rescue: Rescue; words: Words; isFirst: boolean }) {
  return (
    <article data-tone={isFirst ? "ink" : "white"}>
      <Picture
        image={rescue.imgUrl}
        alt={rescue.alt}
        sizes="100vw md:56vw xxl:56vw"
        className="aspect-16/10 w-full object-cover"
      />
      <div className={`px-edge pt-6 pb-10 lg:pt-10 lg:pb-14 ${isFirst ? "md:ps-out md:pe-8" : "md:ps-8"}`}>
        <h3 className="text-h2 wrap-anywhere">{rescue.title}</h3>
        <p className="mt-3 mb-0 opacity-85">
          {rescue.publisher}, {rescue.engine}. {rescue.weeks} {words.weeks}, {rescue.people} {words.people}.
        </p>
        <dl className="my-8">
          <dt className="mb-1.5 text-small font-bold">{words.constraint}</dt>
          <dd className={`${said} after:my-4 after:block after:h-14 after:dots-y`}>{rescue.constraint}</dd>
          <dt className="mb-1.5 text-small font-bold">{words.result}</dt>
          <dd className={said}>{rescue.result}</dd>
        </dl>
        <ArrowLink to={`/portfolio/${rescue.slug}`}>
          {words.action}
          <span className="vh">: {rescue.title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
