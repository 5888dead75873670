import type { Content } from "../content.server.ts";
import type { ComposedPage, MenuPlace } from "../pages/composed-page.server.ts";

/** The site with the links that its pages of bands ask for, after those of its own. */
export function withPageLinks(site: Content["site"], pages: readonly ComposedPage[]): Content["site"] {
  if (!pages.some(({ menu }) => menu)) return site;
  const { footer, secondRow } = site;
  const [first, ...others] = secondRow;
  const at = (place: MenuPlace) =>
    pages.flatMap(({ menu, address }) => (menu?.place === place ? [{ label: menu.label, url: address }] : []));
  // A site without a second row has these links in the footer.
  const inFooter = first ? [] : at("more");
  return {
    ...site,
    footer: {
      ...footer,
      services: [...footer.services, ...at("services")],
      gameStudio: [...footer.gameStudio, ...at("game-studio")],
      information: [...footer.information, ...at("information"), ...inFooter],
    },
    ...(first && { secondRow: [{ ...first, links: [...first.links, ...at("more")] }, ...others] }),
  };
}
