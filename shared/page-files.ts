/** Pages for one visitor or one moment: in no list for crawlers, and marked noindex. */
const unlisted = /^\/(cart|checkout|search|order|newsletter|__fixtures)(\/|$)/;

/** Whether crawlers should know of a page, by its path below the base. */
export function isListed(path: string): boolean {
  return !unlisted.test(path);
}

/** The address of a page's Markdown version: `/faq.md`, and `/index.md` for the home page. */
export function markdownPath(path: string): string {
  return `${stemOf(path)}.md`;
}

/** The page that a Markdown version belongs to. */
export function pageOfMarkdownPath(markdown: string): string {
  return markdown === "/index.md" ? "/" : markdown.replace(/\.md$/, "");
}

/** The picture shown with a shared link to a page. */
export function sharePicturePath(path: string): string {
  return `/og${stemOf(path)}.jpg`;
}

/** The page that a share picture belongs to; undefined for other paths. */
export function pageOfSharePicture(picture: string): string | undefined {
  const stem = /^\/og(\/.+)\.jpg$/.exec(picture)?.[1];
  return stem === "/index" ? "/" : stem;
}

/** Size of that picture in px, as every network requires. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

function stemOf(path: string): string {
  return path === "/" ? "/index" : path;
}
