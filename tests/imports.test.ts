import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Folders of the model: each may import those before it. */
const modelFolders = [
  "markdown",
  "fields",
  "brand",
  "facts",
  "site",
  "people",
  "shop",
  "posts",
  "cases",
  "pages",
  "papers",
  "machine-files",
];
const modelRows = modelFolders.map((folder, at) => {
  const before = modelFolders.slice(0, at + 1).map((name) => `model/${name}`);
  const may = [
    ...before,
    ...["model/csv.server.ts", "model/once-per-content.server.ts", "model/once-per-text.server.ts", "shared"],
  ];
  return [`model/${folder}`, { may, types: ["model/content.server.ts"] }];
});

/** Who may import whom, by folder; the longest matching folder owns a file. `types` allows type imports only. */
const folders: Record<string, { may: string[]; types?: string[] }> = {
  shared: { may: ["shared"] },
  cli: { may: ["cli"] },
  "app/ui": { may: ["app/ui", "shared"] },
  "app/browser": { may: ["app/browser", "shared"], types: ["app/request/read-frame.server.ts"] },
  "app/sections": {
    may: ["app/sections", "app/ui", "app/browser", "app/frame/use-site.ts", "app/play/film", "shared"],
    types: ["model"],
  },
  "app/instruments": { may: ["app/instruments", "app/ui", "app/browser", "shared"], types: ["model"] },
  "app/frame": {
    may: ["app/frame", "app/ui", "app/browser", "app/play/lost", "shared"],
    types: ["model", "app/request/read-frame.server.ts", "app/request/language-links.server.ts"],
  },
  "app/play": { may: ["app/play", "app/ui", "app/browser", "shared"], types: ["model"] },
  "app/bands": {
    may: [
      ...["app/bands", "app/ui", "app/browser", "app/frame/use-site.ts"],
      ...["app/sections/proof-link.tsx", "app/sections/stars.tsx", "model", "shared"],
    ],
  },
  "app/pages": { may: ["app", "model", "shared"] },
  "app/routes": { may: ["app", "model", "shared"] },
  // The address book reads where the content is.
  app: { may: ["app", "model", "server/env.ts", "shared"] },
  ...Object.fromEntries(modelRows),
  model: { may: ["model", "shared"] },
  "server/http": { may: ["server/http", "shared"], types: ["server/env.ts"] },
  "server/images": { may: ["server/images", "server/http", "cli/child-environment.ts", "model", "shared"] },
  "server/database": { may: ["server/database", "shared"] },
  "server/enquiries": {
    may: [
      ...["server/enquiries", "server/files", "server/database", "server/http"],
      ...["server/watch/report-failure.ts", "model", "shared"],
    ],
    types: ["server/env.ts"],
  },
  "server/files": {
    may: ["server/files", "server/database", "server/http", "server/watch/report-failure.ts", "shared"],
  },
  "server/vitals": {
    may: ["server/vitals", "server/database", "server/http", "server/watch/report-failure.ts", "shared"],
    types: ["server/env.ts"],
  },
  "server/release": {
    may: [
      ...["server/release", "server/crawlers", "server/http", "server/env.ts"],
      ...["cli/child-environment.ts", "shared"],
    ],
  },
  "server/crawlers": { may: ["server/crawlers", "server/http", "shared"] },
  "server/watch": { may: ["server/watch", "server/http", "shared"], types: ["server/env.ts"] },
  "server/editing": {
    may: [
      ...["server/editing", "server/database", "server/http", "server/release/release.ts"],
      ...["cli/child-environment.ts", "server/env.ts", "server/watch/report-failure.ts", "model", "shared"],
    ],
  },
  editor: { may: ["editor", "shared"], types: ["model", "server/editing"] },
  "server/staff": {
    may: [
      "server/staff",
      ...["server/enquiries", "server/files", "server/editing/accounts", "server/database", "server/http"],
      ...["server/env.ts", "server/watch/report-failure.ts"],
      ...["cli", "model", "shared"],
    ],
  },
  server: { may: ["server", "cli", "model", "shared"], types: ["app/entry.server.tsx"] },
  "build-steps": { may: ["build-steps", "cli", "model", "server", "shared"] },
  art: { may: ["art"] },
};

const folderOf = (file: string) =>
  Object.keys(folders)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];

const files = ["app", "editor", "model", "server", "shared", "build-steps", "cli", "art"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => join(folder, name)),
);

/** `import()` included. */
const statement =
  /(?:(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?|(?<!typeof )\bimport\()"((?:\.|#)[^"]+)"/g;
const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(statement)].map(([, isType, specifier = ""]) => ({
    isType: isType !== undefined,
    target: specifier.startsWith("#") ? specifier.slice(1) : normalize(join(dirname(file), specifier)),
  }));

test("every file imports only from the folders that it may", () => {
  const trespasses = files.flatMap((file) => {
    const folder = folders[folderOf(file) ?? ""];
    return importsOf(file).flatMap(({ isType, target }) => {
      if (target.includes("+types") || /\.(css|svg)/.test(target)) return [];
      const allowed = [...(folder?.may ?? []), ...(isType ? (folder?.types ?? []) : [])];
      const isAllowed = allowed.some((other) => target === other || target.startsWith(`${other}/`));
      const [, ofPages, page] = /^app\/(pages|routes)\/([^/]+)\//.exec(target) ?? [];
      const isOtherPage = page !== undefined && !file.startsWith(`app/${ofPages}/${page}/`);
      return isAllowed && !isOtherPage ? [] : [`${file} → ${target}`];
    });
  });
  expect(trespasses).toEqual([]);
});

test("no files import each other in a circle, types included", () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (done.has(file) || way.includes(file)) return;
    for (const { target } of importsOf(file)) if (known.has(target)) visit(target, [...way, file]);
    done.add(file);
  };
  const known = new Set(files);
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test("content comes with its request; the build's own is read where requests and the server's tools begin", () => {
  const readers = files.filter((file) => readFileSync(file, "utf8").includes('from "virtual:content"'));
  expect(readers).toEqual(["app/entry.server.tsx", "app/request/content.server.ts"]);
});
