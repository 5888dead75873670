import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A proxy between browser and server, so that every engine's requests can be observed and answered differently. */
export interface Front {
  /** The site's address behind it, without a slash at the end. */
  origin: string;
  /** Every requested path below the base path, in order. */
  asked: string[];
  /** Statuses to answer with instead of asking the server, by path. */
  instead: Map<string, number>;
  /** What a proxy on the way does. */
  transit: {
    /** To the HTML of a page. */
    rewrite: (html: string) => string;
    /** Whether a page whose scripts have loaded waits for the event `release` before it hydrates. */
    isHeld: boolean;
  };
  /** Errors, warnings and violations that pages reported, also in an engine that exposes no console. */
  messages: string[];
  close: () => void;
}

const listener = { script: "/__listener.js", hold: "/__hold.js", told: "/__told" };

/** @param site - its address, with its base path and without a slash at the end */
export async function startFront(site: string): Promise<Front> {
  const { origin: server, pathname } = new URL(site);
  const base = pathname.replace(/\/$/, "");
  const front: Omit<Front, "origin" | "close"> = { asked: [], instead: new Map(), messages: [], transit: passing() };
  const http = createServer((asking, response) => {
    const path = asking.url ?? "/";
    if (path === listener.script || path === listener.hold)
      return void response
        .setHeader("Content-Type", "text/javascript")
        .end(path === listener.hold ? `(${holdStart})()` : listenerScript());
    if (path === listener.told) return hear(asking, response, front.messages);
    const asked = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
    front.asked.push(asked);
    const status = front.instead.get(asked.replace(/\?.*/, ""));
    if (status) return void response.writeHead(status).end();
    pass(server, asking, response, front.transit);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = () => {
    http.close();
    http.closeAllConnections();
  };
  return { ...front, origin: `http://127.0.0.1:${port}${base}`, close };
}

/** A proxy that changes and holds up nothing. */
export function passing(): Front["transit"] {
  return { rewrite: (html) => html, isHeld: false };
}

/** Forwards a request unchanged. A page is returned uncompressed, with the listener before everything else in it. */
function pass(
  server: string,
  asking: IncomingMessage,
  response: ServerResponse,
  { rewrite, isHeld }: Front["transit"],
) {
  const isPage = asking.headers.accept?.includes("text/html") ?? false;
  const headers = { ...asking.headers };
  if (isPage) headers["accept-encoding"] = "identity";
  // A held page has the same address as any other, so neither may come from the browser's cache.
  if (isPage && isHeld) delete headers["if-none-match"];
  const passed = request(server + asking.url, { method: asking.method ?? "GET", headers }, (given) => {
    if (!given.headers["content-type"]?.startsWith("text/html")) {
      response.writeHead(given.statusCode ?? 502, given.headers);
      return void given.pipe(response);
    }
    const { "content-length": _, ...others } = given.headers;
    const parts: Buffer[] = [];
    given.on("data", (part: Buffer) => parts.push(part));
    given.on("end", () => {
      if (isHeld) others["cache-control"] = "no-store";
      response.writeHead(given.statusCode ?? 502, others);
      const html = rewrite(Buffer.concat(parts).toString());
      const scripts = isHeld ? [listener.hold, listener.script] : [listener.script];
      response.end(html.replace(/<head[^>]*>/, `$&${scripts.map((src) => `<script src="${src}"></script>`).join("")}`));
    });
  });
  passed.on("error", () => response.destroy());
  asking.pipe(passed);
}

function hear(asking: IncomingMessage, response: ServerResponse, messages: string[]): void {
  let text = "";
  asking.on("data", (part: Buffer) => (text += part.toString()));
  asking.on("end", () => {
    messages.push(text);
    response.writeHead(204).end();
  });
}

/** Runs in the page, before everything else. Held requests would not do: a browser takes scripts from its cache. */
function holdStart(): void {
  let [hasCome, isReleased] = [false, false];
  addEventListener("scripts", (event) => {
    hasCome = true;
    if (!isReleased) event.stopImmediatePropagation();
  });
  addEventListener("release", () => {
    isReleased = true;
    if (hasCome) dispatchEvent(new Event("scripts"));
  });
}

function listenerScript(): string {
  const listen = (told: string) => {
    let isLeaving = false;
    addEventListener("pageshow", () => {
      isLeaving = false;
    });
    // Requests cancelled by leaving the page are not a fault.
    for (const name of ["beforeunload", "pagehide"])
      addEventListener(name, () => {
        isLeaving = true;
      });
    const tell = (...words: unknown[]) => {
      if (!isLeaving) navigator.sendBeacon(told, `${location.pathname}: ${words.join(" ")}`);
    };
    for (const level of ["error", "warn"] as const) {
      const original = console[level];
      console[level] = (...words: unknown[]) => {
        tell(level, ...words);
        original(...words);
      };
    }
    addEventListener(
      "error",
      (event) => {
        const { target } = event;
        if (target instanceof Element) tell("not loaded", target.outerHTML);
        else tell("uncaught", event.message);
      },
      true,
    );
    addEventListener("unhandledrejection", ({ reason }) => tell("unhandled", String(reason)));
    addEventListener("securitypolicyviolation", (event) =>
      tell("violation", event.effectiveDirective, event.blockedURI, event.sample),
    );
  };
  return `(${listen})(${JSON.stringify(listener.told)})`;
}
