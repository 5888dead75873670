import { departments } from "#shared/department.ts";

/** The printer's colour bar: the colours of the four departments side by side. */
export function ProofStrip() {
  return (
    <span className="flex overflow-hidden rounded-xs" aria-hidden="true">
      {departments.map((department) => (
        <i className="size-4.5" key={department} data-tone={department} />
      ))}
    </span>
  );
}
