import { createRoot } from "react-dom/client";
import { listenToCollections } from "./collections.ts";
import { openDevicePreview } from "./device-preview.ts";
import { Editor } from "./editor.tsx";
import { sheetsIn } from "./sheets.ts";

if (document.body.classList.contains("stage")) openDevicePreview();
else if (document.body.classList.contains("own")) listenToCollections();
else {
  // Beside the body, whose elements the page's next version replaces, and shut off from the page's style. Where a stage
  // shows the page, the panel is beside the page and not in it.
  const stage = window.parent.document;
  stage.querySelector(":root > #site-editor")?.remove();
  const host = stage.createElement("div");
  host.id = "site-editor";
  stage.documentElement.append(host);
  const shadow = host.attachShadow({ mode: "open" });
  shadow.append(...sheetsIn(stage));
  const place = stage.createElement("div");
  shadow.append(place);
  createRoot(place).render(<Editor />);
}
