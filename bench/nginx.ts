import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { endWithUs } from "../tests/support/processes.ts";

export interface Nginx {
  address: string;
  /** Of its single worker. */
  pid: number;
  stop: () => void;
}

/** A single-worker nginx that balances between servers; undefined where nginx is not installed. */
export function startProxy(servers: readonly string[]): Promise<Nginx | undefined> {
  const upstream = servers.map((server) => `server ${new URL(server).host};`).join(" ");
  return startNginx({
    around: `upstream site { ${upstream} keepalive 16; }`,
    location: `proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;`,
  });
}

/** A single-worker nginx that serves a folder; undefined where nginx is not installed. */
export function startFileServer(root: string): Promise<Nginx | undefined> {
  return startNginx({
    around: "sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;",
    location: `root ${root}; default_type text/html;`,
  });
}

async function startNginx(parts: { around: string; location: string }): Promise<Nginx | undefined> {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "studio-site-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, parts));
  const words = ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"];
  const nginx = endWithUs(spawn("nginx", words, { stdio: "inherit", detached: true }));
  const address = `http://127.0.0.1:${port}`;
  while (!(await isListening(address))) await wait(50);
  const [worker = ""] = readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, "utf8").trim().split(" ");
  return { address, pid: Number(worker), stop: () => void nginx.kill("SIGQUIT") };
}

function isListening(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

function configuration(folder: string, port: number, { around, location }: { around: string; location: string }) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${process.getuid?.() === 0 ? "user root;" : ""} worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
events {}
http {
  access_log off; ${temporary.join(" ")}
  ${around}
  server {
    listen 127.0.0.1:${port};
    location / { ${location} }
  }
}
`;
}
