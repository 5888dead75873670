interface KnownPaths {
  /** With a slash at both ends. */
  basePath: string;
  /** Whether a path below the base is a file or prerendered page of ours. */
  isOurs: (path: string) => boolean;
  /** The page's route pattern, such as `/order/:reference`. */
  patternOf: (path: string) => string | undefined;
}

const plainSegment = /^[a-z0-9._&,=~-]{1,40}$/;
const madeOnRequest = /^\/(_ipx|og|assets)\//;

/**
 * The part of an address that may be logged: never a query, and the pattern where a path contains somebody's key. Of an
 * unknown path only segments that look like words stay, because visitors paste mail addresses and keys there.
 */
export function createLoggedPath({ basePath, isOurs, patternOf }: KnownPaths): (target: string) => string {
  const base = basePath.slice(0, -1);
  // Most requests are for one of these; there are only as many as files and pages.
  const told = new Set<string>();
  return (target) => {
    if (told.has(target)) return target;
    const path = target.split(/[?#]/, 1)[0] ?? "";
    if (!path.startsWith(basePath)) return maskWords(path);
    const below = path.slice(base.length);
    if (isOurs(below)) {
      if (path === target) told.add(target);
      return path;
    }
    if (madeOnRequest.test(below)) return maskWords(path);
    const [page = "", ending = ""] = below.split(/(\.data|\.md)$/);
    const pattern = patternOf(page);
    return pattern === undefined ? maskWords(path) : base + pattern + ending;
  };
}

function maskWords(path: string): string {
  const segments = path.slice(0, 200).split("/");
  return segments.map((segment) => (segment === "" || plainSegment.test(segment) ? segment : "*")).join("/");
}
