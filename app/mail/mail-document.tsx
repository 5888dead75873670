import { type CSSProperties, Fragment, type ReactNode } from "react";
import { siteLocale } from "#shared/site-locale.ts";
import type { Mail, Part, Row } from "./mail.ts";

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
    body: { margin: 0, padding: 0, background: ground, color: ink },
    ground: { padding: "24px 12px", background: ground },
    sheet: { width: "100%", maxWidth: 560, background: sheet, borderTop: `8px solid ${edge}` },
    words: {
      padding: "28px 26px 20px",
      color: ink,
      fontFamily: "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif",
      fontSize: 16,
      lineHeight: 1.5,
      textAlign: "start",
    },
    title: { margin: "0 0 16px", fontSize: 27, lineHeight: 1.1 },
    text: { margin: "0 0 18px" },
    table: { width: "100%", margin: "0 0 20px", borderCollapse: "collapse" },
    label: {
      padding: siteLocale.dir === "rtl" ? "8px 0 8px 16px" : "8px 16px 8px 0",
      borderTop: `1px solid ${line}`,
      width: "38%",
      color: quiet,
      textAlign: "start",
      verticalAlign: "top",
      fontWeight: 400,
    },
    value: { padding: "8px 0", borderTop: `1px solid ${line}`, fontWeight: 600, wordBreak: "break-word" },
    quoteEdge: { width: 4, background: ink },
    quote: { padding: "2px 16px", wordBreak: "break-word" },
    said: { margin: 0 },
    key: { background: ink, borderRadius: 8, msoPaddingAlt: "12px 20px" },
    keyLink: {
      display: "inline-block",
      padding: "12px 20px",
      color: sheet,
      fontWeight: 700,
      textDecoration: "none",
    },
    link: { color: ink },
    foot: { margin: "24px 0 0", paddingTop: 14, borderTop: `2px solid ${ink}`, color: quiet, fontSize: 13 },
  }) satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>;

type Styles = ReturnType<typeof stylesIn>;

interface MailDocumentProps {
  mail: Mail;
  colours: MailColours;
}

/**
 * A mail as HTML. Mail clients drop style sheets, so every element carries its own styles; Outlook on Windows knows widths,
 * paddings and grounds of tables alone, so boxes are tables.
 */
export function MailDocument({ mail: { subject, title, parts, foot }, colours }: MailDocumentProps) {
  const styles = stylesIn(colours);
  return (
    <html lang={siteLocale.lang} dir={siteLocale.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Apple's Mail and Outlook read these; a client that darkens mails by itself would do so to half of the colours. */}
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <Box width="100%">
          <td align="center" style={styles.ground}>
            <Box width={560} style={styles.sheet}>
              <td style={styles.words}>
                <h1 style={styles.title}>{title}</h1>
                {parts.map((part, index) => (
                  <MailPart key={index} part={part} styles={styles} />
                ))}
                <p style={styles.foot}>{foot}</p>
              </td>
            </Box>
          </td>
        </Box>
      </body>
    </html>
  );
}

interface BoxProps {
  width?: string | number;
  style?: CSSProperties;
  /** Its cells. */
  children: ReactNode;
}

/** A table that only places things. */
function Box({ children, ...box }: BoxProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...box}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
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
          <Box width="100%" style={styles.table}>
            <td style={styles.quoteEdge} />
            <td style={styles.quote}>
              <blockquote dir="auto" style={styles.said}>
                {part.text.split("\n").map((line, index) => (
                  // Each line may be in another direction.
                  <p key={index} dir="auto" style={styles.said}>
                    {line || <br />}
                  </p>
                ))}
              </blockquote>
            </td>
          </Box>
        </>
      );
    case "link":
      return part.isMain ? (
        <Box style={styles.text}>
          <td style={styles.key}>
            <a href={part.url} style={styles.keyLink}>
              {part.label}
            </a>
          </td>
        </Box>
      ) : (
        <p style={styles.text}>
          <a href={part.url} style={styles.link}>
            {part.label}
          </a>
        </p>
      );
  }
}

function Rows({ rows, styles }: { rows: readonly Row[]; styles: Styles }) {
  return (
    <table cellPadding={0} cellSpacing={0} border={0} width="100%" style={styles.table}>
      <tbody>
        {rows.map(({ label, value, isTyped }) => (
          <tr key={label}>
            <th scope="row" align={siteLocale.dir === "rtl" ? "right" : "left"} style={styles.label}>
              {label}
            </th>
            <td dir={isTyped ? "auto" : undefined} style={styles.value}>
              <Lines text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Outlook on Windows breaks lines at elements alone. */
function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
