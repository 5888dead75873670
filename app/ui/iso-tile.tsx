import type { Department } from "#shared/department.ts";

/** A numbered isometric tile in the colour of a department. */
export function IsoTile({
  department,
  label,
  className = "",
}: {
  department: Department;
  label: string;
  className?: string;
}) {
  return (
    <svg className={`iso-tile ${className}`} data-tone={department} viewBox="0 0 86 78" aria-hidden="true">
      <path d="M43 76 3 53V29l40 20Z" />
      <path d="M43 76l40-23V29L43 49Z" />
      <path d="M3 26 43 3l40 23-40 23Z" />
      <path d="M3 28v7l40 23 40-23v-7L43 50Z" />
      <g transform="translate(43 26) scale(1 .58)">
        <text y="10">{label}</text>
      </g>
    </svg>
  );
}
