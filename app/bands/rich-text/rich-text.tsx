import { Prose } from "#app/ui/prose.tsx";
import { BandSection, SideHead, TopHead } from "../band.tsx";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

/** Text of any kind; `legal` keeps its heading in view beside it. */
export function RichTextBand({ band }: { band: Shown<Words> }) {
  const text = (
    <div className="words-of-markdown">
      <Prose text={band.body} />
    </div>
  );
  return (
    <BandSection band={band}>
      {band.variant === "legal" ? (
        <div className="wrap grid gap-x-gut gap-y-8 cols-4-8">
          <SideHead band={band} />
          {text}
        </div>
      ) : (
        <div className="wrap flex flex-col gap-8">
          <TopHead band={band} />
          {text}
        </div>
      )}
    </BandSection>
  );
}
