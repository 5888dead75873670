import { Picture } from "#app/ui/picture.tsx";
import { Actions } from "../actions.tsx";
import { BandSection, Lead } from "../band.tsx";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

/** The plain opening of a page: `side` has its picture beside the words, `inside` behind them, `under` a row of toys. */
export function Hero({ band }: { band: Shown<Words> }) {
  const { variant = "side" } = band;
  if (variant === "inside") return <Inside band={band} />;
  if (variant === "under") return <Under band={band} />;
  const { picture, tone = "mari" } = band;
  const words = (
    <div className="flex flex-col items-start gap-6">
      <Title band={band} />
      <Lead band={band} />
      <Actions main={band.action} second={band.second} tone={tone} />
    </div>
  );
  return (
    <BandSection band={{ rhythm: "compact", ...band, tone }} className="hops overflow-x-clip">
      {picture ? (
        <div className="wrap grid items-center gap-x-gut gap-y-8 cols-7-5">
          {words}
          <Picture
            image={picture.imgUrl}
            alt={picture.alt}
            sizes="100vw md:40vw"
            priority
            className={
              picture.imgUrl.isCutout
                ? "hop grounded relative z-1 h-photo w-full object-contain md:h-112"
                : "rounded-lg"
            }
          />
        </div>
      ) : (
        <div className="wrap">{words}</div>
      )}
    </BandSection>
  );
}

function Title({ band: { role, heading } }: { band: Shown<Words> }) {
  return (
    <h1 id={`${role}-heading`} className="text-hero">
      {heading}
    </h1>
  );
}

function Inside({ band }: { band: Shown<Words> }) {
  const { picture } = band;
  return (
    <BandSection band={{ ...band, tone: "ink", rhythm: "bleed" }} className="overflow-clip">
      <div className="screen-tall">
        {picture && (
          <Picture
            image={picture.imgUrl}
            alt={picture.alt}
            sizes="100vw"
            priority
            className="settles absolute inset-0 size-full object-cover"
          />
        )}
        <div className="on-picture">
          <div className="wrap flex flex-col items-start gap-4">
            <Title band={band} />
            <Lead band={band} className="max-w-text" />
            <Actions main={band.action} second={band.second} tone="ink" />
          </div>
        </div>
      </div>
    </BandSection>
  );
}

function Under({ band }: { band: Shown<Words> }) {
  const { toys, tone = "orch" } = band;
  return (
    <BandSection band={{ rhythm: "compact", ...band, tone }} className="hops overflow-clip">
      <div className="wrap flex flex-col gap-6">
        <Title band={band} />
        <div className="flex flex-wrap items-end justify-between gap-6">
          <Lead band={band} />
          <Actions main={band.action} second={band.second} tone={tone} />
        </div>
      </div>
      {toys.length > 0 && (
        <ul role="list" className="wrap to-floor mt-8 flex items-end gap-gut">
          {toys.map(({ imgUrl, alt }, index) => (
            <li key={index} className="flex-1">
              <Picture
                image={imgUrl}
                alt={alt}
                sizes="50vw lg:25vw"
                priority
                className="hop h-photo w-full object-contain object-bottom"
              />
            </li>
          ))}
        </ul>
      )}
    </BandSection>
  );
}
