import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link to a page of this site (client navigation: `navigation/links.ts`), to one of its files or, by scheme, to anywhere else. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to.startsWith("/") ? import.meta.env.BASE_URL.slice(0, -1) + to : to} {...rest} />;
}
