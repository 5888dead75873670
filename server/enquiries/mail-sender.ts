import { emailProblem, isPlainEmail, normalEmail } from "#shared/email.ts";
import { failureCode } from "../watch/report-failure.ts";
import type { MailPayload } from "./messages.ts";
import type { Message } from "./outbox.ts";
import type { Send } from "./outbox-worker.ts";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 60_000, dnsTimeout: 10_000 };

interface MailSenderOptions {
  smtpUrl: string;
  from: { name: string; address: string };
}

/** Sends outbox mails by SMTP. A mail keeps its id and date across attempts. */
export async function createMailSender({ smtpUrl, from }: MailSenderOptions): Promise<Send> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    // A relay on this machine has no certificate to verify, and nobody can be in between.
    ignoreTLS: isLocal(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message, signal) => {
    const payload: MailPayload = JSON.parse(message.payload);
    const { to, replyTo, stopUrl, subject, text, html, attachments = [], isOnce } = payload;
    if (isOnce && wasCutOff(message)) return { problem: "cut off while it was sent", isFinal: true };
    // Forms reject such addresses; here a list in one field would become several recipients.
    if (emailProblem(to)) return { problem: "no mail address", isFinal: true };
    const recipient = normalEmail(to);
    try {
      await transport.sendMail({
        from,
        to: { name: "", address: recipient },
        ...replyHeader(replyTo),
        envelope: { from: from.address, to: recipient },
        messageId: `<${message.id}@${from.address.split("@")[1]}>`,
        date: new Date(message.created_at),
        headers: { "Auto-Submitted": "auto-generated", ...stopHeaders(stopUrl) },
        subject,
        text,
        html,
        attachments: attachments.map(({ filename, content }) => ({ filename, content })),
        signal,
      });
      return undefined;
    } catch (error) {
      return { problem: failureCode(error), isFinal: isRefusal(error) };
    }
  };
}

/** Whether an earlier attempt ended without a result, as when its process was killed: the mail may have left. */
function wasCutOff({ attempts, problem }: Message): boolean {
  return attempts > 1 && problem === null;
}

/** A server without SMTPUTF8 would refuse the whole mail for an address that is not ASCII; the text names it as well. */
function replyHeader(replyTo = "") {
  if (emailProblem(replyTo) || !isPlainEmail(replyTo)) return {};
  return { replyTo: { name: "", address: normalEmail(replyTo) } };
}

/** Mail programs show an unsubscribe button for this (RFC 8058). */
function stopHeaders(stopUrl: string | undefined): Record<string, string> {
  if (!stopUrl) return {};
  return { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Whether the server rejected this message for good; a refused login or connection says nothing about it. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500 && responseCode !== 503;
}

function isLocal(smtpUrl: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(smtpUrl).hostname);
}
