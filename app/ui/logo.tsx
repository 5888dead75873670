import { hasLogo, hasMark, logoHeight, logoWidth, mark, markView, sprite } from "virtual:brand";
import { Link } from "./link.tsx";

/** Mark and wordmark, linking to the home page; the needle of a mark that has one swings on hover. */
export function Logo({ name, className = "", ...rest }: { name: string; className?: string; autoFocus?: boolean }) {
  return (
    <Link className={`logo wordmark ${className}`} to="/" {...rest}>
      {hasLogo && <span className="vh">{name}</span>}
      {hasMark ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the brand's own file, checked by `readDrawing`
        <svg viewBox={markView} aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      ) : (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <rect fill="var(--color-tang)" width="48" height="48" rx="9" />
          <text className="display fill-ink" fontSize="36" x="24" y="37" textAnchor="middle">
            {name.slice(0, 1)}
          </text>
        </svg>
      )}
      {hasLogo ? (
        <svg viewBox={`0 0 ${logoWidth} ${logoHeight}`} width={logoWidth} height={logoHeight} aria-hidden="true">
          <use href={`${sprite}#wordmark`} />
        </svg>
      ) : (
        <b className="display max-w-min text-[0.56em]/none">{name}</b>
      )}
    </Link>
  );
}
