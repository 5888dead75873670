import { lstatSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { StartError } from "../http/listen-on.ts";

/** Where the service of `deploy/systemd` has its settings and its data. */
export interface ServicePlaces {
  settings: string;
  data: string;
}

const places: ServicePlaces = { settings: "/etc/lodewright.env", data: "/var/lib/lodewright" };

/**
 * The environment of whoever works beside the service of this machine: what the service was given, unless the own
 * environment names a database. Without a service it is the own one.
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

/** A link counts by itself: systemd's leads to a folder that only root may enter. */
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
