import { lstatSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { StartError } from "../http/listen-on.ts";

/** Where the service of `deploy/systemd` keeps its settings and data. */
export interface ServicePlaces {
  settings: string;
  data: string;
}

const places: ServicePlaces = { settings: "/etc/studio-site.env", data: "/var/lib/studio-site" };

/**
 * The environment for working beside this machine's service: the service's own, unless the caller's environment names a
 * database. Without a service it is the caller's.
 * @throws StartError when the service's settings may not be read
 */
export function besideService(own: NodeJS.ProcessEnv, { settings, data }: ServicePlaces = places): NodeJS.ProcessEnv {
  if (own.DATA_DIR || own.DATABASE_URL) return own;
  const hasSettings = isThere(settings);
  if (!hasSettings && !isThere(data)) return own;
  const given = hasSettings ? parseEnv(readSettings(settings)) : {};
  const { DATA_DIR: _, DATABASE_URL: __, ...rest } = own;
  return { DATA_DIR: data, ...given, ...rest };
}

/** The link's existence is enough: systemd's points into a folder that only root may enter. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function readSettings(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new StartError(`${file} cannot be read by this user: run it as root, or set DATA_DIR or DATABASE_URL.`);
  }
}
