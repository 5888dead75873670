import { type RefObject, useRef } from "react";
import { untilReady } from "../ready.ts";
import { useBehaviour } from "../use-behaviour.ts";

/**
 * Lets what is typed into a form survive a reload. A form that came back with its text brings nothing older back. The code
 * for it comes once the page is ready.
 */
export function useKeptText({ hasResponse }: { hasResponse: boolean }): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useBehaviour(({ signal }) => void careFor(form.current, { signal, restores: !hasResponse }));
  return form;
}

async function careFor(form: HTMLFormElement | null, options: { signal: AbortSignal; restores: boolean }) {
  await untilReady();
  // Where it cannot be loaded, the text lives as long as the page.
  const kept = await import("./keep-typed.ts").catch(() => undefined);
  if (form && !options.signal.aborted) kept?.keepTyped(form, options);
}
