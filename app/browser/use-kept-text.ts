import { type RefObject, useRef } from "react";
import { keepTyped } from "./keep-typed.ts";
import { useBehaviour } from "./use-behaviour.ts";

/** Lets what is typed into a form survive a reload. A form that came back with its text brings nothing older back. */
export function useKeptText({ isAnswered }: { isAnswered: boolean }): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useBehaviour(({ signal }) => form.current && keepTyped(form.current, { signal, restores: !isAnswered }));
  return form;
}
