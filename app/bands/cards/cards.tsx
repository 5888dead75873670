import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { type BandProps, BandSection, TopHead } from "../band.tsx";
import { CardHeading } from "../card-heading.tsx";
import type { ShownCard } from "../entries.server.ts";
import { VerdictLine } from "../verdict.tsx";
import type { ShownCardsBand } from "./data.server.ts";

/**
 * Equals. `toys` has no boxes, `lead` shows the first one large, `columns` fills the window with one tone each, `keys` has
 * groups of short words.
 */
export function Cards({ band }: { band: ShownCardsBand }) {
  const { variant = "toys", items, groups } = band;
  if (variant === "columns") return <Columns band={band} items={items} />;
  return (
    <BandSection band={band}>
      <div className="wrap flex flex-col gap-8">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <TopHead band={band} />
          {band.legend.length > 0 && <Legend legend={band.legend} />}
        </div>
        {variant === "lead" ? <LeadFirst items={items} /> : items.length > 0 && <Toys items={items} />}
        {groups.length > 0 && <Keys groups={groups} legend={band.legend} />}
      </div>
    </BandSection>
  );
}

/** Two, three or four in a row, so that no row is left with one. */
const perRow = (count: number) =>
  count === 2 ? "md:grid-cols-2" : [4, 7, 8].includes(count) ? "md:grid-cols-2 xl:grid-cols-4" : "md:grid-cols-3";

/** The first one takes the room of two. */
const withLead = (count: number) =>
  count === 4 ? "lg:grid-cols-5" : count % 3 === 2 ? "lg:grid-cols-3" : "lg:grid-cols-4";

/** On phones more than four become rows with a small picture. */
function Toys({ items }: { items: readonly ShownCard[] }) {
  const isRow = items.length > 4;
  const frame = `${items.length === 2 ? "aspect-3/2" : "aspect-photo"} ${isRow ? "w-1/3 md:w-full" : "w-full"} shrink-0`;
  return (
    <ul role="list" className={`grid gap-x-gut gap-y-8 ${perRow(items.length)}`}>
      {items.map((card) => (
        <li
          key={card.heading}
          className={`relative flex gap-4 ${isRow ? "md:flex-col" : "flex-col"}`}
          data-reveal="shown"
        >
          {card.picture && (
            <Picture
              image={card.picture.imgUrl}
              alt={card.picture.alt}
              sizes={isRow ? "30vw md:33vw" : "100vw md:33vw"}
              className={`${frame} ${
                card.picture.imgUrl.isCutout ? "hop object-contain object-bottom" : "rounded-lg object-cover"
              }`}
            />
          )}
          <div className="flex min-w-0 grow flex-col gap-4">
            <CardHeading card={card} className="text-h3" />
            {card.text && (
              <p>
                <Prose text={card.text} />
              </p>
            )}
            {card.result && <p className="font-bold">{card.result}</p>}
            {card.verdict && <VerdictLine verdict={card.verdict} size="text-h3" />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function LeadFirst({ items }: { items: readonly ShownCard[] }) {
  return (
    <ul role="list" className={`grid gap-x-gut gap-y-8 md:grid-cols-2 ${withLead(items.length)}`}>
      {items.map((card, index) => (
        <li
          key={card.heading}
          className={`relative flex flex-col gap-3 ${index === 0 ? "md:col-span-2" : ""}`}
          data-reveal="shown"
        >
          {card.picture && (
            <div className="h-photo overflow-clip rounded-lg shadow-lift">
              <Picture
                image={card.picture.imgUrl}
                alt={card.picture.alt}
                sizes={index === 0 ? "100vw lg:50vw" : "100vw md:50vw lg:25vw"}
                className={`size-full ${card.picture.imgUrl.isCutout ? "object-contain" : "object-cover"}`}
              />
            </div>
          )}
          <CardHeading card={card} className="text-h4" />
          {card.text && (
            <p className="text-small">
              <Prose text={card.text} />
            </p>
          )}
          {card.result && <p className="text-small font-bold">{card.result}</p>}
          {card.verdict && <VerdictLine verdict={card.verdict} />}
        </li>
      ))}
    </ul>
  );
}

const columnCount: Readonly<Record<number, string>> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  5: "md:grid-cols-2 lg:grid-cols-5",
  6: "md:grid-cols-2 lg:grid-cols-3",
};
const columnTones = ["tang", "mari", "pitch", "orch"] as const;

function Columns({ band, items }: { band: BandProps; items: readonly ShownCard[] }) {
  return (
    <BandSection band={{ ...band, rhythm: "bleed" }}>
      {band.heading && (
        <div className="wrap py-compact">
          <TopHead band={band} />
        </div>
      )}
      <ul role="list" className={`grid ${columnCount[items.length] ?? "md:grid-cols-2 lg:grid-cols-4"}`}>
        {items.map((card, index) => (
          <li
            key={card.heading}
            data-tone={card.tone ?? columnTones[index % columnTones.length]}
            className="relative flex flex-col gap-4 overflow-clip py-8 ps-edge pe-4"
            data-reveal="shown"
          >
            <CardHeading card={card} className="text-h3" />
            {card.text && (
              <p className="max-w-lead">
                <Prose text={card.text} />
              </p>
            )}
            {card.verdict && <VerdictLine verdict={card.verdict} size="text-h3" />}
            {card.picture && (
              <Picture
                image={card.picture.imgUrl}
                alt={card.picture.alt}
                sizes="100vw md:50vw lg:33vw"
                className="hop h-photo w-full object-contain object-bottom"
              />
            )}
          </li>
        ))}
      </ul>
    </BandSection>
  );
}

type KeysProps = Pick<ShownCardsBand, "groups" | "legend">;

function Keys({ groups, legend }: KeysProps) {
  // The letters that the display face lacks.
  useBehaviour(() => groups.some(({ keys }) => keys.some(({ lang }) => lang)) && import("./own-script.css"));
  const meanings = new Map<string, string>(legend.map(({ tone, text }) => [tone, text]));
  return (
    <div className="grid gap-x-gut gap-y-6 md:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ heading, text, keys }) => (
        <div key={heading} className="flex flex-col gap-3 border-t-2 border-current pt-4" data-reveal="shown">
          <h3 className="text-h4">{heading}</h3>
          {text && (
            <p className="text-small">
              <Prose text={text} />
            </p>
          )}
          <ul role="list" className="flex flex-wrap gap-x-2 gap-y-3">
            {keys.map(({ word, lang, aside, tone = "white" }) => (
              <li key={word} className="verdict flex-wrap items-baseline gap-x-3" data-tone={tone}>
                <span className={`text-lead md:text-h4 ${lang ? "own-script" : ""}`} lang={lang} dir={lang && "auto"}>
                  {word}
                </span>{" "}
                {aside && <span className="font-text text-note font-bold">{aside}</span>}
                {meanings.has(tone) && <span className="vh">, {meanings.get(tone)}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** What the colours of the words mean; a screen reader hears it at each word. */
function Legend({ legend }: Pick<KeysProps, "legend">) {
  return (
    <ul role="list" className="flex flex-wrap gap-x-8 gap-y-2" aria-hidden="true">
      {legend.map(({ tone, text }) => (
        <li key={tone} className="flex items-center gap-3 text-small font-bold">
          <span className="size-6 rounded-sm border-2 shadow-key" data-tone={tone} />
          {text}
        </li>
      ))}
    </ul>
  );
}
