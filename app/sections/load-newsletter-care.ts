/** Comes once the page is ready. Without it the router sends the form as it is, and the server judges it. */
export async function loadNewsletterCare() {
  return import("./newsletter-care.ts").catch(() => undefined);
}
