import { createServer, type Server } from "node:net";

/** One line and exit code 1: the operator can fix it without a stack trace. */
export class StartError extends Error {}

interface Place {
  port: number;
  /** Undefined for every address of this machine, IPv6 included where it has any. */
  host: string | undefined;
  /** The variable that names the port. */
  variable: "PORT" | "METRICS_PORT";
}

/**
 * Opens the port and returns its number, which differs from the given one if that is 0.
 * @throws StartError
 */
export function listenOn(server: Server, { port, host, variable }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `${variable}: ${port} is in use; stop the other program or set ${variable} to a free one.`,
        EACCES: `${variable}: ${port} may not be opened by this user; set ${variable} to 1024 or above.`,
        EADDRNOTAVAIL: `HOST: this machine has no address ${host}.`,
        ENOTFOUND: `HOST: ${host} is not known.`,
      };
      const reason = reasons[error.code ?? ""];
      reject(reason ? new StartError(reason) : error);
    });
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/**
 * Makes sure that a port can be opened, long before it is.
 * @throws StartError
 */
export async function tryPort(place: Place): Promise<void> {
  const server = createServer();
  await listenOn(server, place);
  await new Promise((resolve) => server.close(resolve));
}
