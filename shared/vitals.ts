/** The page load timings that browsers report, by their Web Vitals names. */
export const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

export type VitalName = (typeof vitalNames)[number];

/** The Web Vitals thresholds for a good visit; in ms, except for layout shift. */
export const vitalLimits: Readonly<Record<VitalName, number>> = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 };

/** The share of visits that are timed. */
export const vitalSampleShare = 0.25;

/** Days over which readings are shown. */
export const vitalDays = 28;

/** What a page reports: its path below the base and its timings, in ms; layout shift is unitless. */
export interface VisitTiming {
  path: string;
  values: Partial<Record<VitalName, number>>;
}

/** Three visits in four were at least this fast. */
export interface VitalReading {
  p75: number;
  /** Visits behind the figure. */
  visits: number;
}

export type VitalReadings = Partial<Record<VitalName, VitalReading>>;

/** The weight of a first visit to a page, in bytes transferred (brotli); the heaviest page of its kind. */
export interface PageWeight {
  /** The page's route pattern, such as `/blog/:slug`. */
  route: string;
  /** Absent for pages rendered per request. */
  html?: number | undefined;
  script: number;
  style: number;
}

/** The site's current measured speed. */
export interface SiteVitals {
  buildId: string;
  /** ISO dates, inclusive. */
  from: string;
  to: string;
  all: VitalReadings;
  pages: (PageWeight & { readings: VitalReadings })[];
}
