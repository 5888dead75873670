/** Whether the site has languages besides its own; a constant, so that a site without them has no script for it. */
declare const __LANGUAGES__: boolean;
/** In the browser: where the pages of the document's language are, with a slash at both ends. Files are at `import.meta.env.BASE_URL`. */
declare const __PAGES_BASE__: string;
