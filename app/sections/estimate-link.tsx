import type { ComponentProps } from "react";
import { useSite } from "#app/frame/use-site.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The page's way to its estimate, the first link to `/brief` that the site file lists alongside it; nothing without one. */
export function EstimateLink({ plain }: { plain?: boolean }) {
  const { estimate } = useSite();
  return (
    estimate && (
      <ArrowLink to={estimate.url} plain={plain}>
        {estimate.label}
      </ArrowLink>
    )
  );
}

/** The link back up, with the way to the estimate at the other end of its line. */
export function EstimateCrumb({ to, children }: { to: string; children: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <Crumb to={to} className="m-0">
        {children}
      </Crumb>
      <EstimateLink />
    </div>
  );
}

interface CallAndEstimateProps {
  action: { label: string; url: string };
  tone?: ComponentProps<typeof ButtonLink>["tone"];
}

/** A page's call to action, with the way to its estimate beside it. */
export function CallAndEstimate({ action, tone }: CallAndEstimateProps) {
  return (
    <p className="actions m-0">
      <ButtonLink to={action.url} tone={tone}>
        {action.label} <Icon name="arrow-right" />
      </ButtonLink>{" "}
      <EstimateLink />
    </p>
  );
}
