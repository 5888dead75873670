/**
 * Every island by its `data-island`, with a page of the tests' site that has it. Each band of a page is one too; so is the
 * harbour of the home page while it is played, and the ribbon of a draft.
 */
export const islands: Readonly<Record<string, string>> = {
  // The frame.
  "skip-link": "/about-us",
  header: "/about-us",
  page: "/about-us",
  "help-strip": "/about-us",
  footer: "/about-us",
  toasts: "/about-us",
  announcer: "/about-us",
  "loading-bar": "/about-us",
  "after-main": "/blog-details",
  // Dialogs.
  menu: "/about-us",
  "company-panel": "/about-us",
  search: "/about-us",
  lightbox: "/portfolio-masonry",
  // Forms.
  contact: "/contact",
  checkout: "/checkout",
  newsletter: "/blog-details",
  questions: "/brief",
  brief: "/brief?v=1&kind=software",
  filter: "/portfolio",
  "filter-keys": "/team",
  "site-search": "/search",
  "archive-search": "/blog-grid",
  quantity: "/cart",
  tray: "/portfolio",
  // Games and instruments.
  arcade: "/game-development-studio",
  lab: "/research-and-development-innovation-ai-labs",
  lost: "/no-such-page",
  "line-chart": "/portfolio/q",
  "port-matrix": "/home-2",
  "frame-strip": "/research-and-development-innovation-ai-labs",
  "feed-trial": "/sports-and-data-solutions",
  "width-bench": "/home-7",
};
