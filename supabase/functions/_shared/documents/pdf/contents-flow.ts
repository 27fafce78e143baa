import { contentsTitle, endsItsPage, mostEntries } from '../document-labels.ts';
import { colors, page } from '../theme.ts';
import type { Canvas } from './canvas.ts';
import type { FlowItem, Landmark } from './flow.ts';
import { pageBreakItem, strut } from './flow.ts';
import { heightOf } from './paginate.ts';
import { fitted } from './furniture.ts';
import type { LayoutContext } from './layout-context.ts';
import { drawWords } from './lines.ts';
import { pdfNumber, pdfText, refText } from './pdf-file.ts';
import type { Ref } from './pdf-file.ts';
import type { StructNode } from './structure.ts';
import { baselineOf, textFlow } from './text-flow.ts';
import type { BlockStyle } from './type-scale.ts';
import { frame, type } from './type-scale.ts';

/** Close lines, so that contents and text begin on the page of the title. */
const entryStyle: BlockStyle = { ...type.body, leading: 13.8, text: { ...type.body.text, size: 10 } };

export interface Contents {
  readonly items: readonly FlowItem[];
  /** They begin a page of their own, because they would run over from the page of the title. */
  readonly isApart: boolean;
}

export const noContents: Contents = { items: [], isApart: false };

/**
 * The table of contents: each entry a link with its page, which is known by the time it is drawn. Contents that would run over
 * from the page of the title, whose items are `above`, to the next begin there, with the text right below.
 */
export function contentsFlow(
  context: LayoutContext,
  parent: StructNode,
  above: readonly FlowItem[],
  landmarks: readonly Landmark[],
  pageRef: (page: number) => Ref,
): Contents {
  const two = landmarks.filter((mark) => mark.depth <= 3);
  const entries =
    two.length <= mostEntries(context.document) ? two : landmarks.filter((mark) => mark.depth <= 2);
  if (entries.length === 0) return noContents;
  const title = textFlow(context, [{ type: 'text', value: contentsTitle }], {
    x: frame.left,
    width: frame.width,
    frames: [],
    style: type.contentsTitle,
    node: parent.child('P'),
    keep: true,
  });
  const node = parent.child('TOC');
  const lines = entries.map((mark) => entryItem(context, node.child('TOCI'), mark, pageRef));
  const list = [...title, ...lines];
  const isApart = !fitsOnPage([...above, ...list]) && fitsOnPage(list);
  const below = endsItsPage(context.document) ? pageBreakItem() : strut(20, [], false);
  const items = isApart ? [pageBreakItem(), ...list, below] : [...list, below];
  return { items, isApart };
}

const fitsOnPage = (items: readonly FlowItem[]): boolean => heightOf(items) <= frame.height;

function entryItem(
  context: LayoutContext,
  node: StructNode,
  mark: Landmark,
  pageRef: (page: number) => Ref,
): FlowItem {
  const level = Math.max(0, Math.min(mark.depth - 2, 1));
  const link = node.child('Reference').child('Link');
  return {
    height: entryStyle.leading,
    before: entryStyle.before,
    after: 0,
    keep: false,
    frames: [],
    notes: [],
    draw: (canvas, top) =>
      drawEntry(canvas, context, {
        mark,
        link,
        top,
        x: frame.left + level * 16,
        target: pageRef(mark.page),
      }),
  };
}

interface Entry {
  readonly mark: Landmark;
  readonly link: StructNode;
  readonly top: number;
  readonly x: number;
  readonly target: Ref;
}

function drawEntry(canvas: Canvas, context: LayoutContext, entry: Entry): void {
  const { mark, link, top, x } = entry;
  const { text } = entryStyle;
  const { fonts } = context;
  const baseline = baselineOf(top, entryStyle);
  const right = frame.left + frame.width;
  const number = String(mark.page);
  const numberWidth = fonts.width(number, text);
  const title = fitted(fonts, mark.title, text, right - x - 40);
  const titleWidth = fonts.width(title, text);
  const put = (words: string, at: number): void =>
    drawWords(canvas, context, words, text, { x: at, baseline });
  canvas.mark(link);
  put(`${title} `, x);
  canvas.artifact('Layout');
  canvas.stroke(
    dots(x + titleWidth + 6, right - numberWidth - 6, page.height - baseline),
    0.9,
    colors.hairline,
  );
  canvas.mark(link);
  put(number, right - numberWidth);
  const destination = `[${refText(entry.target)}/XYZ 0 ${pdfNumber(page.height - mark.y + 8)} 0]`;
  canvas.annotate(
    link,
    x,
    top,
    right - x,
    entryStyle.leading,
    `/Subtype/Link/Border[0 0 0]/F 4/Contents${pdfText(`${mark.title}, page ${number}`)}/Dest${destination}`,
  );
  canvas.close();
}

/** A row of dots on a fixed grid, so that the dots of neighboring rows line up. */
function dots(from: number, to: number, y: number): string {
  const start = Math.ceil(from / 5) * 5;
  if (to - start < 10) return '';
  return `1 J [0 5] 0 d ${pdfNumber(start)} ${pdfNumber(y)} m ${pdfNumber(to)} ${pdfNumber(y)} l`;
}
