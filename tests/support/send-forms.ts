/** An enquiry as a browser without script would post it; the number makes it unique. */
export function enquiryForm(number: number, changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    company: "",
    topic: "not-sure",
    budget: "",
    message: `Enquiry number ${number}, long enough to be one.`,
    consent: "on",
    ...changes,
  });
}

export function post(address: string, form: URLSearchParams, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method: "POST",
    body: form,
    headers: { Accept: "text/html", ...headers },
    redirect: "manual",
  });
}

/** The reference named in the response. */
export function referenceIn(response: Response): string | undefined {
  return /[A-Z]{1,5}-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(response.headers.get("Location") ?? "")?.[0];
}

/** The hidden fields of a form rendered for this visitor. */
export async function formTokenFrom(address: string): Promise<{ key: string; time: string }> {
  const html = await (await fetch(address, { headers: { Accept: "text/html" } })).text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";
  return { key: field("key"), time: field("time") };
}
