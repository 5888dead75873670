import { useState } from "react";
import { Gauges, type GaugesProps } from "./gauges.tsx";

/** Over the picture: closed, it reads nothing. */
export function Bonnet(gauges: GaugesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="play-bonnet" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Open the bonnet</summary>
      {isOpen && <Gauges {...gauges} />}
    </details>
  );
}
