import { createElement, Fragment, type ReactNode } from "react";
import type { RichNode, RichText } from "#shared/rich-text.ts";
import { Link } from "./link.tsx";

/** Rich text as elements; links to our pages become client navigations. */
export function Prose({ text }: { text: RichText }) {
  return text.map((node, index) => <Fragment key={index}>{element(node)}</Fragment>);
}

const renamed: Record<string, string> = { colSpan: "colSpan", rowSpan: "rowSpan", className: "className" };

function element(node: RichNode): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children ? <Prose text={node.children} /> : undefined;
  const { href, ...attrs } = node.attrs ?? {};
  if (node.tag === "a" && href !== undefined)
    return (
      <Link to={href} {...reactAttrs(attrs)}>
        {children}
      </Link>
    );
  if (node.tag === "table") {
    return (
      <div className="table-scroll" role="region" aria-label="Table" tabIndex={0}>
        <table {...reactAttrs(attrs)}>{children}</table>
      </div>
    );
  }
  return createElement(node.tag, reactAttrs(attrs), children);
}

/** Attributes come as hast property names, which are React's but for `aria-*` and `data-*`. */
function reactAttrs(attrs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      renamed[name] ??
        name
          .replace(/^(aria|data)([A-Z])/, (_, prefix: string, first: string) => `${prefix}-${first.toLowerCase()}`)
          .replace(/^((?:aria|data)-.*)$/, (whole) => whole.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
      value,
    ]),
  );
}
