import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";

type Words = Home6Page["close"];

const doors = {
  yes: { tone: "ink", handle: "tang", place: "md:pe-half" },
  no: { tone: "pitch", handle: "paper", place: "md:ps-10 xl:ps-12" },
} as const;

/** The close: a question with two doors. */
export function CallToAction({ words }: { words: Words }) {
  return (
    <Band name="call-to-action" pad="top" labelledBy="still">
      <h2 className="wrap mb-half text-giant/(--clear) font-stretch-80% tracking-tight" id="still">
        {words.title}
      </h2>
      <div className="grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Door words={words.yes} look={doors.yes} isMain />
        <Door words={words.no} look={doors.no} />
      </div>
    </Band>
  );
}

interface DoorProps {
  words: Words["yes"];
  look: (typeof doors)["yes" | "no"];
  isMain?: boolean;
}

function Door({ words, look, isMain }: DoorProps) {
  return (
    <div className={`px-out pt-10 pb-half ${look.place}`} data-tone={look.tone}>
      <h3>{words.title}</h3>
      <p className="mt-4 mb-7">
        <Prose text={words.text} />
      </p>
      <ButtonLink to={words.action.url} tone={look.handle} data-call={isMain && "main"}>
        {words.action.label} <Icon name="arrow-right" />
      </ButtonLink>
    </div>
  );
}
