declare global {
  interface Navigator {
    /** Only some browsers expose the connection. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor saves data or their connection is slow; where the browser does not tell, neither. */
export function isSaving(slow = /2g/): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || slow.test(effectiveType);
}
