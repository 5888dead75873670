import { CutOver } from "#app/instruments/cut-over/cut-over.tsx";
import { CallAndEstimate } from "#app/sections/estimate-link.tsx";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Island } from "#app/ui/island.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";

type Words = Home4Page["opening"];

const title = "text-[clamp(2.35rem,0.95rem+5.3vw,6.2rem)]/(--clear) font-stretch-82% tracking-tight lg:col-span-8";

/** A service level so steady that it becomes the edge of the next band. */
export function Hero({ words }: { words: Words }) {
  return (
    <Band name="hero" tone="mari" pad="none" labelledBy="flat" bleed className="pt-14 lg:pt-20">
      <div className="wrap grid gap-x-gut gap-y-6 lg:grid-cols-12">
        <h1 id="flat" className={title}>
          {words.title}
        </h1>
        <div className="lg:col-span-4 lg:self-end">
          <p className="lead mb-6">
            {words.lead} <ProofMarks ids={words.proofs} />
          </p>
          <CallAndEstimate action={words.action} />
        </div>
      </div>
      <Island>
        <CutOver words={words} />
      </Island>
    </Band>
  );
}
