/** Numbers fixed by the customer (`docs/contract.md`) and durations of ours. Numbers that editors own are in `content/`. */

/** Scroll position in px beyond which the header is sticky; at exactly this position it is not. */
export const stickyThresholdPx = 50;

/** Theme breakpoints in px. Style sheets repeat them in `rem`. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export const imageDensities = [1, 2] as const;

/** The placeholder rendition shown until a picture loads: size in px, quality, and blur. */
export const placeholder = { width: 10, height: 10, quality: 50, blur: 3 } as const;

/** Lowest and highest star rating of a testimonial. */
export const starRange = { min: 3, max: 5 } as const;

/** Joins page and site in a title. */
export const titleSeparator = "|";

export const quantityRange = { min: 1, max: 99 } as const;

/** How long a toast without an action stays, in ms, not counting time spent paused. */
export const toastLifeMs = 4000;

/** An element is revealed when its top is more than this many px above the viewport's lower edge. */
export const revealOffsetPx = 120;

/** Minimum interval between scroll checks, in ms; also how long a layout must settle before it is checked. */
export const revealThrottleMs = 99;
export const revealDebounceMs = 50;
