import { type LightboxFrame, Opener } from "#app/sections/lightbox.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import "./case-credits.css";

interface CaseCreditsProps {
  words: { title: string; gallery: string };
  credits: Case["credits"];
  gallery: readonly (LightboxFrame & { open: string })[];
}

/** Film credits on ink, then the pictures in one row that scrolls. */
export function CaseCredits({ words, credits, gallery }: CaseCreditsProps) {
  return (
    <Band name="case-credits" tone="ink" pad="none" labelledBy="credits">
      <div className="wrap">
        <h2 id="credits">{words.title}</h2>
        <dl>
          {credits.map(({ role, names }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>
                <Prose text={names} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="reel" role="region" aria-label={words.gallery} tabIndex={0}>
        {gallery.map(({ number, imgUrl, alt, title, open }) => (
          <figure key={number}>
            <Opener number={number} open={open}>
              <Picture image={imgUrl} alt={alt} width={640} />
            </Opener>
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
    </Band>
  );
}
