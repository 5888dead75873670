/** An address below the base, with the part that names its language: `/de/team` has the start `/de` and the path `/team`. */
interface LanguagePath {
  start: string;
  path: string;
}

export type SplitLanguage = (path: string) => LanguagePath;

/** Splits addresses of a site with these languages; all others are in the source language, whose start is empty. */
export function splitLanguage(codes: readonly string[]): SplitLanguage {
  const starts = codes.map((code) => `/${code}`);
  return (path) => {
    const start = starts.find((own) => `${path}/`.startsWith(`${own}/`)) ?? "";
    return { start, path: path.slice(start.length) };
  };
}
