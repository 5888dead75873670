import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import type { Rescue } from "./page.tsx";
import "./rescue-halves.css";

type Words = Home2Page["rescues"];

/** Two rescues, one in each half of the page: came in with, went out with. */
export function RescueHalves({ words, rescues }: { words: Words; rescues: Rescue[] }) {
  return (
    <Band name="rescue-halves" pad="top" labelledBy="rescues">
      <h2 className="wrap" id="rescues">
        {words.title}
      </h2>
      <div className="halves">
        {rescues.map((rescue) => (
          <Half key={rescue.slug} rescue={rescue} words={words} />
        ))}
      </div>
    </Band>
  );
}

function Half({ rescue, words }: { rescue: Rescue; words: Words }) {
  return (
    <article>
      <Picture image={rescue.imgUrl} alt={rescue.alt} sizes="100vw md:56vw xxl:56vw" />
      <div className="story">
        <h3>{rescue.title}</h3>
        <p className="facts">
          {rescue.publisher}, {rescue.engine}. {rescue.weeks} {words.weeks}, {rescue.people} {words.people}.
        </p>
        <dl>
          <dt>{words.constraint}</dt>
          <dd>{rescue.constraint}</dd>
          <dt>{words.result}</dt>
          <dd>{rescue.result}</dd>
        </dl>
        <ArrowLink to={`/portfolio/${rescue.slug}`}>
          {words.action}
          <span className="vh">: {rescue.title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
