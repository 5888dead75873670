import { useSite } from "#app/frame/use-site.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

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
