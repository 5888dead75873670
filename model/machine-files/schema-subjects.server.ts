import type {
  BlogPosting,
  CreativeWork,
  FAQPage,
  Offer,
  OfferCatalog,
  Person,
  Product,
  Service,
  VideoGame,
} from "schema-dts";
import type { ImageSource } from "#shared/image-address.ts";
import { plainText } from "#shared/rich-text.ts";
import type { Content } from "../content.server.ts";
import type { ListedPage } from "../pages/page-list.server.ts";
import { offersOfService, pricedOffers } from "../site/offers.server.ts";
import { pictureAddress, siteAddress } from "../site/site-address.server.ts";
import { schemaOffer } from "./offers-file.server.ts";
import { organization } from "./schema-site.server.ts";

type Entry<Name extends "services" | "people" | "cases" | "blog" | "products"> = Content[Name][number];

export function service(content: Content, entry: Entry<"services">, { path, description }: ListedPage): Service {
  const { title, short, iconUrl } = entry;
  return {
    "@type": "Service",
    name: title,
    serviceType: short,
    description,
    url: siteAddress(content, path),
    image: pictureAddress(content, iconUrl),
    provider: organization(content),
    ...offersIn(offersOfService(content, entry).map((offer) => schemaOffer(content, offer))),
  };
}

function offersIn(offers: Offer[]): { offers?: Offer[] } {
  return offers.length > 0 ? { offers } : {};
}

/** Everything that has a price, on the page of prices. */
export function offers(content: Content, { path, title }: ListedPage): OfferCatalog {
  return {
    "@type": "OfferCatalog",
    name: title,
    url: siteAddress(content, path),
    itemListElement: pricedOffers(content).map((offer) => schemaOffer(content, offer)),
  };
}

export function faq(content: Content, { path, title }: ListedPage): FAQPage {
  const questions = content.faqs.flatMap((group) => group.questions);
  return {
    "@type": "FAQPage",
    name: title,
    url: siteAddress(content, path),
    mainEntity: questions.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `${siteAddress(content, path)}#${id}`,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

export function person(
  content: Content,
  { name, position, summary, imgUrl }: Entry<"people">,
  { path }: ListedPage,
): Person {
  return {
    "@type": "Person",
    name,
    url: siteAddress(content, path),
    jobTitle: position,
    description: summary,
    image: pictureAddress(content, imgUrl),
    worksFor: organization(content),
  };
}

export function work(content: Content, entry: Entry<"cases">, { path }: ListedPage): CreativeWork | VideoGame {
  const game = content.games.find(({ title }) => title === entry.title);
  return {
    "@type": game ? "VideoGame" : "CreativeWork",
    name: entry.title,
    url: siteAddress(content, path),
    description: entry.brief,
    image: pictureAddress(content, entry.imgUrl),
    contributor: organization(content),
    // Who paid for a system does not publish it.
    [game ? "publisher" : "funder"]: { "@type": "Organization", name: entry.publisher },
    ...(game && { genre: game.genre, gamePlatform: entry.platforms }),
  };
}

export function posting(content: Content, post: Entry<"blog">, { path, changed }: ListedPage): BlogPosting {
  const author = content.people.find(({ slug }) => slug === post.author);
  const category = content.categories.find(({ slug }) => slug === post.category);
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.brief,
    url: siteAddress(content, path),
    mainEntityOfPage: siteAddress(content, path),
    image: [pictureAddress(content, post.imgUrl)],
    datePublished: post.date,
    dateModified: changed ?? post.date,
    inLanguage: content.site.lang,
    articleSection: category?.name ?? post.category,
    keywords: post.tags,
    author: { "@type": "Person", name: author?.name ?? post.author, url: siteAddress(content, `/team/${post.author}`) },
    publisher: organization(content),
  };
}

export function product(content: Content, entry: Entry<"products">, { path }: ListedPage): Product {
  const pictures: ImageSource[] = [entry.imgUrl, ...entry.gallery.map(({ imgUrl }) => imgUrl)];
  return {
    "@type": "Product",
    name: entry.title,
    url: siteAddress(content, path),
    description: entry.description,
    image: pictures.map((picture) => pictureAddress(content, picture)),
    sku: entry.slug,
    category: entry.kind,
    brand: { "@type": "Brand", name: content.site.brand },
    offers: {
      "@type": "Offer",
      url: siteAddress(content, path),
      price: entry.offerPrice.toFixed(2),
      priceCurrency: content.site.currency.code,
      availability: `https://schema.org/${entry.stock !== 0 ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: organization(content),
    },
  };
}
