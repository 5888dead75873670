/** What a text asks for that nobody has written yet, which begins with TODO; undefined where somebody has. */
export function askedWords(text: string): string | undefined {
  const asked = /^TODO\s+(.*)/s.exec(text)?.[1];
  return asked === undefined ? undefined : asked.charAt(0).toUpperCase() + asked.slice(1);
}
