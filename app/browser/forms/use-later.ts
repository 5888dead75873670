import { type RefObject, useRef } from "react";
import { untilReady } from "../ready.ts";
import { useBehaviour } from "../use-behaviour.ts";

/** Code not needed before the page is ready; undefined until then, or if it fails to load. */
export function useLater<Code>(load: () => Promise<Code>): RefObject<Code | undefined> {
  const code = useRef<Code>(undefined);
  useBehaviour(async () => {
    await untilReady();
    code.current = await load().catch(() => undefined);
  });
  return code;
}
