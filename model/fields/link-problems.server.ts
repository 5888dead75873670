import { isOff } from "#shared/off-pages.ts";
import type { RichText } from "#shared/rich-text.ts";
import { linkTargets } from "../markdown/markdown.server.ts";
import type { Known } from "./known.server.ts";
import { nearestName } from "./nearest-name.server.ts";

/** What is wrong with a link's target, if anything. */
export function linkProblem(target: string, { paths, off, unpublished, anchorsOf }: Known): string | undefined {
  if (/^(mailto:\S+@\S+|tel:[+\d][\d-]*|https:\/\/\S+)$/.test(target)) return undefined;
  if (!target.startsWith("/") || target.startsWith("//")) {
    return `"${target}" is not a link; write a path of this site such as /contact, or a mailto:, tel: or https: address`;
  }
  const [, path = "", anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(target) ?? [];
  if (isOff(path, off)) return undefined;
  const reason = unpublished.get(path);
  if (reason) return `"${path}" ${reason}`;
  if (!paths.has(path)) return `dead link: no page answers at "${path}"${nearestName(path, [...paths])}`;
  const anchors = anchor === undefined ? [] : anchorsOf(path);
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  return `dead link: ${path} has no part "#${anchor}"${nearestName(anchor, anchors) || `; write ${path} alone`}`;
}

/** What is wrong with a text's links. A text without headings may link to a part of the surrounding page. */
export function linkProblems(nodes: RichText, known: Known): string[] {
  const parts = nodes.flatMap((node) => (typeof node === "string" || !node.attrs?.id ? [] : [node.attrs.id]));
  return linkTargets(nodes).flatMap((target) => {
    if (!target.startsWith("#")) return linkProblem(target, known) ?? [];
    const part = target.slice(1);
    const isKnown = parts.length === 0 || parts.includes(part) || /^fn(ref)?-/.test(part);
    return isKnown ? [] : [`dead link: this text has no part "${target}"${nearestName(part, parts)}`];
  });
}
