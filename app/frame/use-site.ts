import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

type RootData = Awaited<ReturnType<typeof loader>>;

/** Brand, menus and contact ways, from the root loader. */
export function useSite(): RootData {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw new Error("The root loader has not run");
  return data;
}
