import type { ReactNode } from "react";
import type { Department } from "#shared/department.ts";

export type Tone = Department | "ink" | "paper" | "paper-2" | "white";

interface BandProps {
  /** The class for the band's own styles; readers of the markup identify the band by it. */
  name: string;
  tone?: Tone;
  /** `none` where its class sets the padding. */
  pad?: "none";
  /** Draws an isometric lattice behind, in the colour of the words. */
  grid?: "map" | "iso" | "iso-inv";
  /** Clips what overflows the edge. */
  bleed?: boolean;
  id?: string;
  labelledBy?: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** One band of a page: owns width, padding, tone and anchor, so that each band adds only what is its own. */
export function Band({ name, tone, pad, grid, bleed, id, labelledBy, label, className = "", children }: BandProps) {
  return (
    <section
      className={`band ${name} ${pad ? "" : "py-band"} ${bleed ? "overflow-clip" : ""} ${className}`}
      data-band={name}
      data-tone={tone}
      data-grid={grid}
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      {children}
    </section>
  );
}
