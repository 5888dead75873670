import { Suspense } from "react";
import { setActive } from "#app/browser/flags.ts";
import { untilReady } from "#app/browser/ready.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";

const MenuSheet = lazyPart(async () => {
  await untilReady();
  return (await import("./later-parts.ts")).MenuSheet;
});

export function MobileMenu() {
  return (
    <Dialog
      id="menu"
      label="Menu"
      side="right"
      overlay="mobile-menu"
      onToggle={(open) => setActive("mobileMenu", open)}
    >
      <Suspense>
        <MenuSheet />
      </Suspense>
    </Dialog>
  );
}
