import type { Department } from "#shared/department.ts";
import type { Content } from "../content.server.ts";
import { findListedPage } from "./find-page.server.ts";

/** The text of a page's share picture; undefined for a page unknown to crawlers. */
export function findShareCard(content: Content, path: string) {
  const page = findListedPage(content, path);
  if (!page) return undefined;
  const { brand, sharing } = content.site;
  const own = sharing.pages.find((entry) => entry.path === path);
  const department: Department | undefined = own?.department ?? page.department;
  const picture = own?.imgUrl ?? page.picture ?? sharing.imgUrl;
  return { title: page.title, brand, department, picture: picture.src.slice(1) };
}
