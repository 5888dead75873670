import type { ReactNode } from "react";
import { StageRoute } from "#app/ui/stage-route.tsx";

interface DeskHeadProps {
  id: string;
  title: string;
  stages: { label: string; cart: string; details: string; sent: string };
  /** The visitor's current stage, from 0. */
  at: number;
}

/** The title of cart or checkout beside the stages of an order. */
export function DeskHead({ id, title, stages: { label, cart, details, sent }, at }: DeskHeadProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <h1 id={id} className="text-hero/none">
        {title}
      </h1>
      <StageRoute label={label} stages={[cart, details, sent]} at={at} />
    </div>
  );
}

/** The items of an order beside their cost. */
export function Desk({ children }: { children: ReactNode }) {
  return (
    <div data-desk="" className="grid items-start gap-8 lg:cols-8-4">
      {children}
    </div>
  );
}
