import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import type { ImageSource } from "#shared/image-address.ts";

interface CallToActionProps {
  words: LocalizationPage["dialogue"];
  peg: { imgUrl: ImageSource; alt: string } | undefined;
}

const answer =
  "group display flex items-center gap-3 rounded-sm px-2.5 py-3 text-h4 no-underline hover:bg-mari max-xs:flex-wrap";
const arrow =
  "spring-calm group-hover:opacity-100 motion-safe:group-hover:translate-x-1 motion-safe:rtl:group-hover:-translate-x-1";

const figure = "-ms-6 -mb-12 w-52 md:-ms-10 md:-me-6 md:-mb-10 md:w-[24vw] md:max-w-85";
const photo = "mb-8 aspect-4/5 w-44 rounded-md object-cover md:me-6 md:mb-0 md:w-[20vw] md:max-w-70 md:rounded-b-none";

/** The close as a line of dialogue with two answers. */
export function CallToAction({ words, peg }: CallToActionProps) {
  return (
    <Band name="call-to-action" tone="tang" pad="none" bleed labelledBy="talk" className="pt-half">
      <div className="wrap md:grid md:grid-cols-[auto_1fr] md:items-end">
        {peg && (
          <Picture image={peg.imgUrl} alt={peg.alt} width={300} className={peg.imgUrl.isCutout ? figure : photo} />
        )}
        <div className="relative rounded-t-lg border-5 border-b-0 border-ink bg-white px-6 py-9 max-xs:px-3 md:px-12 md:pt-12">
          <p className="absolute start-5 top-0 m-0 -translate-y-1/2 rounded-sm bg-ink px-4 py-2 font-bold text-paper">
            {words.speaker}
          </p>
          <h2 id="talk" className="text-hero/(--clear) font-stretch-80% tracking-tight">
            {words.title}
          </h2>
          <p className="lead mt-4 mb-6 max-w-[34em]">{words.text}</p>
          <ul role="list" className="gap-4 md:flex">
            {[words.action, words.second].map(({ label, url }, index) => (
              <li key={label}>
                <Link to={url} className={answer} data-call={index === 0 ? "main" : undefined}>
                  <Icon name="arrow-right" className={`${arrow} ${index === 0 ? "text-tang-edge" : "opacity-25"}`} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
