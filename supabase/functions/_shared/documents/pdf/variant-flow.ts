import { colors } from '../theme.ts';
import type { VariantBlock } from '../tree.ts';
import type { FlowItem, Frame } from './flow.ts';
import { strut } from './flow.ts';
import type { LayoutContext } from './layout-context.ts';
import type { Place } from './place.ts';
import { textFlow } from './text-flow.ts';
import { frame, type } from './type-scale.ts';

const edge = 14;
const barGap = 9;

/** One for each part: the bars of neighbors do not touch. */
const newBar = (): Frame => ({
  draw: (canvas, top, bottom) => canvas.rectangle(frame.left - barGap, top, 1.2, bottom - top, colors.amber),
});

interface OpenVariant {
  readonly place: Place;
  /** How many items were there when it began. */
  readonly from: number;
  /** Of its condition in the margin. */
  readonly height: number;
}

/** Writes the condition of each part into the margin, with a bar along the part. */
export class Variants {
  private readonly context: LayoutContext;
  private readonly outer: Place;
  private readonly open: OpenVariant[] = [];

  constructor(context: LayoutContext, place: Place) {
    this.context = context;
    this.outer = place;
  }

  /** Where the next block goes. */
  get place(): Place {
    return this.open.at(-1)?.place ?? this.outer;
  }

  /** What a mark adds after the items so far. */
  flow({ step, words }: VariantBlock, items: readonly FlowItem[]): FlowItem[] {
    return step === 'begin' ? this.begin(words, items) : this.end(items);
  }

  private begin(words: string, items: readonly FlowItem[]): FlowItem[] {
    const { place } = this;
    const lines = textFlow(this.context, [{ type: 'text', value: words }], {
      x: edge,
      width: frame.left - edge - barGap - 5,
      frames: [],
      style: type.margin,
      node: place.parent.child('P'),
      keep: true,
    });
    const height = lines.reduce((sum, line) => sum + line.height, 0);
    const around = this.open.at(-1);
    // Two parts that begin at the same place have their conditions one below the other.
    const gap = around?.from === items.length ? [strut(around.height, place.frames, true)] : [];
    const frames = [...place.frames, newBar()];
    this.open.push({ place: { ...place, frames }, from: items.length + gap.length + 1, height });
    const mark: FlowItem = {
      ...strut(0, frames, true),
      draw: (canvas, top) => {
        drawAll(lines, canvas, top);
      },
    };
    return [...gap, mark];
  }

  /** A part is at least as high as its condition in the margin, so that the next one has room for its own. */
  private end(items: readonly FlowItem[]): FlowItem[] {
    const ended = this.open.pop();
    if (!ended) return [];
    const height = items
      .slice(ended.from)
      .reduce((sum, item) => sum + item.height + Math.max(item.before, item.after), 0);
    return height >= ended.height ? [] : [strut(ended.height - height, ended.place.frames, false)];
  }
}

function drawAll(lines: readonly FlowItem[], ...[canvas, top]: Parameters<FlowItem['draw']>): void {
  let y = top;
  for (const line of lines) {
    line.draw(canvas, y);
    y += line.height;
  }
}
