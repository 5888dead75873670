import { type LightboxFrame, Opener } from "#app/sections/lightbox.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Case } from "#model/cases/case-index.server.ts";

interface CreditsProps {
  words: { title: string; gallery: string };
  credits: Case["credits"];
  gallery: readonly (LightboxFrame & { open: string })[];
}

const scrollbar = "[scrollbar-color:var(--color-tang)_var(--color-ink-2)] [scrollbar-width:thin]";
/** Film credits on ink, then the pictures in one scrolling row. */
export function Credits({ words, credits, gallery }: CreditsProps) {
  return (
    <Band name="credits" tone="ink" pad="none" labelledBy="credits" className="pt-16 lg:pt-24">
      <div className="wrap">
        <h2 id="credits" className="text-center">
          {words.title}
        </h2>
        <dl className="mx-auto mt-10 max-w-224">
          {credits.map(({ role, names }) => (
            <div key={role} className="grid grid-cols-2 gap-4 py-1.5 md:gap-6">
              <dt className="text-end text-on-ink-soft">{role}</dt>
              <dd className="font-bold [&_a:not(:hover)]:decoration-paper/45">
                <Prose text={names} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div
        className={`reel flex snap-x snap-proximity scroll-px-edge gap-gut overflow-x-auto px-edge py-12 focus-visible:-outline-offset-6 lg:pt-20 lg:pb-16 ${scrollbar}`}
        role="region"
        aria-label={words.gallery}
        tabIndex={0}
      >
        {gallery.map(({ number, imgUrl, alt, title, open }) => (
          <figure key={number} className="flex-none snap-start">
            <Opener number={number} open={open} className="block rounded-sm bg-ink-2">
              <Picture
                image={imgUrl}
                alt={alt}
                width={640}
                className="h-58 w-auto max-w-none rounded-sm lg:h-74 xl:h-92 xxl:h-105"
              />
            </Opener>
            <figcaption className="mt-3 w-0 min-w-full text-small text-on-ink-soft">{title}</figcaption>
          </figure>
        ))}
      </div>
    </Band>
  );
}
