import { createContext, useContext } from "react";
import { useRouteLoaderData } from "react-router";
import type { RootData } from "../request/read-frame.server.ts";

/** Replaces the root loader's data for a request that ended before any loader ran; server only. */
export const FrameContext = createContext<RootData | undefined>(undefined);

/** Brand, menus and contact details, from the root loader. */
export function useSite(): RootData {
  const spare = useContext(FrameContext);
  const data = useRouteLoaderData<RootData>("root") ?? spare;
  if (!data) throw new Error("The root loader has not run");
  return data;
}
