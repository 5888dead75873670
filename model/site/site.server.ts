import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { companyFields } from "./company-fields.server.ts";
import { navigationFields } from "./navigation.server.ts";
import { siteProblems } from "./site-problems.server.ts";

/** Brand, legal line, contact details, menus and switches: the one file that a rebranding edits. */
export const siteSchema = (f: Fields) => siteFields(f).superRefine(siteProblems);

const siteFields = (f: Fields) =>
  f.object({
    ...companyFields(f),
    languages: f
      .list(
        f.object({
          code: f.locale("the language of a folder with translations, such as de for content/de/"),
          name: f.compared("the language's own name, such as Deutsch"),
        }),
        { min: 0 },
      )
      .default([]),
    emails: f.object({
      hello: f.email(),
      press: f.email(),
      security: f.email(),
      privacy: f.email(),
      publishing: f.email(),
    }),
    phone: f.text("the switchboard's number, as the country writes it or with a + and the country's code"),
    socials: f.list(
      f.object({
        name: f.compared("the network, such as LinkedIn or Mastodon"),
        url: f.link("the address of our page there"),
        department: f.department(),
      }),
      { min: 0 },
    ),
    offices: f.list(
      f.object({
        city: f.compared("the town"),
        role: f.text("what is done there"),
        people: f.number("how many people work there", { min: 1 }),
        address: f.text("street or yard"),
        timeZone: f.timeZone(),
        imgUrl: f.picture(),
        alt: f.alt(),
      }),
      { min: 0 },
    ),
    featured: f.object({ post: f.pick("blog"), case: f.pick("cases"), person: f.pick("people") }),
    ...navigationFields(f),
    lost: f.object({
      onlookers: f.list(f.picture("the address of a peg figure, for the page that is not found"), {
        min: 0,
        max: 2,
      }),
    }),
    capacity: f
      .object({
        title: f.text("the heading above the next free starts"),
        counted: f.sentences("when they were counted", ["day"]),
        askUs: f.text("the words once the count is old"),
      })
      .optional(),
    help: f.object({
      title: f.text("a question"),
      text: f.inline("how to get help"),
      actions: f.list(f.action(), { min: 0 }),
    }),
    staticExport: f.object({
      title: f.text("the words in place of a form in a static export without a server for forms"),
      text: f.text("why, and that mail and telephone reach the same people"),
      script: f.text("what a visitor without script misses on a page that filters or searches"),
    }),
    tooManyPages: f.object({
      title: f.text("the heading for a network that asks for more pages than people do"),
      text: f.text("when to come again; {seconds} is filled in"),
    }),
    /** Words that shapes of bands put between those of the content. */
    labels: f.object({
      next: f.text("the word above the page to read next"),
      all: f.text("what opens the rest of a long table on a phone; {count} is filled in"),
      before: f.text("the word at a figure as it was"),
      after: f.text("the word at a figure as it became"),
      to: f.text("the word between the lower and the upper price when they are read out"),
      excluded: f.text("the words before what is not in a price"),
      stars: f.text("a rating in words; {rating} and {most} are filled in"),
    }),
    sampleNotice: f.object({
      shown: f.flag(),
      text: f.text("the sentence that says that people, clients and figures are samples"),
    }),
    crawlers: f.object({
      about: f.text("what a program that reads llms.txt should know before it reads on"),
      feeds: f.text("where the feeds and the sitemap are; {atom}, {json} and {sitemap} are their addresses"),
      kinds: f.object({
        page: f.text("the heading above pages of no other kind"),
        service: f.text("the heading above the services"),
        case: f.text("the heading above the case studies"),
        person: f.text("the heading above the people"),
        post: f.text("the heading above the posts"),
        listing: f.text("the heading above lists of posts"),
        product: f.text("the heading above the products"),
      }),
    }),
    sharing: f.object({
      imgUrl: f.picture("the picture on shared links to pages that have no other"),
      pages: f.list(
        f.object({ path: f.link("a page of this site"), department: f.department(), imgUrl: f.picture() }),
        {
          min: 0,
        },
      ),
    }),
    sources: f
      .flag(
        "true to send where a visit came from and which pages were read along with an enquiry, as /privacy has to say then",
      )
      .default(false),
    ai: f
      .object({
        search: f.flag("whether machines may list the site in search"),
        input: f.flag("whether they may read pages to answer somebody's question"),
        train: f.flag(
          "whether models may be trained on them; false also closes the site to robots that collect for that",
        ),
      })
      .optional(),
    closedDays: f.list(f.date("a day without answers, like 2026-12-25"), { min: 0 }),
    retention: f.object({
      enquiriesDays: f.number("days that an enquiry is stored", { min: 1 }),
      ordersDays: f.number("days that an order is stored", { min: 1 }),
      newsletterDays: f.number("days that an unconfirmed newsletter address is stored", { min: 1 }),
    }),
    /** In `until`, {enquiries}, {orders} and {newsletter} are the periods above. */
    stored: f.list(
      f.object({
        what: f.text("what is stored"),
        detail: f.text("its fields"),
        why: f.text("what it is for"),
        where: f.text("device, our database, a mailbox"),
        until: f.text("how long, with a placeholder for the period"),
      }),
    ),
  });
export type Site = z.infer<ReturnType<typeof siteSchema>>;
