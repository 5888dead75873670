import { createElement, Fragment, type ReactNode } from "react";
import type { RichNode, RichText } from "#shared/rich-text.ts";
import { Link } from "./link.tsx";
import { TableScroll } from "./table-scroll.tsx";

/** Rich text as elements; links to our pages use client navigation. */
export function Prose({ text }: { text: RichText }) {
  return text.map((node, index) => <Fragment key={index}>{element(node)}</Fragment>);
}

function element(node: RichNode): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children ? <Prose text={wordsOf(node.tag, node.children)} /> : undefined;
  const { href, ...attrs } = node.attrs ?? {};
  if (node.tag === "a" && href !== undefined)
    return (
      <Link
        to={href}
        {...(href.startsWith("/proof#") && {
          "data-proof": href.slice("/proof#".length),
          className: "py-1",
        })}
        {...reactAttrs(attrs)}
      >
        {children}
      </Link>
    );
  if (node.tag === "table") {
    return (
      <TableScroll label="Table">
        <table {...reactAttrs(attrs)}>{children}</table>
      </TableScroll>
    );
  }
  const role = node.tag === "ul" || node.tag === "ol" ? "list" : undefined;
  return createElement(node.tag, { role, ...reactAttrs(attrs) }, children);
}

/** A table may hold no spaces between its rows and cells. */
function wordsOf(tag: string, children: RichText): RichText {
  if (!["table", "thead", "tbody", "tr"].includes(tag)) return children;
  return children.filter((child) => typeof child !== "string" || child.trim() !== "");
}

/** Attributes arrive as hast property names, which match React's except for `aria-*` and `data-*`. */
function reactAttrs(attrs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attrs).map(([name, value]) => [reactName(name), value]));
}

function reactName(name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice("aria".length).toLowerCase()}`;
  if (/^data[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name;
}
