import type { ReactNode } from "react";
import { OwnSection } from "#app/bands/band.tsx";
import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import { type GameProps, PlayRegion } from "#app/play/play-region.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Island } from "#app/ui/island.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { formatNumber } from "#shared/format.ts";
import type { ShownFrameLab } from "./data.server.ts";
import { saidCost } from "./frame/said-cost.ts";

const FrameStrip = hydratedLater(async () => (await import("./frame/frame-strip.tsx")).FrameStrip);

const tones = { good: "pitch", part: "mari", bad: "tang" };

/** What a way to decide takes of a frame, and what the frame of the harbour takes; asked for, that one is drawn here. */
export function FrameLab({ band }: { band: ShownFrameLab }) {
  const { role, heading, lead, frame, table, columns, thoughts, harbour } = band;
  return (
    <OwnSection band={band} tone="ink" rhythm="normal">
      <div className="wrap">
        <header className="mb-8 grid items-end gap-x-gut gap-y-4 lg:cols-7-5">
          <h2 id={`${role}-heading`}>{heading}</h2>
          <p className="m-0 text-small">
            <Prose text={lead} />
          </p>
        </header>
        {/* The document is ready once its islands have arrived, which this one may not wait for. */}
        <Island>
          <FrameStrip words={band} frame={frame} />
        </Island>
        <Folded label={table} columns={columns}>
          {thoughts.map(({ what, where, hundredths, memory, standing, verdict }) => (
            <Row key={what} head={what} columns={columns}>
              {where}
              <b>{saidCost(hundredths, frame.unit)}</b>
              {memory}
              <span className="verdict" data-tone={tones[standing]}>
                {verdict}
              </span>
            </Row>
          ))}
        </Folded>
        {harbour && <HarbourFrame words={harbour} />}
      </div>
    </OwnSection>
  );
}

function HarbourFrame({ words }: { words: NonNullable<ShownFrameLab["harbour"]> }) {
  const { heading, lead, name, table, columns, rows } = words;
  async function load() {
    const { Lab } = await import("#app/play/harbour/lab.tsx");
    return (props: GameProps) => <Lab {...props} words={words} />;
  }
  return (
    <div className="mt-8 grid items-end gap-x-gut gap-y-4 lg:cols-7-5">
      <h3>{heading}</h3>
      <p className="m-0 text-small">
        <Prose text={lead} />
      </p>
      <PlayRegion
        name="lab"
        label={name}
        startLabel="Open the bonnet"
        words={words}
        load={load}
        className="lg:col-span-full"
        buttonLook=""
      />
      <div className="lg:col-span-full">
        <Folded label={table} columns={columns}>
          {rows.map(({ what, calls, triangles, note }) => (
            <Row key={what} head={what} columns={columns}>
              {formatNumber(calls)}
              {formatNumber(triangles)}
              {note}
            </Row>
          ))}
        </Folded>
      </div>
    </div>
  );
}

/** A table that opens below its name; on paper it is open. */
function Folded({ label, columns, children }: { label: string; columns: readonly string[]; children: ReactNode }) {
  return (
    <details className="group border-t-2 border-line-inv">
      <summary className="flex items-center gap-3 py-4 font-bold">
        {label}
        <Icon name="caret-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <table className="ledger mb-8">
        <caption className="vh">{label}</caption>
        <ColumnHeads columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </details>
  );
}

function Row({ head, columns, children }: { head: string; columns: readonly string[]; children: ReactNode[] }) {
  return (
    <tr>
      <th scope="row" className="display text-h4">
        {head}
      </th>
      {children.map((cell, index) => (
        <td key={index} data-label={columns[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
