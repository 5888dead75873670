import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

interface DownloadLinkProps {
  to: string;
  children: string;
  /** Paper where the ground is the button's own colour. */
  tone?: "mari" | "paper";
  /** Set where the page asks for this above all. */
  "data-call"?: "main";
}

/** A button that downloads a file of this site; the browser requests it itself, bypassing the client router. */
export function DownloadLink({ to, children, tone = "mari", ...call }: DownloadLinkProps) {
  return (
    <Link className="button" data-key={tone} data-size="small" to={to} download {...call}>
      <Icon name="download" />
      {children}
    </Link>
  );
}
