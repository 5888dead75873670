import { useState } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { isSaving } from "#app/browser/saving.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useZoneTime } from "#app/browser/use-zone-time.ts";
import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Person } from "#model/people/people.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./name-poster.css";

interface HeroProps {
  words: Pages["person"];
  person: Person;
  /** The figure with closed eyes. */
  blink: ImageSource | undefined;
}

/** A short surname leaves the lower left to a sentence. */
const aside = "md:absolute md:bottom-[0.6em] md:max-w-[9.5em]";

const figureLook = "group name-figure absolute z-2 block origin-[50%_90%] spring-calm motion-safe:hover:-rotate-3";
/** With a ground of its own it would cover the letters, so it stands beside them. */
const photoLook = "mt-5 block w-3/5 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-2 md:w-full";

/** The person as a peg standing on their own surname, or a photograph beside the name, above a tab of facts. */
export function Hero({ words, person, blink }: HeroProps) {
  const [first = "", ...others] = person.name.split(" ");
  const surname = others.join(" ");
  const isPhoto = !person.imgUrl.isCutout;
  return (
    <Band name="hero" tone={person.department} pad="none" labelledBy="name-poster-title" bleed>
      <div className="wrap relative pt-6 lg:pt-10">
        <Crumb to="/team">{words.back}</Crumb>
        <div
          className="name-poster relative"
          data-photo={isPhoto || undefined}
          data-first={lengthOf(first)}
          data-surname={lengthOf(surname)}
        >
          <h1
            id="name-poster-title"
            className="grid text-[1em] leading-[0.8] tracking-[-0.02em] wrap-normal font-stretch-66% max-md:-me-edge max-md:wrap-anywhere md:font-stretch-76% md:tracking-[-0.04em]"
          >
            <span className={sizeOf(first)}>{first}</span>{" "}
            <span className={`${isPhoto ? "" : "md:justify-self-end"} ${sizeOf(surname)}`}>{surname}</span>
          </h1>
          <span className={isPhoto ? photoLook : figureLook}>
            <Picture
              image={person.imgUrl}
              alt={person.alt}
              sizes="72vw md:30vw xxl:520px"
              priority
              className={isPhoto ? "aspect-4/5 w-full rounded-lg object-cover" : "w-full max-w-none"}
            />
            {blink && <Blink image={blink} />}
          </span>
          <p className={`display m-0 mt-6 text-h4 ${isPhoto || lengthOf(surname) === "longest" ? "" : aside}`}>
            {person.line}
          </p>
        </div>
        <Facts labels={words.facts} person={person} />
      </div>
    </Band>
  );
}

const blinks =
  "motion-safe:animate-[blink_2.2s_steps(1)_0.4s_2] motion-safe:group-hover:animate-[blink_2.2s_steps(1)_infinite]";
const lids = `absolute inset-0 w-full [clip-path:inset(0_0_45%)] opacity-0 ${blinks}`;

/** The same figure with closed eyes, from its head to its shoulders, for a moment now and then; it comes once the page is ready. */
function Blink({ image }: { image: ImageSource }) {
  const [isWelcome, setWelcome] = useState(false);
  useBehaviour(async ({ signal }) => {
    await untilReady();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!signal.aborted && !isStill && !isSaving()) setWelcome(true);
  });
  if (!isWelcome) return null;
  return <Picture image={image} alt="" sizes="72vw md:30vw xxl:520px" className={lids} />;
}

function lengthOf(name: string) {
  if (name.length > 5) return "longest";
  return name.length > 4 ? "long" : "short";
}

/** Letters of a name that would not fit into the window at full size. */
function sizeOf(name: string) {
  const longest = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
  if (longest < 7) return "";
  if (longest < 9) return "max-md:text-[0.78em]";
  return longest < 12 ? "text-[0.55em] md:text-[0.75em]" : "text-[0.4em] md:text-[0.5em]";
}

function Facts({ labels, person }: { labels: Pages["person"]["facts"]; person: Person }) {
  const time = useZoneTime(person.timeZone);
  const facts = [
    { term: labels.position, text: person.position },
    { term: labels.place, text: person.place },
    {
      term: labels.timeZone,
      text: (
        <>
          {person.timeZone}
          <span className="block min-h-6.5 lg:inline lg:min-h-0 noscript:min-h-0">
            {time && (
              <>
                <span className="max-lg:hidden">, </span>
                <time dateTime={time.text}>{time.text}</time> {labels.now}
              </>
            )}
          </span>
        </>
      ),
    },
    { term: labels.since, text: person.since },
  ];
  return (
    <dl
      data-tone="paper"
      className="relative z-4 -mx-2 mt-8 grid grid-cols-2 gap-4 rounded-t-lg p-5 md:mx-0 md:grid-cols-4 md:px-8 md:py-6 lg:mt-10"
    >
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className="text-small text-soft">{term}</dt>
          <dd className="font-bold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
