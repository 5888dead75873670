/** What browsers time of a page load, by the names of the Web Vitals. */
export const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

export type VitalName = (typeof vitalNames)[number];

/** The thresholds of a good visit, as the Web Vitals set them; in ms except for the shift. */
export const vitalLimits: Readonly<Record<VitalName, number>> = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 };

/** What the first visit of any page may weigh, in bytes as they are sent. */
export const firstVisitLimits = { script: 112_000, style: 20_000 } as const;

/** The share of visits that is timed. */
export const vitalSampleShare = 0.25;

/** Days over which readings are shown. */
export const vitalDays = 28;

/** What a page sends: its path below the base and what was timed, in ms; layout shift is a figure of its own. */
export interface VisitTiming {
  path: string;
  values: Partial<Record<VitalName, number>>;
}

/** Three visits in four were at least this quick. */
export interface VitalReading {
  p75: number;
  /** Visits behind the figure. */
  visits: number;
}

export type VitalReadings = Partial<Record<VitalName, VitalReading>>;

/** What a first visit of a page weighs, in bytes as they are sent (brotli); the heaviest page of its kind. */
export interface PageWeight {
  /** The page's entry in the address book, such as `/blog/:slug`. */
  route: string;
  /** Absent where each request makes the page. */
  html?: number | undefined;
  script: number;
  style: number;
}

/** What is known of the site's speed now. */
export interface SiteVitals {
  buildId: string;
  /** ISO days, both included. */
  from: string;
  to: string;
  all: VitalReadings;
  pages: (PageWeight & { readings: VitalReadings })[];
}
