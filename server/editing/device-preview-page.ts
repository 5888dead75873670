import { html } from "hono/html";
import { type Html, ownPage } from "./own-page.ts";

/** The widths of the device preview. */
const stageWidths = [
  { name: "Phone", width: 390, height: 844 },
  { name: "Tablet", width: 820, height: 1180 },
  { name: "Desktop", width: 1280, height: 800 },
] as const;

interface Stage {
  basePath: string;
  formToken: string;
  /** Of the page, below the site's base. */
  path: string;
}

/** A page of the site at the width of a device, with the panel beside it. */
export function devicePreviewPage({ basePath, formToken, path }: Stage): Html {
  const to = `${basePath}edit/site/${path}`;
  return ownPage({
    ...{ title: "The page at other widths", basePath, formToken, kind: "stage" },
    body: html`<div class="stage-bar">${widthButtons("Phone")}<a class="whole" href="${to}">The whole window</a></div>
<div class="stage"><iframe title="The page" src="${to}"></iframe></div>`,
  });
}

/** A page as visitors see it and as the draft has it, side by side. */
export function comparePage({ basePath, formToken, path }: Stage): Html {
  const side = (name: string, title: string) =>
    html`<div class="stage"><iframe title="${title}" src="${basePath}edit/side/${name}/${path}"></iframe></div>`;
  return ownPage({
    ...{ title: "Side by side", basePath, formToken, kind: "stage" },
    body: html`<div class="stage-bar">${widthButtons("Desktop")}<a href="${basePath}edit/publish">Back to the changes</a></div>
<div class="sides">${side("before", "As it is")}${side("after", "As it will be")}</div>`,
  });
}

function widthButtons(pressed: string): Html {
  const buttons = stageWidths.map(
    ({ name, width, height }) =>
      html`<button type="button" data-width="${width}" data-height="${height}" aria-pressed="${String(name === pressed)}">${name}<span class="unseen">, ${width} pixels wide</span></button>`,
  );
  return html`<div role="group" aria-label="Width">${buttons}</div>`;
}
