import { isCenteredPoster } from '../document-parts.ts';
import type { Block } from '../tree.ts';
import { blocksFlow } from './block-flow.ts';
import type { FlowItem } from './flow.ts';
import { pageBreakItem, strut } from './flow.ts';
import { LayoutContext } from './layout-context.ts';
import { heightOf } from './paginate.ts';
import type { PosterLook } from './place.ts';
import { StructNode } from './structure.ts';
import { frame, scaled, type } from './type-scale.ts';

/** From the largest type down to the size of text. */
const scales = Array.from({ length: 19 }, (_none, index) => (28 - index) / 10);

/** A sign in the largest type that leaves it on one page, in the middle of the page or a little above. */
export function posterFlow(context: LayoutContext, parent: StructNode, blocks: readonly Block[]): FlowItem[] {
  const look = posterLook(context, blocks);
  const items = flowOf(context, parent.child('Sect'), blocks, look);
  // Below the gap the first line has its space above, which it has not at the top of a page.
  const room = Math.max(0, frame.height - heightOf(items) - (items[0]?.before ?? 0));
  const gap = room === 0 ? [] : [strut(room * 0.42, [], true)];
  return [pageBreakItem('sign'), ...gap, ...items];
}

/** The look of a poster, found by trying sizes. */
export function posterLook(context: LayoutContext, blocks: readonly Block[]): PosterLook {
  const centered = isCenteredPoster(blocks);
  const fits = (scale: number): boolean => {
    const trial = new LayoutContext(context.document, context.fonts, context.forms);
    return heightOf(flowOf(trial, new StructNode('Sect'), blocks, { scale, centered })) <= frame.height;
  };
  return { scale: scales.find(fits) ?? 1, centered };
}

function flowOf(
  context: LayoutContext,
  parent: StructNode,
  blocks: readonly Block[],
  poster: PosterLook,
): FlowItem[] {
  return blocksFlow(context, blocks, {
    x: frame.left,
    width: frame.width,
    frames: [],
    parent,
    style: scaled(type.body, poster.scale),
    level: 0,
    poster,
  });
}
