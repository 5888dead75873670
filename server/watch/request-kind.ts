interface Known {
  /** With a slash at both ends. */
  basePath: string;
  /** Whether a path below the base is a prerendered page. */
  isPage: (path: string) => boolean;
}

const kinds: [RegExp, string][] = [
  [/^\/(healthz|readyz)$/, "health"],
  [/^\/assets\//, "asset"],
  [/^\/(_ipx|og)\//, "picture"],
  [/\.data$/, "payload"],
  [/\.\w+$/, "file"],
];

/** The kind of request: the label of its metrics. */
export function createRequestKind({ basePath, isPage }: Known): (method: string, target: string) => string {
  return (method, target) => {
    const path = target.split(/[?#]/, 1)[0] ?? "";
    if (!path.startsWith(basePath)) return "unknown";
    const below = path.slice(basePath.length - 1);
    if (method !== "GET" && method !== "HEAD") return below === "/vitals" ? "vitals" : "form";
    if (path === target && isPage(below)) return "page";
    return kinds.find(([pattern]) => pattern.test(below))?.[1] ?? "rendered";
  };
}
