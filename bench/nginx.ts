import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";

/** An nginx of its own that spreads requests over servers; undefined on a machine without nginx. */
export async function startNginx(
  servers: readonly string[],
): Promise<{ address: string; stop: () => void } | undefined> {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "lodewright-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, servers));
  const nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
    stdio: "inherit",
  });
  const address = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
  return { address, stop: () => void nginx.kill("SIGQUIT") };
}

function configuration(folder: string, port: number, servers: readonly string[]): string {
  const upstream = servers.map((server) => `server ${new URL(server).host};`).join(" ");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `pid ${folder}/nginx.pid; error_log stderr error;
events {}
http {
  access_log off; ${temporary.join(" ")}
  upstream site { ${upstream} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`;
}
