import { Suspense } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";

const FooterColumns = lazyPart(async () => {
  await untilReady();
  return (await import("./later-parts.ts")).FooterColumns;
});

export function Footer() {
  return (
    <footer className="pt-14 lg:pt-20" data-island="footer" data-tone="ink">
      <Suspense>
        <FooterColumns />
      </Suspense>
    </footer>
  );
}
