/** Signs that look like a blank, or like nothing, and are no blank to Markdown; for a class of a pattern. */
export const unseen = String.raw`\u00a0\u00ad\u034f\u061c\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff`;

const before = new RegExp(`^[${unseen}]+(?=#{1,6}[ \\t${unseen}]|[-*+>•|]|\\d{1,3}[.)]|\`\`\`)`);
const after = new RegExp(`^(#{1,6}|[-*+]|\\d{1,9}[.)])[${unseen}]`);
const bullet = /^[•‣◦▪▫●○■□⁃∙·]/;

/** What a line of a paragraph says at its start that looks like Markdown and is none. */
export function startProblem(line: string, lineBefore: string): string | undefined {
  if (before.test(line)) return "an invisible sign stands before what begins this line; take it away";
  const [, sign] = after.exec(line) ?? [];
  if (sign) return `an invisible sign stands after ${sign} in place of a blank; write ${sign} and a blank`;
  const [point] = bullet.exec(line) ?? [];
  if (point) return `${point} makes no list; write - and a blank in its place`;
  if (/^-(?=\p{L})/u.test(line)) return "- needs a blank after it to be a list; write \\- for a dash";
  const [number] = /^\d{1,2}[.)](?=\p{L})/u.exec(line) ?? [];
  if (number) return `${number} needs a blank after it to be a list`;
  if (/^＃/.test(line)) return "＃ makes no heading; write # of the Latin alphabet, and a blank";
  if (/^\|.*\|\s*$/.test(line))
    return "this looks like a table and is none; below its first line comes one such as |---|---|, with as many cells";
  if (/:\s*$/.test(lineBefore) && /^\d{1,3}[.)] /.test(line))
    return "a list that does not begin with 1 needs an empty line above it";
  return undefined;
}
