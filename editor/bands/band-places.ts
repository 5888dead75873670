import type { ShownBand } from "../../server/editing/bands/band-routes.ts";

/** Of the place after the last band. */
export const atEnd = "";

/** The element of a band, if the page shows it: one that has nothing to show yet is not drawn. */
export const bandOf = (role: string) =>
  document.querySelector<HTMLElement>(`main [data-band="${CSS.escape(role)}"]`) ?? undefined;

/** A place for the bar of each band, in the band so that it is reached before the band's own links, and one at the end. */
export function placesOf(bands: readonly ShownBand[]): Map<string, HTMLElement> {
  const places = new Map<string, HTMLElement>();
  let last: HTMLElement | undefined;
  for (const { role } of bands) {
    const band = bandOf(role);
    const place = present(role) ?? made(role);
    if (band && band.firstElementChild !== place) band.prepend(place);
    else if (!band && last && place.previousElementSibling !== last) last.after(place);
    place.toggleAttribute("data-undrawn", !band);
    fitInto(place, band);
    places.set(role, place);
    last = band ?? place;
  }
  const end = present(atEnd) ?? made(atEnd);
  if (last && last.lastElementChild !== end) last.append(end);
  fitInto(end, last);
  places.set(atEnd, end);
  for (const place of document.querySelectorAll<HTMLElement>("edit-band"))
    if (!places.has(place.dataset.of ?? "")) place.remove();
  return places;
}

/** Tells the sheet where a place is measured from, and whether the band cuts off what hangs over its edge. */
function fitInto(place: HTMLElement, band: HTMLElement | undefined): void {
  const style = band && getComputedStyle(band);
  place.toggleAttribute("data-holds", style?.position === "static");
  place.toggleAttribute("data-clipped", style !== undefined && style.overflowY !== "visible");
}

const present = (role: string) =>
  document.querySelector<HTMLElement>(`edit-band[data-of="${CSS.escape(role)}"]`) ?? undefined;

function made(role: string): HTMLElement {
  const place = document.createElement("edit-band");
  place.dataset.of = role;
  return place;
}
