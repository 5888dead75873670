import type { ReactNode } from "react";
import { StepRoute } from "#app/ui/step-route.tsx";

interface OrderHeadProps {
  id: string;
  title: string;
  stages: { label: string; cart: string; details: string; sent: string };
  /** The visitor's current stage, from 0. */
  at: number;
}

/** The title of cart or checkout beside the stages of an order. */
export function OrderHead({ id, title, stages: { label, cart, details, sent }, at }: OrderHeadProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <h1 id={id} className="text-hero/none">
        {title}
      </h1>
      <StepRoute label={label} stages={[cart, details, sent]} at={at} />
    </div>
  );
}

/** The items of an order beside their cost. */
export function OrderLayout({ children }: { children: ReactNode }) {
  return (
    <div data-desk="" className="grid items-start gap-8 lg:cols-8-4">
      {children}
    </div>
  );
}
