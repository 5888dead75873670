import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./button.css";

/** A button that downloads a file of this site; the browser requests it itself, bypassing the client router. */
export function DownloadLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="button" data-key="mari" data-size="small" to={to} download>
      <Icon name="download" />
      {children}
    </Link>
  );
}
