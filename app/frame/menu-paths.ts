/** Where the entries of the menu lead. */
export const menuPaths = {
  home: "/",
  services: "/service",
  portfolio: "/portfolio",
  about: "/about-us",
  contact: "/contact",
} as const;
