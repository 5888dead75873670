import { html, raw } from "hono/html";
import { renderSVG } from "uqr";
import type { PasskeyRow, SessionRow } from "../../database/editor-tables.ts";
import { type Html, minuteOf, ownPage } from "../own-page.ts";

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

function field({ name, label, type = "text", value = "", hint, autocomplete }: Field): Html {
  return html`<p><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required${hint && html` aria-describedby="${name}-hint"`} />${hint && html`<small id="${name}-hint">${hint}</small>`}</p>
`;
}

const alert = (problem: string | undefined) => problem && html`<p role="alert">${problem}</p>`;

/** Shown once the script is there, as a browser without it has no passkeys. */
const passkeyButton = (words: string, to: string, token?: string) =>
  html`<p><button type="button" data-passkey="${to}"${token && html` data-token="${token}"`} hidden>${words}</button></p><p role="status" data-passkey-said></p>`;

/** Mail, password and code in one form, so that no answer tells whether an account exists. */
export function signInPage({ basePath, problem, email }: PageParts & { email?: string | undefined }): Html {
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
    body: html`${alert(problem)}${passkeyButton("Sign in with a passkey", "sign-in")}
<form method="post">${fields}<p><button>Sign in</button></p></form>
<p><small>No account, or no longer able to sign in? The person who looks after the server can send you a link.</small></p>`,
  });
}

interface WelcomeParts extends PageParts {
  email: string;
  name?: string | undefined;
  totp: { secret: string; address: string };
}

/** Where an invitation leads. */
export function welcomePage({ basePath, problem, email, name, totp }: WelcomeParts): Html {
  const nameField = field({
    ...{ name: "name", label: "Your name", value: name, autocomplete: "name" },
    hint: "Shown beside your changes in the history.",
  });
  const password = field({
    ...{ name: "password", label: "Password", type: "password", autocomplete: "new-password" },
    hint: "Twelve characters or more.",
  });
  const code = field({
    ...{ name: "code", label: "Code from the app", autocomplete: "one-time-code" },
    hint: "Six digits.",
  });
  const qrCode = renderSVG(totp.address, { ecc: "M", border: 2 }).replace(
    "<svg",
    '<svg role="img" aria-label="The key below as a QR code"',
  );
  return ownPage({
    ...{ title: "Welcome to the editor", basePath, kind: "account" },
    body: html`${alert(problem)}<p>This makes an account for <strong>${email}</strong>.</p>
<form method="post">
${nameField}<input type="hidden" name="username" value="${email}" autocomplete="username" />
${passkeyButton("Use a passkey", "welcome")}
<h2>Or a password and a code</h2>
${password}<p>Add this to an authenticator app, by its camera or by hand:</p>
<figure>${raw(qrCode)}<figcaption><code>${totp.secret.replace(/.{4}(?=.)/g, "$& ")}</code></figcaption></figure>
${code}<p><button>Make the account</button></p></form>`,
  });
}

/** The recovery codes, which are shown this once. */
export function codesPage({ basePath, codes }: { basePath: string; codes: readonly string[] }): Html {
  return ownPage({
    ...{ title: "Ten codes for the day you lose your phone", basePath, kind: "account" },
    body: html`<p>Each works once, in place of the authenticator's code. They are not shown again: print them, or keep them with
your passwords.</p><ol>${codes.map((code) => html`<li><code>${code}</code></li>`)}</ol>
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
export function accountPage(parts: AccountParts): Html {
  const { basePath, problem, name, role, formToken, passkeys, sessions, session, hasPassword, codesLeft } = parts;
  const form = (act: string, button: string, of?: { key: string; name: string }) =>
    html`<form method="post" action="${basePath}edit/account/${act}"><input type="hidden" name="token" value="${formToken}" />${of && html`<input type="hidden" name="key" value="${of.key}" />`}<button>${button}${of && html`<span class="unseen"> ${of.name}</span>`}</button></form>`;
  const keys = passkeys.map(({ id: key, name, created_at }) => {
    const since = created_at.slice(0, 10);
    return html`<li><span>${name}, since ${since}</span> ${form("passkeys/remove", "Remove", { key, name: `${name} of ${since}` })}</li>`;
  });
  const places = sessions.map(({ key, browser, seen_at }) => {
    const name = browserName(browser);
    return html`<li><span>${name}${key === session && ", this one"}, last used ${minuteOf(seen_at)}</span> ${form("sessions/end", "End", { key, name })}</li>`;
  });
  const codes =
    hasPassword && html`<h2>Recovery codes</h2><p>${codesLeft} left.</p>${form("codes", "Make ten new ones")}`;
  return ownPage({
    ...{ title: "Your account", basePath, kind: "account" },
    body: html`${alert(problem)}<p>${name}, ${role}</p>
<div class="ways"><a class="key" href="${basePath}edit/site/">To the pages</a> ${form("sign-out", "Sign out")}</div>
<h2>Passkeys</h2><ul role="list">${keys}</ul>${passkeyButton("Add a passkey", "account", formToken)}
${codes}<h2>Where you are signed in</h2><ul role="list">${places}</ul>`,
  });
}

/** What people call a browser and its system, as far as it tells. */
function browserName(agent: string): string {
  const browser = ["Edg", "Firefox", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "A browser";
  const system = ["Windows", "Android", "iPhone", "iPad", "Mac OS", "Linux"].find((name) => agent.includes(name));
  const named = browser === "Edg" ? "Edge" : browser;
  return system ? `${named} on ${system}` : named;
}
