import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";

interface CrewStagesProps {
  title: string;
  stages: readonly { when: string; title: string; text: string; pegs: readonly ImageSource[] }[];
}

const figure = "by-scroll [--piece:stack] -ms-[1vw] -me-[5.4vw] -mb-[2.2vw] w-[min(20vw,80px)]";
const figureWide = "sm:-ms-[0.5vw] sm:-me-[1.55vw] sm:-mb-[0.9vw] sm:w-[clamp(74px,7.2vw,106px)]";
/** Side by side, because a photograph would hide half of the one before it. */
const photo = "me-1 aspect-4/5 w-[clamp(46px,4.6vw,72px)] rounded-t-sm object-cover";

/** A crew that grows from one person to six along a line. */
export function CrewStages({ title, stages }: CrewStagesProps) {
  return (
    <Band name="crew-stages" labelledBy="crew-forming-title">
      <div className="wrap">
        <h2 id="crew-forming-title">{title}</h2>
        <ol role="list" className="mt-6 grid gap-y-10 sm:grid-cols-2 lg:mt-10 lg:grid-cols-[2.2fr_2.4fr_3.4fr_4.4fr]">
          {stages.map((stage) => (
            <li key={stage.title} className="min-w-0">
              <div className="when-near flex h-24 items-end border-b-3 sm:h-[clamp(104px,10.4vw,150px)]">
                {stage.pegs.map((peg) => (
                  <Picture
                    key={peg.src}
                    image={peg}
                    alt=""
                    width={106}
                    className={`spring-calm motion-safe:hover:-translate-y-2 ${peg.isCutout ? `${figure} ${figureWide}` : photo}`}
                  />
                ))}
              </div>
              <div className="sm:pe-7">
                <p className="mt-4 mb-1 font-bold text-soft">{stage.when}</p>
                <h3 className="text-h4">{stage.title}</h3>
                <p className="mt-2.5 mb-0 max-w-[32ch] text-body/snug">{stage.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
