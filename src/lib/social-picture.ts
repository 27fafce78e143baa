/** The picture that a page shows where it is shared, in pixels. It is drawn when the page is rendered. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Where the picture of a page lies. */
export function socialPicturePath(path: string): string {
  return `/pictures${path === '/' ? '/home' : path}.png`;
}
