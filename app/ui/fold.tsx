import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** A ruled heading that expands its section; sections with the same `name` close each other. */
export function Fold({
  title,
  children,
  ...rest
}: Pick<ComponentProps<"details">, "open" | "name" | "children"> & { title: string }) {
  return (
    <details {...rest} className="group border-t-2">
      <summary className="display flex justify-between gap-4 py-4 text-h4 text-balance">
        {title}
        <Icon name="plus" className="spring-calm group-open:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
