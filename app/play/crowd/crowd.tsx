import { useRef, useState } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Figure, Look } from "./turn-figures.ts";

/** The crowd on its floor; heads turn to the pointer, and a touched figure hops. */
export function Crowd({ figures }: { figures: readonly Figure[] }) {
  const crowd = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [looks, setLooks] = useState(() => restingLooks(figures));
  useBehaviour(async ({ signal }) => {
    await untilReady();
    const { turnFigures } = await import("./turn-figures.ts");
    if (!crowd.current || signal.aborted) return;
    turnFigures(crowd.current, {
      look: (index, look) => setLooks((before) => (before[index] === look ? before : before.with(index, look))),
      wake: () => setAwake(true),
      signal,
    });
  });
  return (
    <div ref={crowd} className="absolute inset-0 flex items-end justify-center">
      {figures.map((figure, index) => (
        <span
          key={index}
          className="in-crowd spring-calm motion-safe:hover:-translate-y-3"
          data-photo={!figure.front.isCutout || undefined}
        >
          {looksOf(figure, looks[index], isAwake).map(({ look, image, isShown }) => (
            <span key={look} data-look={look} className={isShown ? "" : "absolute inset-0 opacity-0"}>
              <Picture
                image={image}
                alt=""
                sizes="42vw md:22vw xxl:21vw"
                priority={index === 4 && !isAwake}
                className={figure.front.isCutout ? "w-full max-w-none" : "size-full rounded-t-lg object-cover"}
              />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}

/** The look that shows, and once somebody moves a pointer those that may. */
function looksOf({ front, turned }: Figure, shown: Look | undefined, isAwake: boolean) {
  const all = [{ look: "front" as Look, image: front }];
  if (turned) all.push({ look: "left", image: turned.left }, { look: "right", image: turned.right });
  return all.flatMap((one) => (isAwake || one.look === shown ? [{ ...one, isShown: one.look === shown }] : []));
}

/** Until a pointer comes every second one looks towards the middle. */
function restingLooks(figures: readonly Figure[]): Look[] {
  return figures.map(({ turned }, index) => {
    if (!turned || index % 2) return "front";
    return index < figures.length / 2 ? "right" : "left";
  });
}
