import { setActive } from "#app/browser/flags.ts";
import { useControls } from "#app/ui/control-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { laterPart } from "./later-part.ts";

const MenuSheet = laterPart("MenuSheet", "#menu .sheet-body");

export function MobileMenu() {
  return (
    <Dialog
      id="menu"
      label={useControls().menu}
      side="right"
      overlay="mobile-menu"
      onToggle={(open) => setActive("mobileMenu", open)}
    >
      <MenuSheet />
    </Dialog>
  );
}
