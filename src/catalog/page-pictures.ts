/** The file name of a document without folder and ending; no two documents have the same. */
export function documentSlug(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.md$/, '');
}

/** Widths of the small pictures of the first page of every document, for 1x and 2x screens. */
export const thumbWidths = [180, 360] as const;
export const thumbSize = { width: 180, height: 233 } as const;

export function thumbFile(document: string, width: (typeof thumbWidths)[number]): string {
  return `${documentSlug(document)}-${width}.webp`;
}
