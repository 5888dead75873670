import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { endWithUs } from "./processes.ts";

/** How the server treats connections: `drop` breaks the first two in mid-mail, `ascii` refuses addresses in other scripts. */
export type Manner = "accept" | "refuse" | "busy" | "slow" | "drop" | "ascii";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The whole mail with its headers, as received. */
  raw: string;
}

export interface SmtpServer {
  port: number;
  url: string;
  /** Accepted mails, in order. */
  mails: ReceivedMail[];
  stop: () => Promise<void>;
}

/** Starts a real mail server in its own process. */
export async function startSmtp({
  manner = "accept",
  port = 0,
}: {
  manner?: Manner;
  port?: number;
} = {}): Promise<SmtpServer> {
  const file = join(import.meta.dirname, "smtp-process.ts");
  const server = endWithUs(
    spawn(process.execPath, [file, String(port), manner], { stdio: ["ignore", "pipe", "inherit"], detached: true }),
  );
  const lines = createInterface(server.stdout);
  const mails: ReceivedMail[] = [];
  const found = await new Promise<number>((resolve, reject) => {
    lines.once("line", (line) => resolve(Number(line)));
    server.once("exit", (code) => reject(new Error(`the mail server ended with ${code}`)));
  });
  lines.on("line", (line) => mails.push(JSON.parse(line)));
  return {
    port: found,
    url: `smtp://127.0.0.1:${found}`,
    mails,
    stop: () =>
      new Promise((resolve) => {
        if (server.exitCode !== null || server.signalCode !== null) return resolve();
        server.once("exit", () => resolve());
        server.kill("SIGKILL");
      }),
  };
}

/** The decoded text part of a mail. */
export function textOf({ raw }: ReceivedMail): string {
  return decoded(raw.slice(raw.indexOf("Content-Type: text/plain")));
}

/** The text of a file that a mail carries; empty if there is none. */
export function attachmentOf({ raw }: ReceivedMail, filename: string): string {
  const part = raw.split(/\r\n--/).find((text) => text.includes(`filename=${filename}`));
  return part ? decoded(part) : "";
}

function decoded(part: string): string {
  const end = part.indexOf("\r\n\r\n");
  const [head, body] = [part.slice(0, end), part.slice(end + 4).split("\r\n--", 1)[0] ?? ""];
  if (/encoding: base64/i.test(head)) return Buffer.from(body, "base64").toString();
  return /encoding: quoted-printable/i.test(head) ? readQuotedPrintable(body) : body;
}

function readQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** A header of a mail, unfolded. */
export function headerOf({ raw }: ReceivedMail, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return head
    .split("\r\n")
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
}
