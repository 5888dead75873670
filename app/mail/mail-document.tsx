import type { CSSProperties } from "react";
import { siteLocale } from "#shared/site-locale.ts";
import type { Mail, Part } from "./mail.ts";

/** The colours of the brand that mails use, as mail clients read them. */
export interface MailColours {
  ground: string;
  sheet: string;
  ink: string;
  quiet: string;
  line: string;
  edge: string;
}

const stylesIn = ({ ground, sheet, ink, quiet, line, edge }: MailColours) =>
  ({
    body: { margin: 0, padding: "24px 12px", background: ground, color: ink },
    sheet: {
      maxWidth: 560,
      margin: "0 auto",
      padding: "28px 26px 20px",
      background: sheet,
      borderTop: `8px solid ${edge}`,
      fontFamily: "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif",
      fontSize: 16,
      lineHeight: 1.5,
    },
    title: { margin: "0 0 16px", fontSize: 27, lineHeight: 1.1 },
    text: { margin: "0 0 18px" },
    table: { width: "100%", margin: "0 0 20px", borderCollapse: "collapse" },
    label: {
      padding: "8px 16px 8px 0",
      borderTop: `1px solid ${line}`,
      width: "38%",
      color: quiet,
      textAlign: "left",
      verticalAlign: "top",
      fontWeight: 400,
    },
    value: { padding: "8px 0", borderTop: `1px solid ${line}`, fontWeight: 600, whiteSpace: "pre-line" },
    quote: { margin: "0 0 20px", padding: "2px 0 2px 16px", borderLeft: `4px solid ${ink}`, whiteSpace: "pre-line" },
    key: {
      display: "inline-block",
      padding: "12px 20px",
      background: ink,
      color: sheet,
      fontWeight: 700,
      textDecoration: "none",
      borderRadius: 8,
    },
    link: { color: ink },
    foot: { margin: "24px 0 0", paddingTop: 14, borderTop: `2px solid ${ink}`, color: quiet, fontSize: 13 },
  }) satisfies Record<string, CSSProperties>;

type Styles = ReturnType<typeof stylesIn>;

interface MailDocumentProps {
  mail: Mail;
  colours: MailColours;
}

/** A mail as HTML. Mail clients drop style sheets, so every element carries its own styles. */
export function MailDocument({ mail: { subject, title, parts, foot }, colours }: MailDocumentProps) {
  const styles = stylesIn(colours);
  return (
    <html lang={siteLocale.lang} dir={siteLocale.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.sheet}>
          <h1 style={styles.title}>{title}</h1>
          {parts.map((part, index) => (
            <MailPart key={index} part={part} styles={styles} />
          ))}
          <p style={styles.foot}>{foot}</p>
        </div>
      </body>
    </html>
  );
}

function MailPart({ part, styles }: { part: Part; styles: Styles }) {
  switch (part.kind) {
    case "text":
      return <p style={styles.text}>{part.text}</p>;
    case "rows":
      return <Rows rows={part.rows} styles={styles} />;
    case "quote":
      return (
        <>
          <p style={styles.text}>{part.title}</p>
          <blockquote style={styles.quote}>{part.text}</blockquote>
        </>
      );
    case "link":
      return (
        <p style={styles.text}>
          <a href={part.url} style={part.isMain ? styles.key : styles.link}>
            {part.label}
          </a>
        </p>
      );
  }
}

function Rows({ rows, styles }: { rows: readonly { label: string; value: string }[]; styles: Styles }) {
  return (
    <table style={styles.table}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" style={styles.label}>
              {label}
            </th>
            <td style={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
