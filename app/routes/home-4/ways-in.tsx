import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import "./ways-in.css";

type Words = Home4Page["models"];

/** The engagement models side by side, each with its reason against. */
export function WaysIn({ words }: { words: Words }) {
  return (
    <Band name="ways-in" tone="ink" pad="none" labelledBy="models">
      <div className="wrap">
        <h2 id="models">{words.title}</h2>
        <TableScroll label={words.label}>
          <table className="ruled">
            <ColumnHeads columns={words.columns} />
            <tbody>
              {words.items.map((item) => (
                <Model key={item.title} item={item} columns={words.columns} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function Model({ item, columns }: { item: Words["items"][number]; columns: readonly string[] }) {
  return (
    <tr>
      <th scope="row">
        {item.title} <small>{item.text}</small>
      </th>
      {[item.date, item.order, item.leave, item.price, item.not].map((cell, index) => (
        <td key={columns[index + 1]} data-label={columns[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
