import { setActive } from "#app/browser/flags.ts";
import { useControls } from "#app/ui/control-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { laterPart } from "./later-part.ts";

const CompanySheet = laterPart("CompanySheet", "#company-panel .sheet-body");

export function Sidebar() {
  return (
    <Dialog
      id="company-panel"
      label={useControls().company}
      side="right"
      overlay="company"
      onToggle={(open) => setActive("sidebar", open)}
    >
      <CompanySheet />
    </Dialog>
  );
}
