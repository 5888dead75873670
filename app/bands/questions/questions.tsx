import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { BandSection, SideHead, TopHead } from "../band.tsx";
import type { Shown } from "../shown-foot.server.ts";
import { Verdict } from "../verdict.tsx";
import type { Words } from "./words.server.ts";

type Item = Words["items"][number];

/** Questions that open without script; the first ones start open. `verdicts` puts one word first. */
export function Questions({ band }: { band: Shown<Words> }) {
  const { variant = "list", items, picture, opened = 1 } = band;
  const middle = Math.ceil(items.length / 2);
  return (
    <BandSection band={band}>
      {variant === "verdicts" ? (
        <div className="wrap grid gap-x-gut gap-y-8 cols-5-7">
          <SideHead band={band}>
            {picture && (
              <Picture
                image={picture.imgUrl}
                alt={picture.alt}
                sizes="100vw md:40vw"
                className={picture.imgUrl.isCutout ? "w-3/4" : "w-full rounded-lg"}
              />
            )}
          </SideHead>
          <div>
            {items.map((item, index) => (
              <Question key={item.question} item={item} isOpen={index < opened} />
            ))}
          </div>
        </div>
      ) : (
        <div className="wrap flex flex-col gap-8">
          <TopHead band={band} />
          <div className="grid gap-x-gut md:grid-cols-2">
            {[items.slice(0, middle), items.slice(middle)].map((column, at) => (
              <div key={at}>
                {column.map((item, index) => (
                  <Question key={item.question} item={item} isOpen={at * middle + index < opened} />
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </BandSection>
  );
}

function Question({ item: { question, answer, verdict }, isOpen }: { item: Item; isOpen: boolean }) {
  return (
    <details className="group border-t-2 border-current/25 py-4" open={isOpen}>
      <summary className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {verdict && (
          <span className="max-sm:w-full">
            <Verdict verdict={verdict} />
          </span>
        )}
        <h3 className="min-w-0 flex-1 text-h4">{question}</h3>
        <Icon name="caret-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-text pt-3">
        <Prose text={answer} />
      </p>
    </details>
  );
}
