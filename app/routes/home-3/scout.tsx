import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import type { Scout } from "./data.server.ts";

const tail =
  "before:absolute before:-start-1.5 before:top-8 before:size-5 before:rotate-45 before:rounded-xs before:bg-inherit";
const balloon = `relative rounded-lg px-6 py-5 md:w-6/7 md:even:ms-auto ${tail}`;

/** The scout, a peg at the side, asks six questions in speech balloons. */
export function ScoutQuestions({ words, scout }: { words: Home3Page["questions"]; scout: Scout | undefined }) {
  return (
    <Band name="scout" labelledBy="scout" bleed>
      <div className="wrap grid gap-x-gut gap-y-8 lg:grid-cols-12">
        <div className="relative md:max-lg:pe-60 lg:sticky lg:top-30 lg:col-span-4 lg:self-start">
          <h2 id="scout">{words.title}</h2>
          {scout && (
            <>
              <Picture
                image={scout.imgUrl}
                alt={scout.alt}
                sizes="44vw md:26vw lg:340px"
                className="mt-5 mb-1.5 w-1/2 max-w-85 md:max-lg:absolute md:max-lg:end-0 md:max-lg:bottom-0 md:max-lg:w-55 lg:w-full"
              />
              <p className="m-0 font-bold max-lg:pt-2">
                <Link to={`/team/${scout.slug}`}>{scout.name}</Link>, {scout.position}
              </p>
            </>
          )}
        </div>
        <ul role="list" className="grid gap-4 lg:col-span-8">
          {words.items.map((item, index) => (
            <li key={item.question} className={`${balloon} ${index % 3 ? "bg-white" : "bg-tang"}`}>
              <h3 className="text-h4 lg:text-h3">{item.question}</h3>
              <p className="mt-2 mb-0 leading-snug">{item.why}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
