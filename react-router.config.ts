import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./model/pages/site-paths.server.ts";
import { readContent } from "./model/reading/read-content.server.ts";
import { readBuildEnvironment } from "./server/env.ts";

const { basePath, preview, buildDirectory, contentFolder } = readBuildEnvironment(process.env);

export default {
  appDirectory: "app",
  buildDirectory,
  basename: basePath,
  ssr: true,
  routeDiscovery: { mode: "initial" },
  async prerender() {
    return prerenderedPaths(await readContent({ root: contentFolder, preview }));
  },
} satisfies Config;
