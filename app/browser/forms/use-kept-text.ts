import { type RefObject, useRef } from "react";
import { untilReady } from "../ready.ts";
import { useBehaviour } from "../use-behaviour.ts";

/**
 * Keeps what is typed into a form across a reload. A form that came back with its text restores nothing older. The code
 * loads once the page is ready.
 */
export function useKeptText({ hasResponse }: { hasResponse: boolean }): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useBehaviour(({ signal }) => careFor(form.current, { signal, restores: !hasResponse }));
  return form;
}

async function careFor(form: HTMLFormElement | null, options: { signal: AbortSignal; restores: boolean }) {
  await untilReady();
  // If it fails to load, the text lives as long as the page.
  const kept = await import("./keep-typed.ts").catch(() => undefined);
  if (form && !options.signal.aborted) kept?.keepTyped(form, options);
}
