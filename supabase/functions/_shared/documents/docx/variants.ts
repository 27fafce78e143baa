import { colors } from '../theme.ts';
import type { VariantBlock } from '../tree.ts';
import type { DocxContext } from './context.ts';
import { paragraph } from './paragraph.ts';
import { runText } from './run.ts';

/** The left margin is 1,440 twips wide. */
const frame =
  '<w:framePr w:w="1090" w:hSpace="60" w:wrap="around" w:vAnchor="text" w:hAnchor="page" w:x="170" w:y="40"/>';
const look = `<w:rPr><w:sz w:val="14"/><w:szCs w:val="14"/><w:color w:val="${colors.quiet}"/></w:rPr>`;

/** The condition of a part in the margin, beside its first paragraph; a bar runs along the part. */
export function variantXml(context: DocxContext, { step, words }: VariantBlock): string {
  if (step === 'end') {
    context.variants = Math.max(0, context.variants - 1);
    return '';
  }
  // A frame stays with the paragraph below it, so a page has to begin before both.
  const lead = context.pageBreak ? paragraph(context, '', { after: 0 }) : '';
  context.variants += 1;
  return (
    lead + paragraph(context, `<w:r>${look}${runText(words)}</w:r>`, { frame, keepNext: true, after: 0 })
  );
}

/** Tables have lines of their own. */
export function withoutBar(context: DocxContext, write: () => string): string {
  const { variants } = context;
  context.variants = 0;
  const xml = write();
  context.variants = variants;
  return xml;
}
