import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { BandSection, TopHead } from "../band.tsx";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

/** One large sentence, smaller below a heading; `columns` sets its lines in two columns. */
export function Statement({ band }: { band: Shown<Words> }) {
  const { variant = "statement", sentence, lines, pictures } = band;
  return (
    <BandSection band={band}>
      <div className="wrap flex flex-col gap-8">
        <TopHead band={band} />
        <p className={`display text-h3 ${band.heading ? "" : "md:text-h2"}`}>
          <Prose text={sentence} />
          {pictures.map(({ imgUrl, alt }, index) => (
            <Picture key={index} image={imgUrl} alt={alt} width={240} className="in-sentence" />
          ))}
        </p>
        {lines.length > 0 && (
          <ul role="list" className={variant === "columns" ? "grid gap-x-16 gap-y-4 lg:grid-cols-2" : "grid gap-4"}>
            {lines.map((line, index) => (
              <li key={index} className="max-w-text border-t border-current/25 pt-3">
                <Prose text={line} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </BandSection>
  );
}
