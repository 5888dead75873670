/** A file of `/papers`, before it is made. */
export interface ListedPaper {
  /** Its address below the base. */
  path: string;
  bytes: number;
  /** The day of the last change of what is in it, if that has one. */
  day: string | null;
}
