import { letters } from '@/catalog/letters';

let faces: readonly FontFace[] = [];

/** Brings the shop's letters into the browser without showing them: text that stands must not be set again. */
export async function fetchLetters(): Promise<void> {
  if (faces.length > 0 || !('FontFace' in window)) return;
  faces = letters.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }));
  // Without them the text stands in the fallback, and the next page asks again.
  await Promise.allSettled(faces.map((face) => face.load()));
}

/** Sets all text in those of the shop's letters that are there: when the page changes anyway. */
export function showLetters(): void {
  faces.filter(({ status }) => status === 'loaded').forEach((face) => document.fonts.add(face));
}
