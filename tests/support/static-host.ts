import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { needProgram } from "../../cli/programs.ts";
import { freePort } from "./free-port.ts";
import { nginxProgram } from "./nginx.ts";
import { endWithUs } from "./processes.ts";

/** Serves an exported folder with its own configuration, changing only the port and the temporary folder. */
export async function startNginx(folder: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const own = mkdtempSync(join(tmpdir(), "studio-site-nginx-"));
  const file = join(own, "nginx.conf");
  const written = readFileSync(join(folder, "nginx.conf"), "utf8");
  writeFileSync(
    file,
    written.replace("listen 8080;", `listen 127.0.0.1:${port};`).replaceAll("/tmp/studio-site-static", own),
  );
  const words = ["-p", `${join(process.cwd(), folder)}/`, "-c", file, "-g", "daemon off;"];
  const server = endWithUs(
    spawn(needProgram(nginxProgram), words, { stdio: ["ignore", "inherit", "pipe"], detached: true }),
  );
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, server);
  return { origin, stop: () => void server.kill("SIGTERM") };
}

async function untilAnswering(origin: string, server: ChildProcess): Promise<void> {
  let output = "";
  server.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}: ${output}`);
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A host that only knows files: a folder's address gets a slash, and then its `index.html`. */
export async function startPlainHost(folder: string): Promise<{ origin: string; stop: () => void }> {
  const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
  const send = (path: string): { status: number; location?: string; file?: string } => {
    const file = join(folder, decodeURIComponent(path));
    if (path.endsWith("/") && existsSync(join(file, "index.html")))
      return { status: 200, file: join(file, "index.html") };
    if (existsSync(join(file, "index.html"))) return { status: 301, location: `${path}/` };
    if (existsSync(file) && extname(file)) return { status: 200, file };
    return { status: 404, file: join(folder, "404.html") };
  };
  const server: Server = createServer(({ url = "/" }, response) => {
    const { pathname, search } = new URL(url, "http://host");
    const { status, location, file = "" } = send(pathname);
    if (location) return response.writeHead(status, { Location: location + search }).end();
    response.writeHead(status, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
