import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { BandSection, TopHead } from "../band.tsx";
import type { ShownSteps as Steps } from "./data.server.ts";

/** Ordered items: `route` as stations with their toys, `days` as blocks on a ruler of days or weeks. */
export function StepsBand({ band }: { band: Steps }) {
  return (
    <BandSection band={band} className="overflow-x-clip">
      <div className="wrap flex flex-col gap-8">
        <TopHead band={band} />
        {band.variant === "days" ? <Days band={band} /> : <Route items={band.items} />}
      </div>
    </BandSection>
  );
}

const stations: Record<number, string> = { 3: "lg:grid-cols-3", 5: "lg:grid-cols-5", 6: "lg:grid-cols-3" };

function Route({ items }: { items: Steps["items"] }) {
  return (
    <ol role="list" className={`grid gap-x-gut gap-y-8 md:grid-cols-2 ${stations[items.length] ?? "lg:grid-cols-4"}`}>
      {items.map((item, index) => (
        <li
          key={item.heading}
          className={`flex items-start gap-4 lg:flex-col ${item.figures.length > 0 ? "flex-col" : ""}`}
          data-reveal="shown"
        >
          {item.picture && (
            <Picture
              image={item.picture.imgUrl}
              alt={item.picture.alt}
              sizes="30vw lg:20vw"
              className={`w-1/3 shrink-0 lg:w-full ${
                item.picture.imgUrl.isCutout
                  ? "hop h-toy-m object-contain object-bottom"
                  : "aspect-photo rounded-md object-cover"
              }`}
            />
          )}
          {item.figures.length > 0 && <Figures figures={item.figures} />}
          <div className="flex w-full max-w-lead min-w-0 flex-col gap-2">
            <div
              className={`flex items-center gap-3 pb-2 ${isOnPicture(item) ? "lg:flex-col lg:items-start lg:gap-6" : ""}`}
            >
              <b
                className={`block-toy engraved px-4 py-2 text-h4 ${isOnPicture(item) ? "lg:-mt-16 lg:text-h2" : ""}`}
                data-tone={item.tone}
              >
                {index + 1}
              </b>{" "}
              <h3 className="text-h3">{item.heading}</h3>
            </div>
            {item.when && <p className="text-small font-bold">{item.when}</p>}
            <StepWords item={item} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** On wide screens the number of a step lies on the lower edge of its picture. */
const isOnPicture = ({ picture, figures }: Steps["items"][number]) => picture !== undefined && figures.length === 0;

/** People side by side on a line, each a little behind the one before. */
function Figures({ figures }: { figures: Steps["items"][number]["figures"] }) {
  return (
    <div className="crew w-full">
      {figures.map((figure, index) => (
        <Picture
          key={index}
          image={figure}
          alt=""
          width={112}
          className={figure.isCutout ? "hop object-contain" : "object-cover"}
        />
      ))}
    </div>
  );
}

function StepWords({ item: { text, until } }: { item: Steps["items"][number] }) {
  return (
    <>
      {text && (
        <p className="text-small">
          <Prose text={text} />
        </p>
      )}
      {until && <p className="text-small font-bold">{until}</p>}
    </>
  );
}

function Days({ band: { items, scale, ruler } }: { band: Steps }) {
  return (
    <div className="relative">
      <div className={`absolute inset-0 hidden lg:grid ${scale}`} aria-hidden="true">
        {ruler.map((day) => (
          <span key={day} className="border-x border-current/25 ps-2 font-bold">
            {day}{" "}
          </span>
        ))}
      </div>
      <ol role="list" className="relative grid gap-6 lg:py-12">
        {items.map((item) => (
          <li key={item.heading} className={`grid items-center gap-y-4 ${scale}`}>
            <p
              className={`block-toy flex flex-wrap items-baseline justify-between p-3 ${item.place} ${item.isBefore ? "lg:row-start-1" : ""}`}
              data-tone={item.tone}
            >
              <span className="engraved pe-4 text-h4">{item.heading}</span> {item.when}
            </p>
            <div className={`lg:px-4 ${item.isBefore ? "lg:row-start-1 lg:text-end" : ""} ${item.beside}`}>
              <StepWords item={item} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
