import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { RichText } from "#shared/rich-text.ts";
import { BandSection, SideHead, TopHead } from "../band.tsx";
import { FoldSwitch, foldOf } from "../fold.tsx";
import type { Shown } from "../shown-foot.server.ts";
import type { prepare } from "./data.server.ts";

type Table = Shown<ReturnType<typeof prepare>>;

/** Rows and columns: `jobs` under its heading, `verdicts` beside it, `sum` as a sheet with a total. */
export function TableBand({ band }: { band: Table }) {
  const { variant = "jobs" } = band;
  if (variant === "sum") return <Sum band={band} />;
  return (
    <BandSection band={band}>
      {variant === "verdicts" ? (
        <div className="wrap grid gap-x-gut gap-y-8 cols-4-8">
          <SideHead band={band} />
          <Ledger band={band} />
        </div>
      ) : (
        <div className="wrap flex flex-col gap-8">
          <TopHead band={band} />
          <Ledger band={band} />
        </div>
      )}
    </BandSection>
  );
}

/** The grounds of three values that are compared, each in a column of its own. */
const grounds = [undefined, "white", "mari", "ink"];

type LedgerWords = Pick<Table, "columns" | "heading" | "rows"> & Partial<Pick<Table, "sum" | "variant">>;

export function Ledger({ band: { columns, rows, sum, heading, variant } }: { band: LedgerWords }) {
  const tones = variant === "jobs" && columns.length === grounds.length ? grounds : [];
  return (
    <div className="folds">
      <table className={`ledger ${tones.length > 0 ? "table-fixed" : ""}`}>
        <caption className="vh">{heading}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`${tones.length > 0 ? "display text-h4" : ""} ${tones[index] ? "p-3" : ""}`}
                data-tone={tones[index]}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ heading: name, url, cells }, at) => (
            <tr key={name} className={foldOf(at, rows.length)}>
              <th scope="row" className="display text-h4">
                {url ? <Link to={url}>{name}</Link> : name}
              </th>
              {cells.map(({ text, tone }, index) => (
                <td
                  key={index}
                  className={tones[index + 1] && "p-3"}
                  data-tone={tones[index + 1]}
                  data-label={columns[index + 1]}
                >
                  <span className={tone && `verdict ${isShort(text) ? "md:whitespace-nowrap" : ""}`} data-tone={tone}>
                    <Prose text={text} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              <th scope="row" className="display text-h4" colSpan={columns.length - 1}>
                {sum.label}
              </th>
              <td>
                <span className="block-toy engraved px-4 py-2 text-h4" data-tone="mari">
                  <bdi>{sum.value}</bdi>
                </span>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <FoldSwitch more={rows.length - 5} />
    </div>
  );
}

/** A verdict that stays in one line where the table has columns. */
const isShort = ([first, ...more]: RichText) => typeof first === "string" && first.length <= 10 && more.length === 0;

function Sum({ band }: { band: Table }) {
  const { factors } = band;
  return (
    <BandSection band={band}>
      <div className="wrap grid items-center gap-x-gut gap-y-8 md:grid-cols-2">
        <div className="flex flex-col gap-8">
          <TopHead band={band} />
          <dl className="flex flex-wrap gap-x-6 gap-y-8">
            {factors.map(({ value, label, tone = "tang" }) => (
              <div key={label} className="flex flex-row-reverse items-center gap-3">
                <dt className="max-w-name text-small font-bold">{label}</dt>
                <dd className="block-toy engraved px-4 py-3 text-h3" data-tone={tone}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="receipt">
          <div className="px-6 pt-8 pb-12" data-tone="white">
            <Ledger band={band} />
          </div>
        </div>
      </div>
    </BandSection>
  );
}
