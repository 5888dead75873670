/** Characters that look like a space or like nothing but are not a space to Markdown; for use in a character class. */
export const unseen = String.raw`\u00a0\u00ad\u034f\u061c\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff`;

const before = new RegExp(`^[${unseen}]+(?=#{1,6}[ \\t${unseen}]|[-*+>•|]|\\d{1,3}[.)]|\`\`\`)`);
const after = new RegExp(`^(#{1,6}|[-*+]|\\d{1,9}[.)])[${unseen}]`);
const bullet = /^[•‣◦▪▫●○■□⁃∙·]/;

/** Finds Markdown look-alikes at the start of a paragraph's line. */
export function startProblem(line: string, lineBefore: string): string | undefined {
  if (before.test(line)) return "an invisible character precedes the first sign of this line; delete it";
  const [, sign] = after.exec(line) ?? [];
  if (sign) return `an invisible character follows ${sign} instead of a space; write ${sign} and a space`;
  const [point] = bullet.exec(line) ?? [];
  if (point) return `${point} does not start a list; write - and a space instead`;
  if (/^-(?=\p{L})/u.test(line)) return "- needs a space after it to start a list; write \\- for a dash";
  const [number] = /^\d{1,2}[.)](?=\p{L})/u.exec(line) ?? [];
  if (number) return `${number} needs a space after it to start a list`;
  if (/^＃/.test(line)) return "＃ does not start a heading; write the Latin # and a space";
  if (/^\|.*\|\s*$/.test(line))
    return "this looks like a table but is not one; its second line must be like |---|---|, with as many cells as the first";
  if (/:\s*$/.test(lineBefore) && /^\d{1,3}[.)] /.test(line))
    return "a list that does not begin with 1 needs an empty line above it";
  return undefined;
}
