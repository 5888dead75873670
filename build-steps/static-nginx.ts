import { commonHeaders, transportSecurity } from "../server/http/security.ts";
import { canonicalPath } from "../shared/canonical-path.ts";
import type { RedirectRule } from "../shared/redirect-rules.ts";
import { cacheRules, type HostRules, headerPolicy } from "./static-rules.ts";

const types = `
  types {
    text/html html;
    text/javascript js;
    text/css css;
    text/plain txt;
    text/csv csv;
    text/markdown md;
    text/x-script data;
    application/json json;
    application/xml xml;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/webp webp;
    image/png png;
    image/jpeg jpg;
    image/x-icon ico;
    font/woff2 woff2;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/javascript text/css text/plain text/csv text/markdown text/x-script application/json application/xml;
  gzip on;
  gzip_vary on;
  gzip_min_length 200;
  gzip_types text/javascript text/css text/plain text/csv text/markdown text/x-script application/json application/xml application/atom+xml application/feed+json application/manifest+json image/svg+xml;`;

/** A whole configuration, so that the folder can be served by one command; its server block suits any other one. */
export function nginxFile(rules: HostRules): string {
  const { basePath, redirects } = rules;
  const base = basePath.slice(0, -1);
  const locations = [
    ...(base === "" ? [] : [`location = ${base} { return 308 ${basePath}$is_args$args; }`]),
    "location ~ ^/(nginx\\.conf|_headers|_redirects)$ { return 404; }",
    ...redirects.map((rule) => redirectLocation(rule, base)),
    ...fileLocations(rules),
  ];
  return `# Made by npm run export. From the folder that holds this file:  nginx -p "$PWD/" -c nginx.conf
worker_processes auto;
pid /tmp/lodewright-static.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {${types}
  access_log off;
  sendfile on;
  server_tokens off;
  absolute_redirect off;
  client_header_timeout 10s;
  client_body_timeout 10s;
  client_max_body_size 1k;
  # So that any user may run it; nothing is ever written there.
  client_body_temp_path /tmp/lodewright-static;
  proxy_temp_path /tmp/lodewright-static;
  fastcgi_temp_path /tmp/lodewright-static;
  uwsgi_temp_path /tmp/lodewright-static;
  scgi_temp_path /tmp/lodewright-static;

  map $https $transport_security {
    on "${transportSecurity["Strict-Transport-Security"]}";
  }

  # The one spelling of each page's address. nginx ignores letter case here.
  map_hash_max_size 8192;
  map_hash_bucket_size 256;
  map $uri $page {
${pageRows(rules)}
  }
  map $request_uri $asked {
    "~^([^?]*)" $1;
  }
  map "$page $asked" $moved {
    "~^(\\S+) \\1$" "";
    "~^(/\\S*) " $1;
    default "";
  }

  server {
    listen 8080;
    root .;
    error_page 404 ${basePath}404.html;
${indent(headerLines(rules, {}), 4)}
    if ($moved) {
      return 308 $moved$is_args$args;
    }

${locations.map((location) => indent(location, 4)).join("\n")}
  }
}
`;
}

function pageRows({ pages, basePath }: HostRules): string {
  const base = basePath.slice(0, -1);
  const rows = pages.flatMap((path) =>
    path === "/"
      ? [[basePath, basePath]]
      : [
          [base + path, base + path],
          [`${base}${path}/`, base + path],
        ],
  );
  return rows.map((row) => `    ${row.join(" ")};`).join("\n");
}

/** Rules ignore letter case and a slash at the end, as the server does. */
function redirectLocation({ from, to, status }: RedirectRule, base: string): string {
  const isWild = from.endsWith("/*");
  const stem = escaped(base + canonicalPath(from.replace(/\/\*$/, "")));
  const start = to.startsWith("/") && !to.startsWith("//") ? base : "";
  const target = start + (isWild ? to.replace(/\/\*$/, "$1") : to);
  const query = to.includes("?") ? "" : "$is_args$args";
  return `location ~* ^${stem}${isWild ? "(/.*)?" : "/?"}$ { return ${status} ${target}${query}; }`;
}

function fileLocations(rules: HostRules): string[] {
  const { basePath, siteAddress } = rules;
  const below = escaped(basePath);
  const place = (match: string, headers: Record<string, string>, lines: string[] = ["try_files $uri =404;"]) =>
    `location ${match} {\n${indent([...lines, headerLines(rules, headers)].join("\n"), 2)}\n}`;
  const twin = (address: string) => ({
    "Cache-Control": "no-cache",
    "X-Robots-Tag": "noindex",
    Link: `<${address}>; rel=\\"canonical\\"`,
  });
  const pictures = ["types { }", "default_type image/webp;", "try_files $uri =404;"];
  const as = (type: string) => ["types { }", `default_type ${type};`, "try_files $uri =404;"];
  return [
    ...Object.entries(cacheRules).map(([start, rule]) =>
      place(`^~ ${basePath}${start}`, { "Cache-Control": rule }, start === "_ipx/" ? pictures : undefined),
    ),
    place(`= ${basePath}builds/latest.json`, { "Cache-Control": "max-age=1" }),
    place(`= ${basePath}feed.xml`, { "Cache-Control": "public, max-age=900" }, as("application/atom+xml")),
    place(`= ${basePath}feed.json`, { "Cache-Control": "public, max-age=900" }, as("application/feed+json")),
    place(`= ${basePath}index.md`, twin(siteAddress("/"))),
    place(`~ ^${below}(?<twin>.+)\\.md$`, twin(`${siteAddress("/")}$twin`)),
    place("~ \\.(data|json)$", { "Cache-Control": "no-cache" }),
    place("~ \\.html$", { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" }, [
      "internal;",
    ]),
    place("~ \\.\\w+$", { "Cache-Control": "public, max-age=3600" }),
    place(`= ${basePath}`, { "Cache-Control": "no-cache" }, [`try_files ${basePath}index.html =404;`]),
    place("/", { "Cache-Control": "no-cache" }, ["try_files $uri.html =404;"]),
  ];
}

/** nginx forgets the headers of the server where a place has some of its own, so each place names them all. */
function headerLines({ formOrigin }: HostRules, own: Record<string, string>): string {
  const all = { ...commonHeaders, "Content-Security-Policy": headerPolicy(formOrigin), ...own };
  const lines = Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return [...lines, "add_header Strict-Transport-Security $transport_security always;"].join("\n");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function indent(text: string, blanks: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(blanks));
}
