import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { readBuildEnvironment } from "../env.ts";
import { StartError } from "../http/listen-on.ts";
import { buildEnvironmentDifferences, currentRelease, findRelease, type Release } from "./release.ts";

interface OpenBuild {
  build: ServerBuild;
  release: Release;
  /** The release's folder. */
  folder: string;
}

/**
 * Loads the code of the current or a named release.
 * @throws StartError without a build, or if it was built for another environment
 */
export async function openBuild(buildFolder: string, id?: string): Promise<OpenBuild> {
  const found = id ? findRelease(buildFolder, id) : currentRelease(buildFolder);
  if (!found) {
    const where = process.env.BUILD_FOLDER ? `BUILD_FOLDER: there is no build in ${buildFolder}` : "There is no build";
    throw new StartError(
      `${where}; run \`npm run build\` first${process.env.BUILD_FOLDER ? " with the same value" : ""}.`,
    );
  }
  const { folder, release } = found;
  const differing = buildEnvironmentDifferences(release.buildEnvironment, readBuildEnvironment(process.env));
  if (differing.length > 0) {
    throw new StartError(
      `The build was made with another ${differing.join(", ")}; run \`npm run build\` with this environment, or unset it.`,
    );
  }
  // On-request pages carry it as prerendered ones do.
  process.env.BUILD_ID = release.id;
  const build: ServerBuild = await import(pathToFileURL(join(folder, "server", "index.js")).href);
  return { build, release, folder };
}
