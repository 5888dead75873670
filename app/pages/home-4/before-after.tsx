import { useState } from "react";
import { OwnSection } from "#app/bands/band.tsx";
import { ProofLink } from "#app/sections/proof-link.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ShownRooms } from "./data.server.ts";

/** Jobs as two pictures of one place: a divider is pulled across, from the first day in the dark to the last in the light. */
export function BeforeAfter({ band }: { band: ShownRooms }) {
  const { role, heading, lead, rooms } = band;
  return (
    <OwnSection band={band} tone="sand" className="relative">
      <div className="wrap grid items-end gap-x-gut gap-y-4 pt-compact pb-8 cols-8-4">
        <h2 id={`${role}-heading`} className="max-w-full wrap-anywhere hyphens-auto">
          {heading}
        </h2>
        {lead && <p className="m-0 text-lead">{lead}</p>}
      </div>
      <div className="grid grid-cols-1 md:grid-cols-2">
        {rooms.map((room) => (
          <Room key={room.slug} room={room} words={band} />
        ))}
      </div>
    </OwnSection>
  );
}

/** Below each half of a room; the case has all. */
const mostFigures = 2;

interface RoomProps {
  room: ShownRooms["rooms"][number];
  words: ShownRooms;
}

function Room({ room, words }: RoomProps) {
  const { title, publisher, constraint, note, figures } = room;
  const [share, setShare] = useState(50);
  return (
    <article className="row-span-4 grid grid-cols-1 grid-rows-subgrid">
      <div className="flex flex-col gap-1 px-edge pb-4">
        <h3 className="wrap-anywhere">{title}</h3>
        <p className="m-0">
          {publisher}. {constraint}
        </p>
      </div>
      <div className="-mb-px room" ref={(room) => room?.style.setProperty("--share", `${share}%`)}>
        <RoomPicture tone="ink" picture={room.before} />
        <RoomPicture tone="mari" picture={room.after} />
        <i
          className="relative flex w-2 items-center justify-center bg-white room-divider noscript:hidden print:hidden"
          aria-hidden="true"
        >
          <span className="flex flex-none rounded-full bg-white p-2 text-ink">
            <Icon name="arrow-left" />
            <Icon name="arrow-right" />
          </span>
        </i>
        <input
          type="range"
          className="scrub-line noscript:hidden print:hidden"
          aria-label={`${words.divider}: ${title}`}
          value={share}
          step={5}
          autoComplete="off"
          onChange={({ target }) => setShare(Number(target.value))}
        />
      </div>
      <div className="grid grid-cols-2">
        {(["before", "after"] as const).map((day) => (
          <div
            key={day}
            data-tone={day === "before" ? "ink" : "mari"}
            className="flex flex-col items-start gap-4 px-edge pt-4 pb-6"
          >
            <h4 className="text-body">{words[day]}</h4>
            <dl className="flex flex-wrap gap-x-6 gap-y-4">
              {figures[day].slice(0, mostFigures).map(({ value, label, proof }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="max-w-name text-small">
                    {label} <ProofLink id={proof} />
                  </dt>
                  <dd className="display text-figure">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            <button
              type="button"
              className="verdict noscript:hidden print:hidden"
              data-tone="white"
              onClick={() => setShare(day === "before" ? 100 : 0)}
            >
              {words.only}
              <span className="vh">
                : {title}, {words[day]}
              </span>
            </button>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-edge py-4">
        {note && <p className="m-0 min-w-0 grow basis-60 text-small">{note}</p>}
        <ArrowLink to={`/portfolio/${room.slug}`}>
          {words.action}
          <span className="vh">: {title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}

function RoomPicture({ tone, picture: { imgUrl, alt } }: { tone: string; picture: RoomProps["room"]["before"] }) {
  return (
    <div data-tone={tone} className="px-4 pt-2">
      <Picture image={imgUrl} alt={alt} sizes="100vw md:50vw" />
    </div>
  );
}
