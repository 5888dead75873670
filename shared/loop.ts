/** The files of a moving picture: their addresses below the base path, by codec. */
export interface LoopSource {
  av1: string;
  h264: string;
}

export interface Loop {
  film: LoopSource;
  /** What is seen to move. */
  alt: string;
}
