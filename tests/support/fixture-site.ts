import { join } from "node:path";

/** The folder of the site that tests of behaviour are about: small, and odd on purpose. */
export const fixtureSite = join(import.meta.dirname, "../fixture-site");
