import { laterPart } from "./later-part.ts";

const FooterColumns = laterPart("FooterColumns", "[data-island=footer] > *");

export function Footer() {
  return (
    <footer className="pt-half" data-island="footer" data-tone="ink">
      <FooterColumns />
    </footer>
  );
}
