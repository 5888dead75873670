/** Loaded once the page is ready. Without it the router submits the form unchecked, and the server validates it. */
export async function loadCare() {
  return import("./order-care.ts").catch(() => undefined);
}
