/** Texts to fill a band with: how a shape looks depends on the length and the script of its words. */
export interface Voice {
  lang: string;
  dir?: "rtl";
  text: string;
  /** Part of each limit that is used: 1 fills a field, 0 writes a single word. */
  share: number;
  /** Whether fields that may be left out are left out. */
  isBare?: boolean;
}

const english =
  "We move the accounts of a shop on a Saturday night while its customers sleep, count every order twice, and hand over keys, papers and a plan for the next bad day before the first van leaves the yard on Monday";
const german =
  "Unsere Lokalisierungsabteilung übernimmt Zahlungsdienstleisterschnittstellen und Barrierefreiheitsprüfungen für mittelständische Veranstaltungsunternehmen, deren Datenschutzbeauftragte ungern Telefonbereitschaftsdienste leisten, und dokumentiert Zugriffsberechtigungen, bevor Softwareentwicklungsumgebungen am Montagmorgen abgeschaltet werden";
const arabic =
  "ننقل حسابات المتجر في ليلة السبت بينما ينام عملاؤه ونعد كل طلب مرتين ثم نسلم المفاتيح والأوراق وخطة لليوم السيئ القادم قبل أن تغادر أول شاحنة الساحة صباح يوم الاثنين";

export const voices = {
  usual: { lang: "en", text: english, share: 0.5 },
  long: { lang: "en", text: english, share: 1 },
  short: { lang: "en", text: english, share: 0 },
  german: { lang: "de", text: german, share: 0.8 },
  arabic: { lang: "ar", dir: "rtl", text: arabic, share: 0.6 },
  bare: { lang: "en", text: english, share: 0.4, isBare: true },
} satisfies Record<string, Voice>;

/** What a band says in a voice. The same field of the next item says something else: `at` counts them. */
export function speak({ text, share, isBare = false }: Voice) {
  const source = text.replaceAll(",", "").split(" ");
  const from = (at: number) => Array.from({ length: 100 }, (_, word) => source[(at * 3 + word) % source.length] ?? "");
  const part = (least: number, most: number) => Math.max(least, Math.round(share * most));
  return {
    /** A field that may be left out. */
    extra: <Value>(value: Value) => (isBare ? undefined : value),
    words: (most: number, at = 0) => upper(from(at).slice(0, part(1, most)).join(" ")),
    /** Whole words, if one fits. */
    signs(most: number, at = 0) {
      const [first = "", ...others] = from(at);
      let said = first.slice(0, most);
      for (const word of others) {
        if (`${said} ${word}`.length > part(0, most)) break;
        said += ` ${word}`;
      }
      return upper(said);
    },
    items: <Item>(least: number, most: number, make: (at: number) => Item) =>
      Array.from({ length: part(least, most) }, (_, at) => make(at)),
  };
}
export type Say = ReturnType<typeof speak>;

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
