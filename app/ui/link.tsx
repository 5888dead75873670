import { type ComponentProps, createContext, useContext } from "react";
import { isOff } from "#shared/off-pages.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** Paths of this site that have no page because they are switched off. */
export const OffPages = createContext<readonly string[]>([]);

export function useIsOff(to: string): boolean {
  return isOff(to, useContext(OffPages));
}

/** A link to a page of this site (client navigation: `navigation/links.ts`), to one of its files or, by scheme, to anywhere else; only its words where that page is off. */
export function Link({ to, ...rest }: LinkProps) {
  const href = to.startsWith("/") ? import.meta.env.BASE_URL.slice(0, -1) + to : to;
  return <a href={useIsOff(to) ? undefined : href} {...rest} />;
}
