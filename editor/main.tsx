import { createRoot } from "react-dom/client";
import { listenToCollections } from "./collections.ts";
import { Editor } from "./editor.tsx";
import { base } from "./requests.ts";

if (document.body.classList.contains("own")) listenToCollections();
else {
  // Beside the body, whose elements the page's next version replaces, and shut off from the page's style.
  const host = document.createElement("div");
  host.id = "site-editor";
  document.documentElement.append(host);
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = `${base}edit/assets/editor.css`;
  const place = document.createElement("div");
  shadow.append(sheet, place);
  createRoot(place).render(<Editor />);
}
