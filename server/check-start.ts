import { EnvError, misspeltSettings, readEnv } from "./env.ts";
import { prepareFolder } from "./http/data-folder.ts";
import { StartError, tryPort } from "./http/listen-on.ts";
import { buildFolderOf, currentRelease } from "./release/release.ts";

interface Start {
  /** Without accounts, on this machine alone. */
  isForOneself: boolean;
  /** Whether a build comes first. */
  isBuilding: boolean;
}

let checked: Promise<void> | undefined;

/**
 * Looks at everything that an operator may have got wrong before anything is built or loaded: settings, ports and the data
 * folder. A wrong setting ends the process with one line. Only the first call looks.
 */
export function checkStart(start: Partial<Start> = {}): Promise<void> {
  checked ??= endIfWrong(() => check({ isForOneself: false, isBuilding: false, ...start }));
  return checked;
}

/** Says what an operator can mend in a line, without a stack. */
export async function endIfWrong(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function check({ isForOneself, isBuilding }: Start): Promise<void> {
  for (const line of misspeltSettings(process.env)) console.warn(line);
  const env = envOfStart(isForOneself);
  for (const variable of ["PORT", "METRICS_PORT"] as const)
    if (env[variable] !== 0) await tryPort({ port: env[variable], host: env.HOST, variable });
  prepareFolder("DATA_DIR", env.DATA_DIR);
  const buildFolder = buildFolderOf(process.env);
  if (isBuilding && !currentRelease(buildFolder)) prepareFolder("BUILD_FOLDER", buildFolder);
}

/** Checks a server's settings: anybody who reaches a server that is edited without accounts could change the content. */
export function envOfStart(isForOneself: boolean) {
  return readEnv({ ...process.env, ...(isForOneself && { HOST: "127.0.0.1" }) });
}
