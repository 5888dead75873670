const place = () => `act ${location.pathname}`;

/** Whether the act of this page has run in this visit; where nothing can be stored, it never has. */
export function hasPlayed(): boolean {
  try {
    return sessionStorage.getItem(place()) !== null;
  } catch {
    return false;
  }
}

export function notePlayed(): void {
  try {
    sessionStorage.setItem(place(), "");
  } catch {
    // Then it runs once more after coming back.
  }
}
