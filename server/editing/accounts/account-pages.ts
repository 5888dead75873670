import { renderSVG } from "uqr";
import { escapeXml } from "#model/markdown/markup.server.ts";
import type { PasskeyRow, SessionRow } from "../../database/editor-tables.ts";
import { ownPage } from "../own-page.ts";

interface PageParts {
  basePath: string;
  /** What was wrong with what was sent. */
  problem?: string | undefined;
}

interface Field {
  name: string;
  label: string;
  type?: string;
  value?: string | undefined;
  hint?: string;
  autocomplete: string;
}

function field({ name, label, type = "text", value = "", hint, autocomplete }: Field): string {
  const described = hint ? ` aria-describedby="${name}-hint"` : "";
  const help = hint ? `<small id="${name}-hint">${hint}</small>` : "";
  return `<p><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${escapeXml(value)}" autocomplete="${autocomplete}" required${described} />${help}</p>`;
}

const alert = (problem: string | undefined) => (problem ? `<p role="alert">${escapeXml(problem)}</p>` : "");

/** Shown once the script is there, as a browser without it has no passkeys. */
const passkeyButton = (words: string, to: string) =>
  `<p><button type="button" data-passkey="${to}" hidden>${words}</button></p><p role="status" data-passkey-said></p>`;

/** Mail, password and code in one form, so that no answer tells whether an account exists. */
export function signInPage({ basePath, problem, email }: PageParts & { email?: string | undefined }): string {
  const fields = [
    field({ name: "email", label: "Mail address", type: "email", value: email, autocomplete: "username webauthn" }),
    field({ name: "password", label: "Password", type: "password", autocomplete: "current-password" }),
    field({
      ...{ name: "code", label: "Code", autocomplete: "one-time-code" },
      hint: "Six digits from the authenticator, or a recovery code.",
    }),
  ];
  return ownPage({
    ...{ title: "Sign in", basePath, kind: "account" },
    body: `${alert(problem)}${passkeyButton("Sign in with a passkey", "sign-in")}
<form method="post">${fields.join("\n")}<p><button>Sign in</button></p></form>
<p><small>No account, or no way in any more? Somebody who looks after the server sends a link.</small></p>`,
  });
}

interface WelcomeParts extends PageParts {
  email: string;
  name?: string | undefined;
  totp: { secret: string; address: string };
}

/** Where an invitation leads. */
export function welcomePage({ basePath, problem, email, name, totp }: WelcomeParts): string {
  const nameField = field({
    ...{ name: "name", label: "Your name", value: name, autocomplete: "name" },
    hint: "It stands in the history of what you change.",
  });
  const password = field({
    ...{ name: "password", label: "Password", type: "password", autocomplete: "new-password" },
    hint: "Twelve characters or more.",
  });
  const code = field({
    ...{ name: "code", label: "Code that it shows", autocomplete: "one-time-code" },
    hint: "Six digits.",
  });
  return ownPage({
    ...{ title: "Welcome to the editor", basePath, kind: "account" },
    body: `${alert(problem)}<p>This makes an account for <strong>${escapeXml(email)}</strong>.</p>
<form method="post">
${nameField}
<input type="hidden" name="username" value="${escapeXml(email)}" autocomplete="username" />
${passkeyButton("Use a passkey", "welcome")}
<h2>Or a password and a code</h2>
${password}
<p>Add this to an authenticator app, by its camera or by hand:</p>
<figure>${renderSVG(totp.address, { ecc: "M", border: 2 }).replace("<svg", '<svg role="img" aria-label="The same as a QR code"')}<figcaption><code>${totp.secret.replace(/.{4}(?=.)/g, "$& ")}</code></figcaption></figure>
${code}
<p><button>Make the account</button></p></form>`,
  });
}

/** The recovery codes, which are shown this once. */
export function codesPage({ basePath, codes }: { basePath: string; codes: readonly string[] }): string {
  return ownPage({
    ...{ title: "Ten codes for the day you lose your phone", basePath, kind: "account" },
    body: `<p>Each is good once, in place of the authenticator's code. They are not shown again: print them, or keep them with
your passwords.</p><ol>${codes.map((code) => `<li><code>${code}</code></li>`).join("")}</ol>
<p><a class="key" href="${basePath}edit/site/">To the pages</a></p>`,
  });
}

interface AccountParts extends PageParts {
  name: string;
  role: string;
  formToken: string;
  passkeys: readonly PasskeyRow[];
  sessions: readonly SessionRow[];
  session: string;
  hasPassword: boolean;
  codesLeft: number;
}

/** What an editor can see and end of the own account. */
export function accountPage(parts: AccountParts): string {
  const { basePath, problem, name, role, formToken, passkeys, sessions, session, hasPassword, codesLeft } = parts;
  const form = (act: string, button: string, key = "") =>
    `<form method="post" action="${basePath}edit/account/${act}"><input type="hidden" name="token" value="${formToken}" /><input type="hidden" name="key" value="${escapeXml(key)}" /><button>${button}</button></form>`;
  const keys = passkeys.map(
    ({ id, name: label, created_at }) =>
      `<li><span>${escapeXml(label)}, since ${created_at.slice(0, 10)}</span> ${form("passkeys/remove", "Remove", id)}</li>`,
  );
  const places = sessions.map(
    ({ key, browser, seen_at }) =>
      `<li><span>${escapeXml(browserName(browser))}${key === session ? ", this one" : ""}, last used ${seen_at.slice(0, 16).replace("T", " ")} UTC</span> ${form("sessions/end", "End", key)}</li>`,
  );
  const codes = hasPassword
    ? `<h2>Recovery codes</h2><p>${codesLeft} left.</p>${form("codes", "Make ten new ones")}`
    : "";
  return ownPage({
    ...{ title: "Your account", basePath, kind: "account" },
    body: `${alert(problem)}<p>${escapeXml(name)}, ${role}</p>
<div class="ways"><a class="key" href="${basePath}edit/site/">To the pages</a>${form("sign-out", "Sign out")}</div>
<h2>Passkeys</h2><ul>${keys.join("")}</ul>${passkeyButton("Add a passkey", "account").replace("data-passkey=", `data-token="${formToken}" data-passkey=`)}
${codes}<h2>Where you are signed in</h2><ul>${places.join("")}</ul>`,
  });
}

/** What people call a browser and its system, as far as it tells. */
function browserName(agent: string): string {
  const browser = ["Edg", "Firefox", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "A browser";
  const system = ["Windows", "Android", "iPhone", "iPad", "Mac OS", "Linux"].find((name) => agent.includes(name));
  const named = browser === "Edg" ? "Edge" : browser;
  return system ? `${named} on ${system}` : named;
}
