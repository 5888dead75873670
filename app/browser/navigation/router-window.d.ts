import type { DataRouter } from "react-router";

/** What the framework tells of a route. */
export interface RouteFiles {
  module: string;
  /** Scripts that it imports, and what these import. */
  imports?: string[];
  hasLoader?: boolean;
  hasClientLoader?: boolean;
  parentId?: string;
  path?: string;
  index?: boolean;
}

declare global {
  interface Window {
    __reactRouterDataRouter: DataRouter;
    /** Those of routes that have loaded, by the route's id. */
    __reactRouterRouteModules: Record<string, object | undefined>;
    /** Each route by its id. */
    __reactRouterManifest: {
      entry: Pick<RouteFiles, "module" | "imports">;
      routes: Record<string, RouteFiles | undefined>;
    };
  }
}
