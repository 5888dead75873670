let isKnown = false;

/** Whether a newer release than this document's is out; the next page is then loaded as a document. */
export function isOutdated(): boolean {
  return isKnown;
}

export function markOutdated(): void {
  isKnown = true;
}

/** The release that made this document. */
export function ownBuildId(): string | undefined {
  const { root } = window.__reactRouterDataRouter.state.loaderData;
  return (root as { buildId?: string } | undefined)?.buildId;
}
