import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { needProgram, type Program } from "../../cli/programs.ts";
import { freePort } from "./free-port.ts";
import { endWithUs } from "./processes.ts";

export const nginxProgram: Program = {
  name: "nginx",
  places: ["nginx", "/usr/sbin/nginx"],
  debianPackage: "nginx-light",
};
const openssl: Program = { name: "openssl", places: ["openssl"], debianPackage: "openssl" };

export interface Nginx {
  /** `https://localhost:…` with a self-signed certificate. */
  address: string;
  /** That certificate. */
  certificate: string;
  /** What it has logged. */
  logs: () => string;
  stop: () => Promise<void>;
}

/** Starts nginx with the configuration of `deploy/`, changing only file names, ports and instances. */
export async function startNginx(instances: readonly string[]): Promise<Nginx> {
  const nginxFile = needProgram(nginxProgram);
  const folder = mkdtempSync(join(tmpdir(), "studio-site-nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const certificate = makeCertificate(folder);
  const [, minor = 0, patch = 0] =
    /nginx\/1\.(\d+)\.(\d+)/.exec(spawnSync(nginxFile, ["-v"], { encoding: "utf8" }).stderr) ?? [];
  const knowsHttp2 = Number(minor) * 1000 + Number(patch) >= 25_001;
  const main = join(folder, "nginx.conf");
  mkdirSync(join(folder, "cache"));
  writeFileSync(join(folder, "studio-site.conf"), ownConfiguration({ folder, port, plainPort, instances }, knowsHttp2));
  writeFileSync(main, mainConfiguration(folder));
  const check = spawnSync(nginxFile, ["-t", "-c", main, "-e", "stderr"], { encoding: "utf8" });
  if (check.status !== 0) throw new Error(check.stderr);
  const nginx = endWithUs(
    spawn(nginxFile, ["-c", main, "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"], detached: true }),
  );
  while (!existsSync(join(folder, "nginx.pid"))) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    address: `https://localhost:${port}`,
    certificate,
    logs: () => ["access.log", "error.log"].map((name) => readFileSync(join(folder, name), "utf8")).join(""),
    async stop() {
      nginx.kill("SIGTERM");
      await once(nginx, "exit");
    },
  };
}

interface Places {
  folder: string;
  port: number;
  plainPort: number;
  instances: readonly string[];
}

/** For nginx before 1.25.1, as `deploy/one-machine.md` says. */
function formerHttp2(): [RegExp, string][] {
  return [
    [/ *http2 on;\n/g, ""],
    [/ssl;/g, "ssl http2;"],
  ];
}

function ownConfiguration({ folder, port, plainPort, instances }: Places, knowsHttp2: boolean): string {
  const hosts = instances.map((instance) => new URL(instance).host);
  const changes: [RegExp, string][] = [
    [/127\.0\.0\.1:3001/, hosts[0] ?? ""],
    [/127\.0\.0\.1:3002/, hosts[1] ?? ""],
    [/listen \[::\].*\n/g, "\n"],
    [/listen 443 ssl/g, `listen 127.0.0.1:${port} ssl`],
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/server_name site\.example;/, "server_name localhost;"],
    [/\/etc\/letsencrypt\/live\/site\.example\/(\w+\.pem)/g, `${folder}/$1`],
    [/\/var\/cache\/nginx\/studio-site/, `${folder}/cache`],
    [/\/var\/log\/nginx\/studio-site\.log/, `${folder}/access.log`],
    [/\/var\/log\/nginx\/studio-site-error\.log/g, `${folder}/error.log`],
    ...(knowsHttp2 ? [] : formerHttp2()),
  ];
  const written = ["studio-site-plain", "studio-site"]
    .map((name) => readFileSync(`deploy/nginx/${name}.conf`, "utf8"))
    .join("\n");
  return changes.reduce((text, [pattern, replacement]) => {
    const changed = text.replace(pattern, replacement);
    if (changed === text) throw new Error(`deploy/nginx has no ${pattern}`);
    return changed;
  }, written);
}

function mainConfiguration(folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr crit; worker_processes 1;
events { worker_connections 2048; }
http { access_log off; ${temporary.join(" ")} include ${folder}/studio-site.conf; }
`;
}

function makeCertificate(folder: string): string {
  const file = join(folder, "fullchain.pem");
  const key = join(folder, "privkey.pem");
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync(needProgram(openssl), ["req", ...kind, ...subject, "-keyout", key, "-out", file], { stdio: "pipe" });
  return readFileSync(file, "utf8");
}
