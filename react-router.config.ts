import type { Config } from "@react-router/dev/config";
import { readContent } from "./model/read-content.server.ts";
import { prerenderedPaths, sitePaths } from "./model/site-paths.server.ts";
import { readStamp } from "./server/env.ts";

const { basePath, preview, buildDirectory } = readStamp(process.env);

export default {
  appDirectory: "app",
  buildDirectory,
  basename: basePath,
  ssr: true,
  routeDiscovery: { mode: "initial" },
  async prerender() {
    const content = await readContent({ root: import.meta.dirname, preview });
    const slugs = {
      blog: content.blog.map(({ slug }) => slug),
      cases: content.cases.map(({ slug }) => slug),
      people: content.people.map(({ slug }) => slug),
      categories: content.categories.map(({ slug }) => slug),
    };
    const ids = content.products.map(({ id }) => id);
    return prerenderedPaths(sitePaths(slugs, ids));
  },
} satisfies Config;
