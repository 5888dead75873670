import { CloseButton } from "#app/ui/dialog.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { useSite } from "./use-site.ts";

interface SheetHeadProps {
  /** Id of the dialog that the button closes. */
  dialog: string;
  label: string;
  className?: string;
}

/** The head of a side panel: the logo and the close button. */
export function SheetHead({ dialog, label, className = "" }: SheetHeadProps) {
  return (
    <div className={`sheet-head ${className}`}>
      {/* Without it Firefox focuses the scrolling box of an opened dialog. */}
      <Logo name={useSite().site.brand} autoFocus /> <CloseButton dialog={dialog} label={label} />
    </div>
  );
}
