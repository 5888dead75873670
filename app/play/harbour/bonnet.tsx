import { useEffect, useRef, useState } from "react";
import { Gauges, type GaugesProps } from "./gauges.tsx";

/** Over the picture: closed, it reads nothing; open, the whole of it is in view, so that it can be closed again. */
export function Bonnet(gauges: GaugesProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <details ref={place} className="play-bonnet" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Open the bonnet</summary>
      {isOpen && <Gauges {...gauges} />}
    </details>
  );
}
