import { useSite } from "#app/frame/use-site.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Crumb } from "#app/ui/crumb.tsx";

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
      <Crumb to={to}>{children}</Crumb>
      <EstimateLink />
    </div>
  );
}
