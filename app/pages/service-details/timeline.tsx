import { useEffect, useRef, useState } from "react";
import { OwnSection } from "#app/bands/band.tsx";
import { FoldSwitch } from "#app/bands/fold.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"timeline">;
type Week = Words["items"][number];

/** On phones the others are folded; a link to one opens them. */
const openWeeks = 8;

/** The tape again, upright; beside it the project, as far as it is in the week that is in the middle of the window. */
export function Timeline({ band }: { band: Words }) {
  const { role, heading, lead, items } = band;
  const pictures = items.flatMap(({ picture }, index) => (picture ? [{ ...picture, from: index }] : []));
  const list = useRef<HTMLOListElement>(null);
  const inView = useWeekInView(list);
  const shown = pictures.findLast(({ from }) => from <= inView) ?? pictures[0];
  return (
    <OwnSection band={band} tone="paper" rhythm="compact">
      <div className="wrap grid gap-x-gut gap-y-6 lg:cols-5-7">
        <div className="flex flex-col gap-4 self-start lg:sticky lg:top-(--header) lg:pt-6">
          <h2 id={`${role}-heading`}>{heading}</h2>
          {lead && <p className="m-0">{lead}</p>}
          <div className="grid">
            {pictures.map((picture) => (
              <Picture
                key={picture.from}
                image={picture.imgUrl}
                alt={picture.alt}
                sizes="100vw lg:40vw"
                className={`col-start-1 row-start-1 w-full transition-opacity duration-slow ${picture === shown ? "" : "opacity-0"}`}
              />
            ))}
          </div>
        </div>
        <div className="folds">
          <ol role="list" ref={list}>
            {items.map((week, index) => (
              <WeekItem key={week.heading} week={week} words={band} number={index + 1} />
            ))}
          </ol>
          <FoldSwitch more={items.length - openWeeks} />
        </div>
      </div>
    </OwnSection>
  );
}

/** The index of the item that is in the middle of the window; the first before any is. */
function useWeekInView(list: React.RefObject<HTMLOListElement | null>): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const weeks = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setIndex(weeks.indexOf(entered.target));
      },
      { rootMargin: "-50% 0px" },
    );
    for (const week of weeks) observer.observe(week);
    return () => observer.disconnect();
  }, [list]);
  return index;
}

function WeekItem({ week, words, number }: { week: Week; words: Words; number: number }) {
  return (
    <li
      id={`week-${number}`}
      className={`flex gap-4 border-b-2 border-line targeted:bg-mari ${number > openWeeks ? "folded" : ""}`}
    >
      <p className="tape-upright by-scroll [--piece:pull-down] display m-0 w-20 shrink-0 border-t-3 border-ink ps-3 pt-2 text-h3">
        <span className="vh">{words.week} </span>
        {number}
      </p>
      <div className="flex grow flex-wrap gap-x-6 py-2">
        <div className="grow basis-60">
          <h3 className="text-h4">{week.heading}</h3>
          <p className="m-0 leading-snug">
            <Prose text={week.text} />
          </p>
        </div>
        <p className="m-0 w-40 max-w-full">
          <b className="display text-h4">{week.hours}</b> {words.hours}{" "}
          {week.decision && (
            <span className="inline-block rounded-sm bg-ink px-3 py-1 text-small font-bold text-paper">
              {week.decision}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
