import { commonHeaders, transportSecurity } from "../server/http/security.ts";
import { canonicalPath } from "../shared/canonical-path.ts";
import { nginxFile } from "./static-nginx.ts";
import { cacheRules, type HostRules, headerPolicy } from "./static-rules.ts";

/** Host configuration by file name: nginx, and the two files that Netlify, Cloudflare Pages and others read. */
export function hostFiles(rules: HostRules): Record<string, string> {
  return { "nginx.conf": nginxFile(rules), _headers: headersFile(rules), _redirects: redirectsFile(rules) };
}

/** Sets each header once per address, because some of these hosts join duplicates. */
function headersFile({ basePath, formOrigin }: HostRules): string {
  const everywhere = { ...commonHeaders, ...transportSecurity, "Content-Security-Policy": headerPolicy(formOrigin) };
  const blocks: [string, Record<string, string>][] = [
    ["/*", everywhere],
    ...Object.entries(cacheRules).map(([start, rule]): [string, Record<string, string>] => [
      `${basePath}${start}*`,
      { "Cache-Control": rule },
    ]),
    [`${basePath}builds/latest.json`, { "Cache-Control": "max-age=1" }],
    [`${basePath}feed.xml`, { "Content-Type": "application/atom+xml; charset=utf-8" }],
    [`${basePath}feed.json`, { "Content-Type": "application/feed+json; charset=utf-8" }],
  ];
  return blocks
    .flatMap(([address, headers]) => [address, ...Object.entries(headers).map((pair) => `  ${pair.join(": ")}`), ""])
    .join("\n");
}

function redirectsFile({ basePath, redirects }: HostRules): string {
  const base = basePath.slice(0, -1);
  const rows = redirects.map(({ from, to, status }) => [
    base + canonicalPath(from),
    (to.startsWith("/") && !to.startsWith("//") ? base : "") + to.replace(/\/\*$/, "/:splat"),
    status,
  ]);
  const home = base === "" ? [] : [[base, basePath, 308]];
  return [...home, ...rows].map((row) => `${row.join(" ")}\n`).join("");
}
