import type { Destination } from "./destinations.ts";

type Passage = (navigate: () => Promise<unknown>, destination: Destination | undefined) => Promise<unknown>;

let passage: Passage = (navigate) => navigate();

/** Sets a wrapper for every navigation that the router performs. */
export function setPassage(next: Passage): void {
  passage = next;
}

/** Navigates inside the wrapper. */
export const pagePassage: Passage = (navigate, destination) => passage(navigate, destination);
