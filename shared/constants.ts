/** Numbers that the customer fixed (`docs/contract.md`) and durations of ours. Numbers that editors own live in `content/`. */

/** Scroll position in px past which the header is sticky; at exactly this position it is not. */
export const stickyThresholdPx = 50;

/** Theme breakpoints in px. Style sheets repeat them in `rem`: `tests/source.test.ts` compares. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export const imageDensities = [1, 2] as const;

/** The rendition that stands in until a picture has arrived: size in px, quality, and blur. */
export const placeholder = { width: 10, height: 10, quality: 50, blur: 3 } as const;

/** First year of the copyright line. */
export const copyrightSince = 2014;

/** Lowest and highest star rating of a testimonial. */
export const starRange = { min: 3, max: 5 } as const;

/** Joins page and site in a title. */
export const titleSeparator = "|";

export const quantityRange = { min: 1, max: 99 } as const;

/** How long a toast without an action stays, in ms, not counting the time that it is paused. */
export const toastLifeMs = 4000;

/** The code of toasts loads so many ms after hydration, clear of the first visit, unless one is needed before. */
export const toastWarmUpMs = 3000;

/** An element is revealed when its top is more than this many px above the viewport's lower edge. */
export const revealOffsetPx = 120;

/** Scrolling is looked at this often at most, in ms; a changed layout after it has stood for so long. */
export const revealThrottleMs = 99;
export const revealDebounceMs = 50;
