import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** Where a button's requests go; `sign-in` asks for a passkey, the others make one. */
type Way = "sign-in" | "welcome" | "account";

const button = document.querySelector<HTMLButtonElement>("[data-passkey]");
const status = document.querySelector("[data-passkey-said]");

if (button && browserSupportsWebAuthn()) {
  button.hidden = false;
  button.addEventListener("click", () => {
    press(button).catch(console.error);
  });
}

async function press(pressed: HTMLButtonElement): Promise<void> {
  const name = document.querySelector<HTMLInputElement>("#name");
  if (name && !name.reportValidity()) return;
  pressed.disabled = true;
  say("");
  try {
    location.assign(await use(pressed.dataset.passkey as Way, pressed.dataset.token, name?.value));
  } catch (error) {
    say(isDismissed(error) ? "No passkey was used." : (error as Error).message);
    pressed.disabled = false;
  }
}

async function use(way: Way, token: string | undefined, name: string | undefined): Promise<string> {
  const here = location.pathname.replace(/\/$/, "");
  const optionsJSON = await post(`${here}/options`, token, { name });
  const response =
    way === "sign-in"
      ? await startAuthentication({ optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON })
      : await startRegistration({ optionsJSON: optionsJSON as unknown as PublicKeyCredentialCreationOptionsJSON });
  const { to } = await post(`${here}/passkey`, token, way === "sign-in" ? response : { response, name });
  return String(to);
}

async function post(path: string, token: string | undefined, body: object): Promise<Record<string, unknown>> {
  const headers = { "Content-Type": "application/json", ...(token && { "X-Edit-Token": token }) };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.headers.get("Content-Type")?.startsWith("application/json")) throw new Error(await answer.text());
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

/** The person let go of the browser's dialog, or the authenticator has no such passkey. */
function isDismissed(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}

function say(words: string): void {
  if (status) status.textContent = words;
}
