/** What a text asks for that nobody has written yet, which begins with TODO; undefined where somebody has. */
export function askedWords(text: string): string | undefined {
  const asked = /^TODO\s+(.*)/s.exec(text)?.[1];
  return asked === undefined ? undefined : asked.charAt(0).toUpperCase() + asked.slice(1);
}

interface Problem {
  file: string;
  field: string;
  reason: string;
}

/** What is wrong, for a person who sees the field: without the line of a file, and what a new entry says until then. */
export function shownReason(reason: string): string {
  const words = reason.replace(/^line \d+: /, "");
  return words.startsWith('still says "TODO') ? "is not written yet" : words;
}

/** Problems for people to go through: the texts of one band that nobody has written yet are one, at the first of them. */
export function gathered<Own extends Problem>(problems: readonly Own[]): Own[] {
  const places = Map.groupBy(problems, ({ file, field, reason }) =>
    shownReason(reason) === "is not written yet" && field.startsWith("bands.")
      ? `${file} ${field.split(".").slice(0, 2).join(".")}`
      : `${file} ${field} ${reason}`,
  );
  return [...places.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return [own.length === 1 ? first : { ...first, reason: `has ${own.length} texts that are not written yet` }];
  });
}
