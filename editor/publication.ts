import { base } from "./requests.ts";

const everyMs = 1000;

/** Shows how far a publication has come until it is over, and times as this browser says them. */
export function followPublication(): void {
  sayTimes();
  if (isMoving()) setTimeout(look, everyMs);
}

const place = () => document.querySelector("#publication");
const isMoving = () => place()?.hasAttribute("data-moving") ?? false;

async function look(): Promise<void> {
  const html = await read();
  // The server changes places meanwhile.
  if (html === undefined) return void setTimeout(look, everyMs);
  const before = place()?.outerHTML;
  if (html === before) return void setTimeout(look, everyMs);
  const next = new DOMParser().parseFromString(html, "text/html").querySelector("#publication");
  if (next) place()?.replaceWith(next);
  if (isMoving()) return void setTimeout(look, everyMs);
  const isLive = next?.querySelector(".live") !== null;
  sessionStorage.setItem("edit-said", isLive ? "Published: visitors see it now" : "Not published");
  location.reload();
}

async function read(): Promise<string | undefined> {
  try {
    const response = await fetch(`${base}edit/publication`);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function sayTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("#publication time"))
    time.textContent = new Date(time.dateTime).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
