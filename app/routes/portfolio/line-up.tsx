import type { Ref } from "react";
import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Sift } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { compareFormId } from "./compare-tick.tsx";
import { orNone, portfolioAddress, useTray } from "./tray.ts";
import "./line-up.css";

interface Compared {
  said: string;
  columns: readonly { slug: string; title: string; remove: string }[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

interface LineUpProps {
  words: Pages["portfolio"]["compare"];
  lineUp: Compared;
  sift: Sift;
  /** Cases that stand on the page, each with its own tick. */
  shown: readonly string[];
  formRef: Ref<HTMLFormElement>;
}

/** The ticked cases side by side. */
export function LineUp({ words, lineUp, sift, shown, formRef }: LineUpProps) {
  const { ticked } = useTray();
  const without = (slug: string) =>
    portfolioAddress(sift, orNone(ticked.filter((other) => other !== slug)), "#compare");
  return (
    <Band name="line-up" tone="paper-2" pad="none" id="compare" labelledBy="compare-title">
      <div className="wrap grid-12">
        <header>
          <h2 id="compare-title">{words.title}</h2>
          <p>{lineUp.said}</p>
          <ul>
            {lineUp.columns.map(({ slug, title, remove }) => (
              <li key={slug}>
                {title}{" "}
                <Link to={without(slug)} aria-label={remove}>
                  <Icon name="close" />
                </Link>
              </li>
            ))}
          </ul>
          <Form id={compareFormId} ref={formRef} action="/portfolio#compare" method="get" autoComplete="off">
            {Object.entries(sift).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {ticked.map(
              (slug) => !shown.includes(slug) && <input key={slug} type="hidden" name="compare" value={slug} />,
            )}
            <Button type="submit">{words.button}</Button>
          </Form>
        </header>
        {lineUp.columns.length > 0 && (
          <TableScroll label={words.caption}>
            <SideBySide caption={words.caption} lineUp={lineUp} />
          </TableScroll>
        )}
      </div>
    </Band>
  );
}

function SideBySide({ caption, lineUp: { columns, rows } }: { caption: string; lineUp: Compared }) {
  return (
    <table data-columns={columns.length}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ slug, title }) => (
            <th key={slug} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]?.slug}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
