/** Size in pixels of the picture that social networks show for a page. It is made when the page is rendered. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** The path of a page's picture. */
export function socialPicturePath(path: string): string {
  return `/pictures${path === '/' ? '/home' : path}.png`;
}
