import { OwnSection } from "#app/bands/band.tsx";
import { FoldSwitch, foldOf } from "#app/bands/fold.tsx";
import { ProofLink } from "#app/sections/proof-link.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TickLine } from "#app/ui/tick-line.tsx";
import type { OwnBand } from "./words.server.ts";

/** What to send, as a checklist to tick and save; a ticked card turns yellow. */
export function KitChecklist({ band }: { band: OwnBand<"kit-checklist"> }) {
  const { role, heading, text, proof, download, picture, items } = band;
  return (
    <OwnSection band={band} tone="tang" rhythm="compact">
      <div className="wrap grid gap-x-gut gap-y-6 lg:gap-y-8 lg:grid-cols-12">
        <h2 id={`${role}-heading`} className="lg:col-span-full">
          {heading}
        </h2>
        <div className="lg:col-span-5">
          <p className="m-0 mb-6 max-w-lead text-lead">
            {text} <ProofLink id={proof} />
          </p>
          <DownloadLink to={download.url}>{download.label}</DownloadLink>
          {picture && (
            <Picture
              image={picture.imgUrl}
              alt={picture.alt}
              sizes="90vw lg:40vw"
              className="grounded pointer-events-none -mt-4 -mb-8 max-h-64 w-full object-contain lg:max-h-none"
            />
          )}
        </div>
        <div className="folds lg:col-span-7">
          <ul role="list" className="grid gap-2 sm:grid-cols-2">
            {items.map((item, index) => (
              <li key={item.title} className={foldOf(index, items.length)}>
                <TickLine {...item} className={line} box={box} />
              </li>
            ))}
          </ul>
          <FoldSwitch more={items.length - 5} />
        </div>
      </div>
    </OwnSection>
  );
}

const line = "h-full gap-4 rounded-sm bg-white px-4 py-3 has-checked:bg-mari lg:py-6";
const box = "size-6 rounded-sm border-3 border-ink";
