import { useSite } from "#app/frame/use-site.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { BandLink, BandSection, Heading, Lead } from "../band.tsx";
import type { Shown } from "../shown-foot.server.ts";
import { Verdict, VerdictLine } from "../verdict.tsx";
import type { Words } from "./words.server.ts";

/** Two halves; without a picture the heading is alone in its half. `bleed` and `flipped` bring the picture to the window's edge, `sticky` keeps it in view, `toy` stands it over the edge. */
export function Split({ band }: { band: Shown<Words> }) {
  const { variant = "bleed", picture } = band;
  if (variant === "sticky" || !picture) return <Sticky band={band} />;
  if (variant === "toy") return <Toy band={band} picture={picture} />;
  const isFlipped = variant === "flipped";
  const { imgUrl, alt } = picture;
  return (
    <BandSection band={{ tone: "sand", rhythm: "bleed", ...band, link: undefined }}>
      <div className="grid md:grid-cols-2">
        <div className="relative aspect-photo overflow-clip md:aspect-auto">
          <Picture
            image={imgUrl}
            alt={alt}
            sizes="100vw md:50vw"
            className={`inset-0 size-full md:absolute ${imgUrl.isCutout ? "object-contain" : "settles object-cover"}`}
          />
        </div>
        <div
          className={`flex flex-col items-start justify-center gap-6 px-edge py-normal ${isFlipped ? "md:order-first lg:ps-out" : "lg:pe-out"}`}
        >
          <Heading band={band} />
          <Lead band={band} />
          <Inside band={band} />
        </div>
      </div>
    </BandSection>
  );
}

function Sticky({ band }: { band: Shown<Words> }) {
  const { picture } = band;
  return (
    <BandSection band={{ ...band, link: undefined }} className={band.tone === "ink" ? "spot" : ""}>
      <div className="wrap grid gap-x-gut gap-y-8 md:grid-cols-2">
        <div className="flex flex-col gap-4 self-start lg:sticky lg:top-(--header) lg:pt-6">
          <Heading band={band} />
          <Lead band={band} />
          {picture && (
            <Picture
              image={picture.imgUrl}
              alt={picture.alt}
              sizes="100vw md:50vw"
              className={`w-full ${picture.imgUrl.isCutout ? "object-contain md:h-112" : "rounded-lg"}`}
            />
          )}
        </div>
        <Inside band={band} />
      </div>
    </BandSection>
  );
}

interface ToyProps {
  band: Shown<Words>;
  picture: NonNullable<Words["picture"]>;
}

function Toy({ band, picture: { imgUrl, alt } }: ToyProps) {
  return (
    <BandSection band={{ ...band, link: undefined }} className="hops">
      <div className="wrap grid items-end gap-x-gut gap-y-8 cols-5-7">
        <Picture
          image={imgUrl}
          alt={alt}
          sizes="100vw md:40vw"
          className="hop grounded relative z-1 w-full max-md:order-last md:-mt-12"
        />
        <div className="flex flex-col gap-6">
          <Heading band={band} />
          <Lead band={band} className="max-w-text" />
          <Inside band={band} />
        </div>
      </div>
    </BandSection>
  );
}

/** What the half of the words holds besides heading and lead. */
function Inside({ band }: { band: Shown<Words> }) {
  const { text, rows, chapters, lists } = band;
  const { labels } = useSite();
  return (
    <div className="flex w-full flex-col gap-8">
      {text && (
        <div className="words-of-markdown">
          <Prose text={text} />
        </div>
      )}
      {rows.length > 0 && (
        <table className="ledger">
          <thead>
            <tr>
              <td />
              <th scope="col">{labels.before}</th>
              <th scope="col">{labels.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label={labels.before}>{before}</td>
                <td className="display text-h4" data-label={labels.after}>
                  {after}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {chapters.length > 0 && (
        <ol role="list" className="flex grow flex-col">
          {chapters.map(({ heading, aside, text: words, verdict }) => (
            <li key={heading} className="flex grow flex-col gap-1 border-t-2 border-current py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="text-h3">{heading}</h3>
                {aside && <p className="text-small font-bold">{aside}</p>}
              </div>
              <p>
                <Prose text={words} />
              </p>
              {verdict && <VerdictLine verdict={verdict} />}
            </li>
          ))}
        </ol>
      )}
      {lists.length > 0 && (
        <div className="grid grid-cols-2 gap-x-gut gap-y-8">
          {lists.map(({ verdict, items }) => (
            <div key={verdict.word} className="flex flex-col gap-3">
              <p>
                <Verdict verdict={verdict} />
              </p>
              <ul role="list">
                {items.map((item, index) => (
                  <li key={index} className="border-t border-current/25 py-2 text-small">
                    <Prose text={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <BandLink band={band} />
    </div>
  );
}
