/** Names of controls and short notices of the frame, in the language of the page (`content/controls.yaml`). */
export interface Controls {
  skipToContent: string;
  mainNavigation: string;
  mobileNavigation: string;
  sidebarNavigation: string;
  help: string;
  notifications: string;
  menu: string;
  company: string;
  cartOne: string;
  cartMany: string;
  openMenu: string;
  openSidebar: string;
  closeMenu: string;
  closeSidebar: string;
  closeSearch: string;
  closeNotice: string;
  siteSearch: string;
  search: string;
  searchField: string;
  loadingSearch: string;
  searchHint: string;
  searchLoading: string;
  searchFailed: string;
  searchPage: string;
  searchPageFor: string;
  searchBroken: string;
  oneMatch: string;
  matches: string;
  noMatch: string;
  closeMatches: string;
  allMatches: string;
  results: string;
  filedUnder: string;
  foundInText: string;
  recentSearches: string;
  keptHere: string;
  forgetSearches: string;
  keyMove: string;
  keyOpen: string;
  keyClose: string;
  partStopped: string;
  draft: string;
  offline: string;
  pageFailed: string;
  stillHere: string;
  tryAgain: string;
  reload: string;
  newVersion: string;
  newVersionNext: string;
  previousPage: string;
  nextPage: string;
  page: string;
  oneFewer: string;
  oneMore: string;
  languages: string;
  homePage: string;
  partlyTranslated: string;
  priceNow: string;
  priceBefore: string;
}

/** Fills in the places of a sentence: `{count} matches`. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
