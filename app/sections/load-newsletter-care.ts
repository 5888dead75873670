/** Loaded once the page is ready. Without it the router submits the form unchecked, and the server validates it. */
export async function loadNewsletterCare() {
  return import("./newsletter-care.ts").catch(() => undefined);
}
