import type { ReactNode } from "react";
import type { Department } from "#shared/department.ts";

/** A few words after a diamond in a department's colour. */
export function DiamondLabel({
  department,
  children,
  className = "",
}: {
  department?: Department;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={`diamond-label inline-flex items-center gap-2.5 font-bold ${className}`}
      data-department={department}
    >
      {children}
    </span>
  );
}
