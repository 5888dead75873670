/** The framework's own handle on its router, as far as we read it. */
interface Window {
  __reactRouterDataRouter: {
    state: {
      navigation: { location?: { pathname: string; search: string; hash: string } };
      loaderData: Record<string, unknown>;
    };
  };
}
