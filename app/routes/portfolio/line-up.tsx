import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Sift } from "#model/case-index.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import { compareFormId } from "./compare-tick.tsx";
import "./line-up.css";

type Words = Pages["portfolio"]["compare"];

interface Tray {
  said: string;
  isCrowded: boolean;
  pair: readonly { slug: string; title: string; without: string; remove: string }[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

/** The ticked cases side by side. */
export function LineUp({ words, lineUp, sift }: { words: Words; lineUp: Tray; sift: Sift }) {
  return (
    <Band name="line-up" tone="paper-2" pad="none" id="compare" labelledBy="compare-title">
      <div className="wrap grid-12">
        <header>
          <h2 id="compare-title">{words.title}</h2>
          <p>
            {lineUp.said} {lineUp.isCrowded && words.tooMany}
          </p>
          <ul>
            {lineUp.pair.map(({ slug, title, without, remove }) => (
              <li key={slug}>
                {title}
                <Link to={without} aria-label={remove}>
                  <Icon name="close" />
                </Link>
              </li>
            ))}
          </ul>
          <Form id={compareFormId} action="/portfolio#compare" method="get">
            {Object.entries(sift).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">{words.button}</Button>
          </Form>
        </header>
        {lineUp.pair.length > 0 && (
          <TableScroll label={words.caption}>
            <SideBySide caption={words.caption} lineUp={lineUp} />
          </TableScroll>
        )}
      </div>
    </Band>
  );
}

function SideBySide({ caption, lineUp: { pair, rows } }: { caption: string; lineUp: Tray }) {
  return (
    <table>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td />
          {pair.map(({ slug, title }) => (
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
              <td key={pair[index]?.slug}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
