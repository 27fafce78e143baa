import { page } from '../theme.ts';
import type { Landmark } from './flow.ts';
import { pdfNumber, pdfText, refText } from './pdf-file.ts';
import type { PdfFile, Ref } from './pdf-file.ts';

interface Entry {
  readonly mark: Landmark;
  readonly ref: Ref;
  readonly kids: Entry[];
}

/** The bookmarks: headings nested as in the text. Answers the reference for the catalog, or null without headings. */
export function writeOutline(
  file: PdfFile,
  landmarks: readonly Landmark[],
  pageRef: (page: number) => Ref,
): Ref | null {
  const placed = landmarks.filter((mark) => mark.page > 0 && mark.title !== '');
  if (placed.length === 0) return null;
  const top = nest(file, placed);
  const root = file.reserve();
  const links = writeLevel(file, top, root, pageRef);
  return file.put(root, `<</Type/Outlines${links}/Count ${String(countOpen(top))}>>`);
}

function nest(file: PdfFile, landmarks: readonly Landmark[]): Entry[] {
  const top: Entry[] = [];
  const path: Entry[] = [];
  for (const mark of landmarks) {
    const entry: Entry = { mark, ref: file.reserve(), kids: [] };
    while (path.length > 0 && (path.at(-1)?.mark.depth ?? 0) >= mark.depth) path.pop();
    (path.at(-1)?.kids ?? top).push(entry);
    path.push(entry);
  }
  return top;
}

/** Writes siblings; answers their parent's /First and /Last. */
function writeLevel(
  file: PdfFile,
  entries: readonly Entry[],
  parent: Ref,
  pageRef: (page: number) => Ref,
): string {
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    const after = entries[index + 1];
    const kids =
      entry.kids.length === 0
        ? ''
        : `${writeLevel(file, entry.kids, entry.ref, pageRef)}/Count ${String(isOpen(entry) ? countOpen(entry.kids) : -entry.kids.length)}`;
    file.put(
      entry.ref,
      `<</Title${pdfText(entry.mark.title)}/Parent ${refText(parent)}/Dest[${refText(pageRef(entry.mark.page))}/XYZ 0 ${pdfNumber(page.height - entry.mark.y + 8)} 0]` +
        (before ? `/Prev ${refText(before.ref)}` : '') +
        (after ? `/Next ${refText(after.ref)}` : '') +
        `${kids}>>`,
    );
  });
  const first = entries[0];
  const last = entries.at(-1);
  return first && last ? `/First ${refText(first.ref)}/Last ${refText(last.ref)}` : '';
}

/** The title and the sections are open, what is inside sections is folded. */
function isOpen(entry: Entry): boolean {
  return entry.mark.depth < 2;
}

function countOpen(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + 1 + (isOpen(entry) ? countOpen(entry.kids) : 0), 0);
}
