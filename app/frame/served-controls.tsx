import { createContext, type ReactNode, useContext, useState } from "react";
import { controlsInPage, textInPage } from "#app/browser/controls.ts";
import { ControlNames } from "#app/ui/control-names.ts";
import type { Controls } from "#shared/controls.ts";

/** Server only: a document carries them once, and no payload. */
export const ControlsContext = createContext<Controls | undefined>(undefined);

/** Names of controls for everything inside. */
export function ServedControls({ children }: { children: ReactNode }) {
  return <ControlNames value={useContext(ControlsContext) ?? controlsInPage()}>{children}</ControlNames>;
}

/** Hydration keeps what was served. */
export function ControlsData() {
  const sent = useContext(ControlsContext);
  const [json] = useState(() => (sent ? JSON.stringify(sent).replaceAll("<", "\\u003c") : textInPage()));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by the server, with its < escaped
  return <script type="application/json" data-controls dangerouslySetInnerHTML={{ __html: json }} />;
}
