import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import type { ImageSource } from "#shared/image-address.ts";

interface CallToActionProps {
  words: LabsPage["empty"];
  days: number;
  peg: { imgUrl: ImageSource; alt: string } | undefined;
}

const figure =
  "ms-auto mt-4 -mb-10 w-47 md:absolute md:end-[calc(var(--spacing-edge)+2vw)] md:-bottom-13 md:m-0 md:w-55 lg:w-64 xl:w-75";

const photo =
  "ms-auto mt-6 aspect-4/5 w-40 rounded-t-md object-cover md:absolute md:end-[calc(var(--spacing-edge)+2vw)] md:bottom-0 md:m-0 lg:w-48";

/** The close: an experiment nobody has proposed yet, its days still dashes, and someone waiting for it. */
export function CallToAction({ words, days, peg }: CallToActionProps) {
  return (
    <Band name="call-to-action" tone="orch" pad="none" bleed labelledBy="empty" className="pt-14 xl:pt-20">
      <div className="wrap relative flow-root">
        <StatusToken standing="open">{words.word}</StatusToken>
        <h2 id="empty" className="mt-5 text-giant/(--clear) font-stretch-80% tracking-tight">
          {words.title}
        </h2>
        <svg
          className="my-7 w-full fill-none stroke-ink stroke-1 lg:stroke-[0.7]"
          viewBox={`0 0 ${days * 20 - 2} 20`}
          strokeDasharray="2.4 2"
          aria-hidden="true"
        >
          {Array.from({ length: days }, (_, day) => (
            <rect key={day} x={day * 20 + 1} y="1" width="16" height="16" rx="4" />
          ))}
        </svg>
        <div className="md:max-w-[62%] md:pb-half">
          <p className="lead mt-0 mb-6 max-w-[30em]">{words.text}</p>
          <ActionPair first={words.action} second={words.second} isMain />
        </div>
        {peg && (
          <Picture image={peg.imgUrl} alt={peg.alt} width={300} className={peg.imgUrl.isCutout ? figure : photo} />
        )}
      </div>
    </Band>
  );
}
