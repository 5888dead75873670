import { Suspense } from "react";
import { setActive } from "#app/browser/flags.ts";
import { untilReady } from "#app/browser/ready.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";

const CompanySheet = lazyPart(async () => {
  await untilReady();
  return (await import("./later-parts.ts")).CompanySheet;
});

export function Sidebar() {
  return (
    <Dialog
      id="company-panel"
      label="Company"
      side="right"
      overlay="company"
      onToggle={(open) => setActive("sidebar", open)}
    >
      <Suspense>
        <CompanySheet />
      </Suspense>
    </Dialog>
  );
}
