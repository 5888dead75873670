import { useState } from "react";
import { OwnSection } from "#app/bands/band.tsx";
import { EstimateLink } from "#app/sections/estimate-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownHero } from "./data.server.ts";
import type { Part } from "./words.server.ts";

/** A machine and six complaints: each lights the faulty part on hover, and leads to the job that mends it. */
export function Hero({ band }: { band: ShownHero }) {
  const [first] = band.complaints;
  const [part, setPart] = useState(first?.part);
  return (
    <OwnSection band={band} tone="mari" className="overflow-clip pt-6 pb-compact">
      <div className="wrap grid items-center gap-x-gut gap-y-4 cols-7-5">
        <div className="flex min-w-0 flex-col items-start gap-4">
          <Crumb to={band.crumb.url}>{band.crumb.label}</Crumb>
          <h1 id="hero-heading" className="max-w-full text-h2 wrap-anywhere hyphens-auto">
            {band.heading}
          </h1>
          <p className="m-0 max-w-lead text-lead">
            <Prose text={band.lead} />
          </p>
          <p className="m-0 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink to={band.action.url} data-call="main">
              {band.action.label} <Icon name="arrow-right" />
            </ButtonLink>
            <EstimateLink />
          </p>
        </div>
        <Machine picture={band.picture} part={part} />
      </div>
      <div className="wrap mt-6">
        <h2 className="mb-4 text-h4">{band.complaintsTitle}</h2>
        <ul role="list" className="grid gap-x-gut md:grid-cols-2">
          {band.complaints.map((complaint) => (
            <li key={complaint.text}>
              <Complaint complaint={complaint} isShown={complaint.part === part} show={setPart} />
            </li>
          ))}
        </ul>
      </div>
    </OwnSection>
  );
}

/** Where each part is in the picture: percent from its left and from its top, in steps of ten. */
const places: Readonly<Record<Part, readonly [number, number]>> = {
  fan: [60, 20],
  rack: [40, 40],
  arm: [70, 30],
  belt: [60, 60],
  desk: [20, 50],
  gears: [70, 80],
};
const lamp =
  "absolute start-(--focus-x) top-(--focus-y) -translate-1/2 rounded-full bg-white text-ink shadow-lift print:hidden";

function placeOf(part: Part) {
  const [x, y] = places[part];
  return `[--focus-x:${x}%] [--focus-y:${y}%]`;
}

function Machine({ picture, part }: { picture: ShownHero["picture"]; part: Part | undefined }) {
  return (
    // The picture is the same in every direction of writing, and so are the places of its parts.
    <div dir="ltr" className="relative">
      <Picture image={picture.imgUrl} alt={picture.alt} sizes="80vw md:40vw" priority className="w-full" />
      {part && (
        <span key={part} className={`${lamp} ${placeOf(part)}`} aria-hidden="true">
          <Icon name="warning" className="text-figure" />
        </span>
      )}
    </div>
  );
}

interface ComplaintProps {
  complaint: ShownHero["complaints"][number];
  isShown: boolean;
  show: (part: Part) => void;
}

/** In the words of a client; the sign of the one whose part of the machine is shown at fault is lit. */
function Complaint({ complaint: { text, job, part }, isShown, show }: ComplaintProps) {
  const words = (
    <>
      <Icon name="warning" className={`text-h4 transition-opacity ${isShown ? "" : "opacity-70"}`} />
      <span className="display grow text-h4">{text}</span>
    </>
  );
  const look = "flex items-center gap-3 border-t-2 border-current py-3 no-underline hover:underline";
  if (!job) return <p className={look}>{words}</p>;
  return (
    <a href={`#${job.id}`} className={look} onPointerEnter={() => show(part)} onFocus={() => show(part)}>
      {words} <span className="text-small max-sm:hidden">{job.name}</span> <Icon name="caret-down" />
    </a>
  );
}
