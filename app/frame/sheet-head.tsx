import { CloseButton } from "#app/ui/dialog.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { useSite } from "./use-site.ts";

interface SheetHeadProps {
  /** The id of the dialog that the key closes. */
  dialog: string;
  label: string;
  className?: string;
}

/** The head of a sheet beside the page: logo, and the key that closes it. */
export function SheetHead({ dialog, label, className = "" }: SheetHeadProps) {
  return (
    <div className={`sheet-head ${className}`}>
      <Logo name={useSite().site.brand} /> <CloseButton dialog={dialog} label={label} />
    </div>
  );
}
