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
    <svg className={`block-tower ${className}`} data-department={department} viewBox="0 0 86 78" aria-hidden="true">
      <path d="M3 29v23l40 23V52Z" />
      <path d="M83 29v23L43 75V52Z" />
      <path d="M3 26 43 3l40 23-40 23Z" />
      <g transform="translate(43 26) scale(1 .58)">
        <text className="display" fill="var(--on)" fontSize="26" y="10" textAnchor="middle">
          {label}
        </text>
      </g>
    </svg>
  );
}
