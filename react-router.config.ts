import type { Config } from "@react-router/dev/config";
import { checkedContent } from "./build-steps/checked-content.ts";
import { prerenderedPaths } from "./model/pages/site-paths.server.ts";
import { readBuildEnvironment } from "./server/env.ts";

const { basePath, preview, buildDirectory, contentFolder } = readBuildEnvironment(process.env);

export default {
  appDirectory: "app",
  buildDirectory,
  basename: basePath,
  ssr: true,
  // A page comes as one script: its action is smaller than a request.
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
  async prerender() {
    return prerenderedPaths(await checkedContent({ root: contentFolder, preview }));
  },
} satisfies Config;
