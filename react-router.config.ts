import type { Config } from "@react-router/dev/config";
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
    // Loaded late, because this file is read several times in a build.
    const { checkedContent } = await import("./build-steps/checked-content.ts");
    const { prerenderedPaths } = await import("./model/pages/site-paths.server.ts");
    return prerenderedPaths(await checkedContent({ root: contentFolder, preview }));
  },
} satisfies Config;
