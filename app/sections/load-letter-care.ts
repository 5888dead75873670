/** Comes once the page is ready. Without it the router sends the form as it is, and the server judges it. */
export async function loadLetterCare() {
  return import("./letter-care.ts").catch(() => undefined);
}
