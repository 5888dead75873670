export type EmailProblem = "missing" | "no-at" | "no-ending" | "no-good" | "long";

const longestEmail = 254;

/** What is wrong with a typed mail address, if anything; only a mail to it can tell whether it exists. */
export function emailProblem(value: string): EmailProblem | undefined {
  if (value === "") return "missing";
  if (value.length > longestEmail) return "long";
  const [local = "", host = "", ...rest] = value.split("@");
  if (!value.includes("@") || host === "" || local === "") return "no-at";
  if (rest.length > 0 || /[\s<>",;:()[\]\\]/.test(value)) return "no-good";
  if (!/\.[^.\d]{2,}$/.test(host)) return "no-ending";
  return /(^|\.)(\.|$)/.test(host) || host.startsWith("-") ? "no-good" : undefined;
}
