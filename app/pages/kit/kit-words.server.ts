import type { Say } from "./voices.server.ts";

/** What a site has to show: addresses of pictures and names of entries. */
export interface Offered {
  toy: string;
  photo: string;
  person: readonly string[];
  testimonial: readonly string[];
  case: readonly string[];
  game: readonly string[];
  fact: string | undefined;
}

type Words = Record<string, unknown>;
export type Write = (say: Say, offered: Offered) => Words;

const link = (say: Say, at = 0) => ({ label: say.words(4, at), url: "/contact" });
const picture = (imgUrl: string) => ({ imgUrl, alt: "An example" });
const tones = ["tang", "mari", "orch", "pitch", "white", "sand", "ink", "paper"];
const values = ["26%", "1.7 m", "£11,000", "1,800+", "12", "600+"];

const cards =
  (imgUrl: (at: number) => string, most: number): Write =>
  (say) => ({
    items: say.items(2, most, (at) => ({
      heading: say.words(9, at),
      text: say.extra(say.words(30, at)),
      picture: say.extra(picture(imgUrl(at))),
      url: say.extra("/contact"),
      verdict: say.extra({ word: say.signs(18, at), tone: tones[at % 4], text: say.words(15, at) }),
    })),
  });
const shelf: Write = (say, { game, photo }) => ({
  items: say.items(3, 8, (at) => ({
    ...entry("game", game, at, photo),
    heading: say.words(9, at),
    text: say.words(20, at),
  })),
});
const entry = (kind: "game" | "case", names: readonly string[], at: number, photo: string) =>
  names[at] === undefined ? { picture: picture(photo) } : { [kind]: names[at] };
const figures =
  (isChange: boolean): Write =>
  (say, { toy, fact }) => ({
    items: say.items(3, 6, (at) => ({
      value: values[at],
      label: say.words(14, at),
      ...(isChange && { before: values[(at + 1) % 6] }),
      proof: say.extra(fact),
      picture: isChange ? undefined : say.extra(picture(toy)),
    })),
  });
const people: Write = (say, { person }) => ({
  items: person.slice(0, say.items(1, 8, Number).length).map((name, at) => ({
    person: name,
    text: say.extra(say.words(20, at)),
  })),
});
const split =
  (picturePath: "toy" | "photo", inside: Write): Write =>
  (say, offered) => ({
    picture: picture(offered[picturePath]),
    ...inside(say, offered),
  });
const table =
  (columns: number): Write =>
  (say) => ({
    columns: Array.from({ length: columns }, (_, at) => say.words(6, at)),
    rows: say.items(1, 6, (row) => ({
      heading: say.words(9, row),
      url: say.extra("/contact"),
      cells: Array.from({ length: columns - 1 }, (_, at) => ({
        text: at === columns - 2 ? say.words(3, row) : say.words(20, row + at),
        tone: at === columns - 2 ? tones[row % 4] : undefined,
      })),
    })),
  });
const steps =
  (isOnScale: boolean): Write =>
  (say, { toy, person }) => ({
    items: say.items(3, 7, (at) => ({
      heading: say.words(isOnScale ? 3 : 9, at),
      when: say.words(6, at),
      text: isOnScale ? undefined : say.extra(say.words(30, at)),
      until: isOnScale ? undefined : say.extra(say.words(12, at)),
      picture: isOnScale ? undefined : say.extra(picture(toy)),
      people: at % 3 && !isOnScale ? say.extra(person.slice(0, at)) : undefined,
      ...(isOnScale && { from: 1 + at, to: Math.min(12, 4 + at), tone: tones[at] }),
    })),
  });
const questions =
  (hasVerdicts: boolean): Write =>
  (say, { toy }) => ({
    picture: hasVerdicts ? say.extra(picture(toy)) : undefined,
    items: say.items(2, 9, (at) => ({
      question: say.words(20, at),
      answer: say.words(70, at),
      verdict: hasVerdicts ? { word: say.signs(18, at), tone: tones[at % 5] } : undefined,
    })),
  });
const prices: Write = (say, { fact }) => ({
  items: say.items(1, 9, (at) => ({
    name: say.words(9, at),
    from: 500 * 3 ** at,
    to: say.extra(1200 * 3 ** at),
    per: say.extra(say.words(8, at)),
    factor: say.extra(say.words(20, at)),
    time: say.extra(say.words(6, at)),
    excluded: say.extra(say.words(16, at)),
    proof: say.extra(fact),
    tone: tones[at % 4],
  })),
});
const action: Write = (say) => ({ action: link(say), second: say.extra(link(say, 1)) });

