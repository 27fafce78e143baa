import { plainText } from '../parse/plain-text.ts';
import { colors } from '../theme.ts';
import type { SignatureParty } from '../tree.ts';
import type { Place } from './place.ts';
import type { FlowItem } from './flow.ts';
import { strut } from './flow.ts';
import type { LayoutContext } from './layout-context.ts';
import { textFlow } from './text-flow.ts';
import { baselineOf } from './text-flow.ts';
import { type } from './type-scale.ts';

interface SignatureColumn {
  readonly label: string;
  /** Shares of the width. */
  readonly from: number;
  readonly to: number;
  /** The signature itself is written by hand or by a signing service; the rest can be typed. */
  readonly typed: boolean;
}

const named: readonly SignatureColumn[] = [
  { label: 'Signature', from: 0, to: 0.64, typed: false },
  { label: 'Date', from: 0.68, to: 1, typed: true },
];
const unnamed: readonly SignatureColumn[] = [
  { label: 'Signature', from: 0, to: 0.395, typed: false },
  { label: 'Printed name', from: 0.423, to: 0.775, typed: true },
  { label: 'Date', from: 0.803, to: 1, typed: true },
];
const lineHeight = 30;

/** Who signs, the lines, and the words under them; the three stay on one page, and with `keep` the next party does too. */
export function signatureFlow(
  context: LayoutContext,
  party: SignatureParty,
  place: Place,
  keep: boolean,
): FlowItem[] {
  const node = place.parent.child('P');
  const style = { ...place.style, text: { ...place.style.text, bold: true }, before: 18, after: 0 };
  const who = textFlow(context, party.children, {
    x: place.x,
    width: place.width,
    frames: place.frames,
    style,
    node,
    keep: true,
    whole: true,
  });
  const columns = party.named ? named : unnamed;
  const owner = plainText(party.children).trim();
  return [...who, { ...linesItem(context, columns, place, owner), keep }];
}

function linesItem(
  context: LayoutContext,
  columns: readonly SignatureColumn[],
  place: Place,
  owner: string,
): FlowItem {
  const node = place.parent.child('P');
  const { text } = type.label;
  return {
    ...strut(lineHeight + type.label.leading + 2, place.frames, false, { after: 10 }),
    draw: (canvas, top) => {
      for (const column of columns) {
        const x = place.x + column.from * place.width;
        const width = (column.to - column.from) * place.width;
        canvas.artifact('Layout');
        canvas.rectangle(x, top + lineHeight, width, 0.6, colors.quiet);
        canvas.mark(node);
        let at = x;
        for (const run of context.fonts.runs(`${column.label} `, text)) {
          canvas.text(
            at,
            baselineOf(top + lineHeight + 2, type.label),
            run.font,
            text.size,
            text.color,
            run.font.operand(run),
          );
          at += run.width;
        }
        if (column.typed) {
          context.forms?.blank(canvas, node, `${column.label} (${owner})`, {
            x,
            y: top + lineHeight - 15,
            width,
            height: 15,
          });
        }
      }
    },
  };
}
