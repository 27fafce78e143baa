/** Size in pixels of the picture that social networks show for a page. It is made when the page is rendered. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** The path of a page's picture. */
export function socialPicturePath(path: string): string {
  return `/pictures${path === '/' ? '/home' : path}.png`;
}

/** A figure of the law in large type, with what it is and where it was read. */
export interface SocialFigure {
  readonly figure: string;
  readonly label: string;
  readonly source: string;
}

/** What a page's picture shows beside its title: the first pages of documents, or figures, or neither. */
export interface SocialContent {
  /** Instead of the title in the page's head. */
  readonly title?: string;
  /** In small type over the title. */
  readonly kicker?: string;
  /** In small type below the title. */
  readonly line?: string;
  /** Names of documents, the front one first. */
  readonly documents?: readonly string[];
  readonly figures?: readonly SocialFigure[];
}
