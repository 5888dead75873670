/** The part of schema.org's vocabulary that our pages use. Text is plain, addresses are whole. */
interface Named {
  "@id"?: string;
  name: string;
  url: string;
}

interface Reference {
  "@id": string;
}

export interface Organization extends Named {
  "@type": "Organization";
  logo: string;
  legalName?: string;
  description?: string;
  foundingDate?: string;
  email?: string;
  telephone?: string;
  address?: string;
  sameAs?: string[];
}

export interface WebSite extends Named {
  "@type": "WebSite";
  inLanguage: string;
  publisher: Reference;
  potentialAction: {
    "@type": "SearchAction";
    target: { "@type": "EntryPoint"; urlTemplate: string };
    "query-input": string;
  };
}

export interface WebPage extends Named {
  "@type": "WebPage";
  description: string;
  inLanguage: string;
  isPartOf: Reference;
  dateModified?: string | undefined;
}

export interface BreadcrumbList {
  "@type": "BreadcrumbList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; item: string }[];
}

interface Service extends Named {
  "@type": "Service";
  serviceType: string;
  description: string;
  image: string;
  provider: Organization;
}

interface Product extends Named {
  "@type": "Product";
  description: string;
  image: string[];
  sku: string;
  category: string;
  brand: { "@type": "Brand"; name: string };
  offers: {
    "@type": "Offer";
    url: string;
    price: string;
    priceCurrency: string;
    availability: `https://schema.org/${"InStock" | "OutOfStock"}`;
    itemCondition: "https://schema.org/NewCondition";
    seller: Organization;
  };
}

export interface Person extends Named {
  "@type": "Person";
  jobTitle?: string;
  description?: string;
  image?: string;
  worksFor?: Organization;
}

interface BlogPosting {
  "@type": "BlogPosting";
  headline: string;
  description: string;
  url: string;
  mainEntityOfPage: string;
  image: string[];
  datePublished: string;
  dateModified: string;
  inLanguage: string;
  articleSection: string;
  keywords: string[];
  author: Person;
  publisher: Organization;
}

interface FAQPage extends Named {
  "@type": "FAQPage";
  mainEntity: { "@type": "Question"; name: string; url: string; acceptedAnswer: { "@type": "Answer"; text: string } }[];
}

/** A piece of client work; a game where we have one by that name. */
interface Work extends Named {
  "@type": "CreativeWork" | "VideoGame";
  description: string;
  image: string;
  contributor: Organization;
  publisher: { "@type": "Organization"; name: string };
  genre?: string;
  gamePlatform?: string[];
}

export type Thing =
  | Organization
  | WebSite
  | WebPage
  | BreadcrumbList
  | Service
  | Product
  | Person
  | BlogPosting
  | FAQPage
  | Work;

/** What one page says about itself. */
export interface Graph {
  "@context": "https://schema.org";
  "@graph": Thing[];
}
