declare module "virtual:brand" {
  /** Address of the sprite of icons, in which `#wordmark` is the logo. */
  export const sprite: string;
  /** The colour around the page, as `theme-color` wants it. */
  export const paper: string;
  export const hasLogo: boolean;
  export const logoWidth: number;
  export const logoHeight: number;
  export const hasMark: boolean;
  export const markView: string;
  /** What stands within its `svg` element. */
  export const mark: string;
}
