import { Link as RouterLink } from "react-router";
import { Icon } from "./icon.tsx";
import "./button.css";

/** A button that downloads a file of this site; the browser requests it itself, bypassing the client router. */
export function DownloadLink({ to, children }: { to: string; children: string }) {
  return (
    <RouterLink
      className="button"
      data-key="mari"
      data-size="small"
      data-prefetch="off"
      to={to}
      reloadDocument
      download
    >
      <Icon name="download" />
      {children}
    </RouterLink>
  );
}
