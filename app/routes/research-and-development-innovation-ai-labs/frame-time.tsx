import { FrameStrip } from "#app/instruments/frame/frame-strip.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Island } from "#app/ui/island.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import type { FrameSource } from "#model/pages/frame-source.server.ts";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import { formatNumber } from "#shared/format.ts";

type Words = LabsPage["frame"];

/** The frame time of several decision methods, against the whole frame. */
export function FrameTime({ words, frame }: { words: Words; frame: FrameSource }) {
  return (
    <Band name="frame-time" tone="paper-2" id="frame-time" labelledBy="frame">
      <div className="wrap [&_td>span]:whitespace-normal [&_tbody_:is(th,td)]:align-middle">
        <BandHead id="frame" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <Island>
          <FrameStrip words={words.trial} frame={frame} />
        </Island>
        <StackTable
          label={words.tableLabel}
          columns={words.columns}
          rows={words.rows.map((row) => ({
            head: row.what,
            cells: [
              row.where,
              <Cost key="cost" hundredths={row.hundredths} limitTenths={words.limitTenths} />,
              row.memory,
              <StatusToken key="verdict" standing={row.standing}>
                {row.verdict}
              </StatusToken>,
            ],
          }))}
        />
      </div>
    </Band>
  );
}

const cost = "origin-top-left fill-orch-edge spring-calm motion-safe:in-[tr:hover]:scale-y-160";

function Cost({ hundredths, limitTenths }: { hundredths: number; limitTenths: number }) {
  const limit = limitTenths * 10;
  return (
    <span className="grid">
      <svg className="mb-2 h-auto w-65 max-w-full overflow-visible" viewBox="0 0 300 16" aria-hidden="true">
        <rect className="fill-paper-3" width="230" height="16" rx="4" />
        <rect className={cost} width={Math.max(3, (hundredths / limit) * 230)} height="16" rx="4" />
        <path className="stroke-ink stroke-4" d="M230 -4V20" />
      </svg>
      <b className="display text-h4/none">{formatNumber(hundredths / 100, 2)} ms</b>
    </span>
  );
}
