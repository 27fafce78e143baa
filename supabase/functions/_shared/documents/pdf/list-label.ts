import { listMarker } from '../list-marker.ts';
import { bullets, page } from '../theme.ts';
import type { ListBlock, ListItem } from '../tree.ts';
import type { Canvas } from './canvas.ts';
import type { TextStyle } from './font-set.ts';
import { drawCheckBox } from './forms.ts';
import type { LayoutContext } from './layout-context.ts';
import type { StructNode } from './structure.ts';

export interface LabelPlace {
  readonly node: StructNode;
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  /** The item's words: what a check box is called. */
  readonly words: string;
}

/** Draws the label of a list item: its number, its bullet or its check box. */
export function itemLabel(
  context: LayoutContext,
  list: ListBlock,
  item: ListItem,
  index: number,
  level: number,
  place: LabelPlace,
): (canvas: Canvas, baseline: number) => void {
  if (item.checked !== undefined) return checkLabel(context, item.checked, place);
  const label = list.ordered
    ? `${listMarker(list.start + index, level)}.`
    : (bullets[level % bullets.length] ?? '•');
  return (canvas, baseline) => {
    canvas.mark(place.node);
    let x = place.x + (list.ordered ? 0 : 3);
    for (const run of context.fonts.runs(`${label} `, place.style)) {
      canvas.text(x, baseline, run.font, place.style.size, place.style.color, run.font.operand(run));
      x += run.width;
    }
  };
}

function checkLabel(
  context: LayoutContext,
  checked: boolean,
  place: LabelPlace,
): (canvas: Canvas, baseline: number) => void {
  const side = place.style.size * 0.9;
  return (canvas, baseline) => {
    const box = { x: place.x, y: baseline - side * 0.86, width: side, height: side };
    if (context.forms) {
      context.forms.checkBox(
        canvas,
        place.node,
        place.words === '' ? 'Check box' : place.words,
        checked,
        box,
      );
      return;
    }
    canvas.mark(place.node, checked ? '☒' : '☐');
    drawCheckBox(canvas, box, page.height, checked);
    canvas.close();
  };
}
