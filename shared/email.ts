export type EmailProblem = "missing" | "no-at" | "no-ending" | "no-good" | "long";

const longestEmail = 254;
/** Characters that nobody sees. Two of them, the joiners, belong to the spelling of some domains. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const invisibleButJoiners = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * The address that mail is sent to, whatever keyboard, program or browser it was typed in: compatibility characters such as
 * `＠` and `。` are replaced, invisible ones are removed, the domain is in ASCII (IDNA) and lower case. It may still be wrong:
 * `emailProblem` tells.
 */
export function normalEmail(typed: string): string {
  const plain = typed.normalize("NFKC").replace(invisibleButJoiners, "").replaceAll("。", ".").trim();
  const address = plain.replace(/^mailto:/i, "").replace(/^<(.*)>$/, "$1");
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(at, 0)).replace(invisible, "");
  if (at < 0) return address.replace(invisible, "");
  const domain = address.slice(at + 1).replace(/\.$/, "");
  const visible = domain.replace(invisible, "");
  return `${local}@${asciiDomain(domain) ?? asciiDomain(visible) ?? visible}`;
}

/** Two addresses with the same identity belong to the same person. It is what is stored, compared and counted. */
export function emailIdentity(typed: string): string {
  return normalEmail(typed).toLowerCase();
}

/** Whether every mail server accepts it; before the `@`, anything but ASCII needs SMTPUTF8, which many lack. */
export function isPlainEmail(typed: string): boolean {
  return /^\p{ASCII}*$/u.test(normalEmail(typed));
}

/** What is wrong with a typed mail address, if anything; only a mail to it can tell whether it exists. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = normalEmail(typed);
  if (email === "") return "missing";
  if (email.length > longestEmail) return "long";
  const [local = "", host = "", ...rest] = email.split("@");
  if (!email.includes("@") || host === "" || local === "") return "no-at";
  if (rest.length > 0 || /[\s\p{Cc}<>",;:()[\]\\]/u.test(email) || !/^[a-z\d._-]+$/.test(host)) return "no-good";
  if (!/\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(host)) return "no-ending";
  return /^[.-]|\.[.-]|-\./.test(host) ? "no-good" : undefined;
}

function asciiDomain(domain: string): string | undefined {
  // Signs that separate the parts of a URL would end the host name.
  if (/[\s/?#\\:%@]/.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}
