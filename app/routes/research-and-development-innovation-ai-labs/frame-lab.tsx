import { type GameProps, PlayRegion } from "#app/play/play-region.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import { formatNumber } from "#shared/format.ts";

type Words = NonNullable<LabsPage["lab"]>;

/** What a frame of the harbour costs, with everything that keeps it cheap and without each of it; asked for, it is drawn here. */
export function FrameLab({ words }: { words: Words }) {
  async function load() {
    const { Lab } = await import("#app/play/harbour/lab.tsx");
    return (props: GameProps) => <Lab {...props} words={words} />;
  }
  return (
    <Band name="frame-lab" labelledBy="lab">
      <div className="wrap">
        <BandHead id="lab" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <StackTable
          label={words.tableLabel}
          columns={words.columns}
          rows={words.rows.map(({ what, calls, triangles, note }) => ({
            head: what,
            cells: [formatNumber(calls), formatNumber(triangles), note],
          }))}
        />
        <PlayRegion
          name="lab"
          label={words.name}
          startLabel="Open the bonnet"
          words={words}
          load={load}
          className="mt-8"
          buttonLook=""
        />
      </div>
    </Band>
  );
}
