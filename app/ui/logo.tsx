import sprite from "./icons.svg?no-inline";
import { Link } from "./link.tsx";
import "./marks.css";

/** Mark and wordmark, linking to the home page; the needle swings on hover. */
export function Logo({ name, className = "" }: { name: string; className?: string }) {
  return (
    <Link className={`logo wordmark ${className}`} to="/">
      <span className="vh">{name}</span>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path
          fill="currentColor"
          d="M6 2h10a4 4 0 0 1 4 4v22h22a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z"
        />
        <g className="needle">
          <path fill="var(--color-tang)" d="m46 2-9.2 20.4L26 11.2Z" />
          <path fill="currentColor" d="m26 11.2 10.8 11.2L24 24Z" />
        </g>
      </svg>
      <svg viewBox="0 0 206 48" width="206" height="48" aria-hidden="true">
        <use href={`${sprite}#wordmark`} />
        <path fill="var(--color-tang)" d="m141.5 4.6 4.6 4.6-4.6 4.6-4.6-4.6Z" />
      </svg>
    </Link>
  );
}
