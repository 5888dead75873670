import type { Content } from "../content.server.ts";
import { chosenEntries, linesOf } from "../fields/chosen-entries.server.ts";

type Services = Pick<Content, "services" | "site">;

/** The service of each department, in the site's order. */
export function departmentServices({ services, site }: Services): Content["services"] {
  return linesOf(services, site.departments, ({ service }) => service).map(({ entry }) => entry);
}

/** The services in the menu. */
export function menuServices(content: Services): Content["services"] {
  const { submenu } = content.site;
  return submenu.length > 0 ? chosenEntries(content.services, submenu, submenu.length) : departmentServices(content);
}
