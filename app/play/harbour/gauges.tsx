import { useEffect, useState } from "react";
import type { Figures } from "./show.ts";
import type { Switches } from "./stage.ts";

export interface GaugesProps {
  switches: Switches;
  figures: () => Figures | undefined;
  onSwitch: () => void;
}

const names: Record<keyof Switches, string> = {
  instancing: "Instancing",
  shadows: "Shadows",
  detail: "Level of detail",
  culling: "Culling",
};
const readEveryMs = 400;

/** What a frame costs now, and a switch for each of the four means that keep it cheap. */
export function Gauges({ switches, figures, onSwitch }: GaugesProps) {
  const [read, setRead] = useState<Figures>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures are read from whatever is drawn by then
  useEffect(() => {
    const timer = setInterval(() => setRead(figures()), readEveryMs);
    return () => clearInterval(timer);
  }, []);
  const flip = (name: keyof Switches) => {
    switches[name] = !switches[name];
    onSwitch();
  };
  return (
    <div className="play-gauges">
      <dl>
        {rowsOf(read).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(names).map(([name, label]) => (
        <p key={name}>
          <input
            id={`play-${name}`}
            type="checkbox"
            defaultChecked={switches[name as keyof Switches]}
            onChange={() => flip(name as keyof Switches)}
          />
          <label htmlFor={`play-${name}`}>{label}</label>
        </p>
      ))}
    </div>
  );
}

function rowsOf(read: Figures | undefined) {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return [
    ["Frame", read && (read.frameMs > 0 ? `${read.frameMs.toFixed(1)} ms` : "at rest")],
    ["Pixels", read && `${read.width} × ${read.height}`],
    ["Draw calls", read?.drawCalls],
    ["Triangles", read && Math.round(read.triangles)],
    ["Fetched", read && megabytes(read.bytes)],
    ["Textures", read && megabytes(read.textureBytes)],
  ] as const;
}