/** The words of each shape in each of its variants, without those that every band has. */
export const kitWords: Readonly<Record<string, Readonly<Record<string, Write>>>> = {
  hero: {
    side: (say, offered) => ({ ...action(say, offered), picture: say.extra(picture(offered.toy)) }),
    inside: (say, offered) => ({ ...action(say, offered), picture: picture(offered.photo) }),
    under: (say, offered) => ({ ...action(say, offered), toys: say.items(2, 4, () => picture(offered.toy)) }),
  },
  statement: {
    statement: (say, { photo }) => ({
      sentence: say.words(30),
      pictures: say.extra([picture(photo), picture(photo)]),
    }),
    columns: (say) => ({ sentence: say.words(30), lines: say.items(2, 6, (at) => say.words(30, at)) }),
    label: (say) => ({
      sentence: say.words(30),
      lines: say.items(2, 6, (at) => say.words(30, at)),
      label: {
        title: say.words(3),
        text: say.extra(say.words(9)),
        rows: say.items(1, 6, (at) => ({ what: say.words(9, at), amount: say.signs(9, at) })),
      },
    }),
  },
  split: {
    bleed: split("photo", (say) => ({
      rows: say.items(1, 4, (at) => ({
        name: say.signs(26, at),
        before: say.extra(say.signs(30, at + 1)),
        after: say.signs(22, at + 2),
      })),
    })),
    flipped: split("photo", (say) => ({ text: say.words(90) })),
    sticky: split("photo", (say) => ({
      chapters: say.items(1, 6, (at) => ({
        heading: say.words(9, at),
        aside: say.extra(say.signs(40, at)),
        text: say.words(30, at),
      })),
    })),
    toy: split("toy", (say) => ({
      lists: [0, 1].map((at) => ({
        verdict: { word: say.signs(18, at), tone: ["pitch", "tang"][at] },
        items: say.items(1, 6, (item) => say.words(14, item + at)),
      })),
    })),
  },
  cards: {
    toys: (say, offered) => cards(() => offered.toy, 6)(say, offered),
    lead: (say, offered) => cards(() => offered.photo, 3)(say, offered),
    columns: (say, offered) => cards(() => offered.toy, 4)(say, offered),
    keys: (say) => ({
      items: [],
      groups: say.items(1, 6, (group) => ({
        heading: say.words(9, group),
        keys: say.items(1, 8, (at) => ({
          word: `${at + 1} ${say.signs(22, at)}`,
          aside: say.extra(say.signs(20, at + 1)),
          tone: tones[at],
        })),
      })),
    }),
  },
  shelf: { pictures: shelf, boxes: shelf },
  table: {
    jobs: table(4),
    verdicts: table(3),
    sum: (say, offered) => ({
      ...table(2)(say, offered),
      sum: { label: say.words(3), value: "£11,000" },
      factors: say.items(1, 6, (at) => ({ value: "+40%", label: say.words(8, at), tone: tones[at] })),
    }),
  },
  steps: { route: steps(false), days: steps(true) },
  figures: { cast: figures(false), plinths: figures(false), pairs: figures(true) },
  quotes: {
    row: (say, { testimonial }) => ({ testimonials: testimonial.slice(0, say.items(1, 8, Number).length) }),
    one: (_, { testimonial }) => ({ testimonials: testimonial.slice(0, 1) }),
  },
  people: { podiums: people, ring: (say, { person }) => people(say, { person: person.slice(0, 3) } as never) },
  stage: {
    low: (say, { photo }) => ({
      picture: picture(photo),
      lines: say.extra(say.items(1, 3, (at) => say.words(30, at))),
    }),
    toy: (say, { toy }) => ({ picture: picture(toy), lines: say.extra(say.items(1, 3, (at) => say.words(30, at))) }),
  },
  questions: { list: questions(false), verdicts: questions(true) },
  prices: {
    ranges: prices,
    blocks: prices,
    stairs: () => ({}),
  },
  "call-to-action": {
    giant: (say, offered) => ({
      ...action(say, offered),
      links: say.extra(say.items(1, 3, (at) => link(say, at + 2))),
      picture: say.extra(picture(offered.toy)),
      quote: say.extra(offered.testimonial[0]),
    }),
    slots: (say, offered) => ({
      ...action(say, offered),
      slots: [
        { weekday: "tuesday", time: "10:00" },
        { weekday: "friday", time: "14:30" },
      ],
    }),
  },
  "rich-text": {
    plain: (say) => ({
      body: `${say.words(90)}.\n\n### ${say.words(9)}\n\n${say.words(60)}.\n\n- ${say.words(9)}\n- ${say.words(20, 2)}`,
    }),
    legal: (say) => ({
      body: `### ${say.words(9)}\n\n${say.words(90)}.\n\n1. ${say.words(9)}\n2. ${say.words(20, 2)}\n\n| A | B |\n| --- | --- |\n| ${say.words(9)} | ${say.words(9, 2)} |`,
    }),
  },
};

/** What every band may have besides. */
export const common = (say: Say, at: number, { fact }: Offered): Words => ({
  heading: say.extra(`${say.signs(54, at)} ${at + 1}`),
  lead: say.extra(say.words(45, at)),
  link: say.extra(at % 3 === 0 ? link(say, at) : undefined),
  note: say.extra(at % 5 === 0 && fact ? { text: say.words(60, at), facts: [fact] } : undefined),
});

/** A foot of each kind. */
export const feet = (say: Say, { testimonial, game, fact, photo }: Offered): Readonly<Record<string, unknown>> => ({
  figures: say.items(4, 4, (at) => ({ value: values[at], label: say.words(12, at), proof: fact })),
  quote: testimonial[0],
  links: say.items(4, 4, (at) => link(say, at)),
  table: say.items(5, 6, (at) => ({ label: say.words(9, at), value: say.words(30, at) })),
  list: say.items(5, 8, (at) => say.words(30, at)),
  shelf: say.items(8, 8, (at) => ({ ...entry("game", game, at, photo), heading: say.words(9, at) })),
});
