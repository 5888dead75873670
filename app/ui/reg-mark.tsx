/** The printer's registration mark in the corner of a band; at most one a band. */
export function RegMark({ className = "" }: { className?: string }) {
  return (
    <svg
      className={`reg-mark ${className}`}
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="13" cy="13" r="7" />
      <path d="M13 0v26M0 13h26" />
    </svg>
  );
}
