import { data, redirect } from "react-router";
import { tellUpload } from "./upload-state.ts";

type Answer<Shown> = ReturnType<typeof data<Shown>>;

/**
 * Sends a form with files and tells how far that is, which `fetch` cannot; answers as the router's own sending does.
 * @throws a redirect once it was received, and whatever else was no answer of its page
 */
export function uploadForm<Shown>({ url, signal }: Request, fields: FormData): Promise<Answer<Shown>> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer<Shown>>();
  const request = new XMLHttpRequest();
  request.open("POST", url);
  request.setRequestHeader("Accept", "application/json");
  request.upload.onprogress = ({ loaded, total }) => tellUpload({ loaded, total });
  request.onload = () => {
    // Redirects have been followed: it was received, and this is the page that says so.
    if (request.status < 400) return reject(redirect(request.responseURL));
    const response = parse<Shown>(request.responseText);
    if (response) resolve(data(response, { status: request.status }));
    else reject(request);
  };
  request.onerror = request.onabort = () => reject(new Error("No answer"));
  request.onloadend = () => tellUpload(undefined);
  signal.addEventListener("abort", () => request.abort());
  request.send(fields);
  return promise;
}

function parse<Shown>(text: string): Shown | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
