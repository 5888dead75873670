import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { BandLink, BandSection, Heading, Lead } from "../band.tsx";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

/** One picture: `low` from edge to edge with words on it, `toy` a cut-out in a pool of light. */
export function Stage({ band }: { band: Shown<Words> }) {
  const { variant = "low", picture, lines } = band;
  if (variant === "toy")
    return (
      <BandSection band={{ tone: "ink", ...band, link: undefined }} className="spot hops overflow-clip">
        <div className="wrap flex flex-col items-center gap-6 text-center">
          <Heading band={band} size="text-hero" />
          <Picture
            image={picture.imgUrl}
            alt={picture.alt}
            sizes="90vw md:40vw"
            className="hop h-toy-l object-contain"
          />
          <Lead band={band} className="max-w-text" />
          <Lines lines={lines} />
          <BandLink band={band} />
        </div>
      </BandSection>
    );
  return (
    <BandSection band={{ rhythm: "bleed", ...band, tone: "ink", link: undefined }} className="overflow-clip">
      <div className="screen-tall">
        <Picture
          image={picture.imgUrl}
          alt={picture.alt}
          sizes="100vw"
          className="settles absolute inset-0 size-full object-cover object-top"
        />
        <div className="on-picture">
          <div className="wrap flex flex-col items-start gap-4">
            <Heading band={band} size="text-hero" />
            <Lead band={band} className="max-w-text" />
            <Lines lines={lines} />
            <BandLink band={band} />
          </div>
        </div>
      </div>
    </BandSection>
  );
}

function Lines({ lines }: { lines: Words["lines"] }) {
  return lines.map((line, index) => (
    <p key={index} className="max-w-text">
      <Prose text={line} />
    </p>
  ));
}
