/** What any program needs to start; secrets of ours are not among them. */
const basics = [
  "PATH",
  "HOME",
  "USER",
  "LOGNAME",
  "TMPDIR",
  "TEMP",
  "TMP",
  "SystemRoot",
  "LANG",
  "LC_ALL",
  "TZ",
  "LD_LIBRARY_PATH",
];

/**
 * The environment of a program that this process starts: the basics, the variables of ours that it names, and its own.
 * It has no prototype, because Node hands on whatever an environment inherits.
 */
export function childEnvironment(
  isPassedOn: (name: string) => boolean,
  own: Readonly<Record<string, string | undefined>> = {},
): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = Object.create(null);
  for (const name of Object.keys(process.env))
    if (basics.includes(name) || isPassedOn(name)) environment[name] = process.env[name];
  return Object.assign(environment, own);
}
