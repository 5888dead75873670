import { Band } from "#app/ui/band.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";

type Drawn = Home3Page["contents"]["items"][number]["drawn"];

const widths = ["lg:col-span-5", "lg:col-span-4", "lg:col-span-3", "lg:col-span-3", "lg:col-span-4", "lg:col-span-5"];

/** The contents of a deal: six trays of uneven size, each with a large figure and as many blocks. */
export function Scope({ words }: { words: Home3Page["contents"] }) {
  return (
    <Band name="scope" tone="paper-2" labelledBy="contents">
      <div className="wrap">
        <h2 id="contents" className="mb-half max-w-[12em]">
          {words.title}
        </h2>
        <ul role="list" className="grid gap-x-2 gap-y-4 sm:grid-cols-2 lg:grid-cols-12">
          {words.items.map((item, index) => (
            <li
              key={item.unit}
              className={`group grid content-between gap-6 rounded-md p-5 pb-6 shadow-edge lg:min-h-75 ${widths[index]}`}
              data-tone={index === words.items.length - 1 ? "tang" : "white"}
            >
              <h3 className="text-h4">
                <b className="display block text-hero/none tracking-tight transition-all duration-slow ease-snap group-hover:font-stretch-112%">
                  {item.amount}
                </b>{" "}
                {item.unit}
              </h3>
              <Blocks drawn={item.drawn} />
              <p className="m-0 leading-snug">{item.text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 mb-0 font-bold lg:mt-12">{words.refusal}</p>
      </div>
    </Band>
  );
}

const sizes = { small: { full: "size-5", half: "h-5 w-2.5" }, large: { full: "size-9", half: "h-9 w-4.5" } };
const filled = "border-b-5 border-tang-edge bg-tang";
/** Above this number, blocks are drawn small. */
const mostLarge = 12;

/** A day, a language or a right is one block; an empty place is one left to the team. */
function Blocks({ drawn: { full, half = 0, of } }: { drawn: Drawn }) {
  const size = of > mostLarge ? sizes.small : sizes.large;
  return (
    <span className={`flex flex-wrap gap-1 ${of > mostLarge ? "max-w-62" : "max-w-82"}`} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i
          key={index}
          className={`rounded-xs forced-color-adjust-none ${index >= full && index < full + half ? size.half : size.full} ${index < full + half ? filled : "border-2 border-dashed border-current/70"}`}
        />
      ))}
    </span>
  );
}
