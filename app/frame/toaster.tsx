import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "#app/browser/toasts.ts";

const ToastRegion = lazy(() => import("./toast-region.tsx").then(({ ToastRegion: region }) => ({ default: region })));

/** The toast area; its code loads with the first toast, and the server's HTML holds none. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
