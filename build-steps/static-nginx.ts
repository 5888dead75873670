import { commonHeaders, transportSecurity, untouched } from "../server/http/security.ts";
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
    application/zip zip;
    text/x-script data;
    application/json json;
    application/xml xml;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/webp webp;
    video/mp4 mp4;
    image/png png;
    image/jpeg jpg;
    image/x-icon ico;
    font/woff2 woff2;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/javascript text/css text/plain text/csv text/markdown text/x-script application/json application/xml application/atom+xml application/feed+json;
  gzip on;
  gzip_vary on;
  gzip_min_length 200;
  gzip_types text/javascript text/css text/plain text/csv text/markdown text/x-script application/json application/xml application/atom+xml application/feed+json application/manifest+json image/svg+xml;`;

/** A complete configuration, so that one command serves the folder; its server block fits into any other. */
export function nginxFile(rules: HostRules): string {
  const { basePath, redirects } = rules;
  const base = basePath.slice(0, -1);
  const locations = [
    ...(base === "" ? [] : [`location = ${base} { return 308 ${basePath}$is_args$args; }`]),
    "location ~ ^/(nginx\\.conf|_headers|_redirects)$ { return 404; }",
    ...redirects.map((rule) => redirectLocation(rule, base)),
    ...fileLocations(basePath),
  ];
  return `# Made by npm run export. From the folder that holds this file:  nginx -p "$PWD/" -c nginx.conf
# It goes on in the background; to stop it:  nginx -p "$PWD/" -c nginx.conf -s stop
worker_processes auto;
pid /tmp/studio-site-static.pid;
# Below this level nginx writes whole addresses, with what visitors typed.
error_log stderr alert;

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
  client_body_temp_path /tmp/studio-site-static;
  proxy_temp_path /tmp/studio-site-static;
  fastcgi_temp_path /tmp/studio-site-static;
  uwsgi_temp_path /tmp/studio-site-static;
  scgi_temp_path /tmp/studio-site-static;

  map_hash_max_size 8192;
  map_hash_bucket_size 256;
  # The one spelling of each page's address. nginx ignores letter case here.
  map $uri $page {
${pageRows(rules)}
  }
  map $request_uri $asked {
    "~^([^?]*)" $1;
  }
  map "$page $asked" $moved {
    "~^(\\S+) \\1$" "";
    "~^(/\\S*) " $1;
  }
${headerMaps(rules)}

  server {
    listen 8080;
    root .;
    error_page 404 ${basePath}404.html;
${headerLines(rules)}

    if ($moved) {
      return 308 $moved$is_args$args;
    }
${locations.map((location) => `    ${location}`).join("\n")}
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

/** Rules ignore letter case and a trailing slash, as the server does. */
function redirectLocation({ from, to, status }: RedirectRule, base: string): string {
  const isWild = from.endsWith("/*");
  const stem = escaped(base + canonicalPath(from.replace(/\/\*$/, "")));
  const start = to.startsWith("/") && !to.startsWith("//") ? base : "";
  const target = start + (isWild ? to.replace(/\/\*$/, "$1") : to);
  const query = to.includes("?") ? "" : "$is_args$args";
  return `location ~* ^${stem}${isWild ? "(/.*)?" : "/?"}$ { return ${status} ${target}${query}; }`;
}

/** Locations of files; a missing file gets a plain-text 404. */
function fileLocations(basePath: string): string[] {
  const plain = "error_page 404 = @missing; try_files $uri =404;";
  const as = (type: string) => `types { } default_type ${type};`;
  const starts = ["assets/", "builds/", "og/"].map((start) => `location ^~ ${basePath}${start} { ${plain} }`);
  return [
    ...starts,
    `location ^~ ${basePath}_ipx/ { ${as("image/webp")} ${plain} }`,
    `location = ${basePath}feed.xml { ${as("application/atom+xml")} }`,
    `location = ${basePath}feed.json { ${as("application/feed+json")} }`,
    `location ~ \\.data$ { ${plain} }`,
    `location ~ ^${escaped(basePath)}papers/[a-z-]+\\.html$ { ${plain} }`,
    "location ~ \\.html$ { internal; }",
    `location = ${basePath} { try_files ${basePath}index.html =404; }`,
    "location / { try_files $uri.html $uri =404; }",
    'location @missing { types { } default_type text/plain; return 404 "Not found\\n"; }',
  ];
}

/** nginx omits headers with an empty value. */
function headerMaps({ basePath, siteAddress }: HostRules): string {
  const below = escaped(basePath);
  const byStart = Object.entries(cacheRules).map(
    ([start, rule]) => `"~^(200|206|304) ${below}${escaped(start)}" "${rule}";`,
  );
  const canonical = (path: string) => `'<${siteAddress(path)}>; rel="canonical"'`;
  const maps: [string, string[]][] = [
    ["$https $transport_security", [`on "${transportSecurity["Strict-Transport-Security"]}";`]],
    [
      '"$status $uri" $kept',
      [
        ...byStart,
        `"~^(200|206|304) ${below}builds/latest\\.json$" "max-age=1";`,
        `"~^(200|206|304) ${below}feed\\." "public, max-age=900";`,
        '"~\\.(data|json|md)$" "no-cache";',
        `"~\\.html$" "no-cache, ${untouched}";`,
        '"~^(200|206|304) .*\\.\\w+$" "public, max-age=3600";',
        `default "no-cache, ${untouched}";`,
      ],
    ],
    ["$status $referrer", ['404 "no-referrer";', `default "${commonHeaders["Referrer-Policy"]}";`]],
    ['"$status $uri" $robots', ['"~^404 " "noindex";', `"~^\\d+ ${below}papers/" "";`, '"~\\.md$" "noindex";']],
    [
      "$uri $original",
      [
        `${basePath}index.md ${canonical("/")};`,
        `"~^${below}papers/" "";`,
        `"~^${below}(.+)\\.md$" ${canonical("/$1")};`,
      ],
    ],
  ];
  return maps.map(([head, rows]) => `  map ${head} {\n${rows.map((row) => `    ${row}\n`).join("")}  }`).join("\n");
}

function headerLines({ formOrigin }: HostRules): string {
  const all = {
    ...commonHeaders,
    "Referrer-Policy": "$referrer",
    "Content-Security-Policy": headerPolicy(formOrigin),
    "Strict-Transport-Security": "$transport_security",
    "Cache-Control": "$kept",
    "X-Robots-Tag": "$robots",
    Link: "$original",
  };
  return Object.entries(all)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join("\n");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
