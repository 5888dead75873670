/** What others do to a document. Each function runs in the page, with nothing but its arguments. */
export interface Disturbance {
  name: string;
  /** How many islands it may cost before hydration, if not each that it changes. */
  cost?: number;
  /** To the page on its way. */
  rewrite?: (html: string) => string;
  /** To the page in the browser. */
  disturb?: () => void;
}

export const disturbances: readonly Disturbance[] = [
  {
    name: "a browser that translates",
    disturb: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, noscript, font")) continue;
        const outer = document.createElement("font");
        text.replaceWith(outer);
        outer.appendChild(document.createElement("font")).append(`~${text.data}`);
      }
      document.documentElement.lang = "de";
      document.documentElement.classList.add("translated-ltr");
    },
  },
  {
    name: "a proxy that strips comments",
    rewrite: (html) => html.replace(/<!--[\s\S]*?-->/g, ""),
    disturb: () => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
      const comments: Comment[] = [];
      while (walker.nextNode()) comments.push(walker.currentNode as Comment);
      for (const comment of comments) comment.remove();
    },
  },
  {
    name: "a telephone link in the footer, and an extension's nodes in head and body",
    cost: 1,
    disturb: () => {
      const walker = document.createTreeWalker(
        document.querySelector('[data-island="footer"]') ?? document,
        NodeFilter.SHOW_TEXT,
      );
      let text = walker.nextNode() as Text | null;
      while (text && !/\d{3}/.test(text.data)) text = walker.nextNode() as Text | null;
      if (!text) throw new Error("the footer has no digits");
      const link = Object.assign(document.createElement("a"), { href: "tel:123" });
      text.replaceWith(link);
      link.append(text);
      const foreign = (name: string) => {
        const node = document.createElement(name);
        node.innerHTML = name === "div" ? "<p>An extension's <b>words</b></p><button>Close</button>" : "";
        return node;
      };
      const { head, body, documentElement } = document;
      head.prepend(foreign("style"), foreign("meta"), foreign("script"));
      head.append(foreign("style"), foreign("link"));
      head.insertBefore(foreign("meta"), head.children[5] ?? null);
      documentElement.append(foreign("x-extension"));
      documentElement.setAttribute("data-extension", "");
      body.prepend(foreign("x-extension"));
      body.append(foreign("div"), foreign("script"), foreign("iframe"));
      body.setAttribute("data-extension", "");
      for (const field of document.querySelectorAll("input")) field.setAttribute("data-extension", "");
    },
  },
  {
    name: "hidden mail addresses",
    disturb: () => {
      for (const link of document.querySelectorAll<HTMLElement>('a[href^="mailto:"]')) {
        link.setAttribute("href", "/cdn-cgi/l/email-protection#ab");
        link.innerHTML = '<span class="__cf_email__">[email&nbsp;protected]</span>';
      }
    },
  },
  {
    name: "a node inside and one beside an element of a band",
    cost: 1,
    disturb: () => {
      const heading = document.querySelector("main h2") ?? document.querySelector("main h1");
      heading?.after(document.createElement("x-extension"));
      heading?.prepend(document.createElement("x-extension"));
    },
  },
  {
    name: "a button of a password manager beside every field",
    disturb: () => {
      for (const field of document.querySelectorAll("main input, main textarea, aside input")) {
        const button = document.createElement("div");
        button.textContent = "Fill in";
        field.after(button);
      }
    },
  },
];
