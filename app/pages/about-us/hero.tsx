import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { OwnBand } from "./words.server.ts";

const house = "row-start-1 mx-auto w-full md:col-span-2 lg:col-start-2";

/** What we are, the house, what we are not: the one symmetrical opening of the site. */
export function Hero({ band }: { band: OwnBand<"hero"> }) {
  const { role, heading, lead, action, picture, are, areNot, meaning } = band;
  return (
    <OwnSection band={band} tone="paper" className="house-hero relative isolate overflow-clip pt-8">
      <div className="wrap flex flex-col gap-4 items-center text-center">
        <h1 id={`${role}-heading`} className="max-w-full text-h2 wrap-anywhere hyphens-auto">
          {heading}
        </h1>
        {lead && <p className="m-0 max-w-text text-lead">{lead}</p>}
        {action && <Actions main={action} tone="paper" />}
      </div>
      <div className="wrap grid gap-x-gut gap-y-4 md:grid-cols-2 lg:grid-cols-4">
        <Side {...are} />
        <Picture image={picture.imgUrl} alt={picture.alt} sizes="100vw md:80vw xl:50vw" priority className={house} />
        <Side {...areNot} isDotted />
      </div>
      {meaning && (
        <div className="wrap pb-4">
          <p className="m-0 max-w-none text-small font-bold">{meaning}</p>
        </div>
      )}
    </OwnSection>
  );
}

function Side({ heading, items, isDotted = false }: OwnBand<"hero">["are"] & { isDotted?: boolean }) {
  return (
    <div className="pb-4 lg:pt-6">
      <h2 className="text-h3">{heading}</h2>
      <ul role="list" className="mt-4">
        {items.map((item) => (
          <li key={item} className={`border-t-3 py-3 leading-snug font-semibold ${isDotted ? "border-dotted" : ""}`}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
