import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link to a page of this site (client navigation), to one of its files or, by scheme, to anywhere else. */
export function Link({ to, ...rest }: LinkProps) {
  if (/^\/[^?#]*\.\w+$/.test(to)) return <RouterLink to={to} {...rest} reloadDocument data-prefetch="off" />;
  if (to.startsWith("/")) return <RouterLink to={to} {...rest} />;
  return <a href={to} {...rest} />;
}
