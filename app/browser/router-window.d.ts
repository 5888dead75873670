/** The framework's own handles in the browser, as far as we read them. */
interface Window {
  __reactRouterDataRouter: import("react-router").DataRouter;
  /** Each route by its id, with its files; `module` is a script address, `css` are style sheets. */
  __reactRouterManifest: {
    routes: Record<
      string,
      | {
          module: string;
          css?: string[];
          hasLoader?: boolean;
          hasClientLoader?: boolean;
          parentId?: string;
          path?: string;
          index?: boolean;
        }
      | undefined
    >;
  };
}

interface Navigator {
  /** Only some browsers say what the connection is like. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
