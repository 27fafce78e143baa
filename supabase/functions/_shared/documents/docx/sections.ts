import { colors } from '../theme.ts';
import type { Block, PageKind } from '../tree.ts';
import { headFootIds } from './package.ts';

/** Blocks between two changes of head and foot: a section of the Word file. */
export interface Section {
  readonly pageKind: PageKind;
  readonly blocks: readonly Block[];
}

/** Cuts the body where a page without head and foot begins or ends. Letters that follow each other share a section. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: { pageKind: PageKind; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const current = sections.at(-1);
    const pageKind = block.type === 'pageBreak' ? block.sheet : (current?.pageKind ?? 'text');
    if (current?.pageKind === pageKind) current.blocks.push(block);
    else sections.push({ pageKind, blocks: block.type === 'pageBreak' ? [] : [block] });
  }
  return sections.length > 0 ? sections : [{ pageKind: 'text', blocks: [] }];
}

/** Whether a file needs the head and foot of pages that have none. */
export function hasCleanPages(blocks: readonly Block[]): boolean {
  return blocks.some((block) => block.type === 'pageBreak' && block.sheet !== 'text');
}

/** The properties of a section. `title`: its first page has the head of the title page. */
export function sectionXml(pageKind: PageKind, title: boolean): string {
  const clean = pageKind !== 'text';
  const reference = (kind: 'header' | 'footer', type: string, id: string): string =>
    `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`;
  const heads = clean
    ? reference('header', 'default', headFootIds.cleanHeader) +
      reference('footer', 'default', headFootIds.cleanFooter)
    : reference('header', 'default', headFootIds.nextHeader) +
      reference('header', 'first', headFootIds.firstHeader) +
      reference('footer', 'default', headFootIds.footer) +
      reference('footer', 'first', headFootIds.footer);
  return (
    `<w:sectPr>${heads}<w:pgSz w:w="12240" w:h="15840"/>` +
    '<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="620" w:gutter="0"/>' +
    (pageKind === 'sign' ? `${posterBorder()}<w:vAlign w:val="center"/>` : '') +
    `${title ? '<w:titlePg/>' : ''}</w:sectPr>`
  );
}

function posterBorder(): string {
  const sides = ['top', 'left', 'bottom', 'right'].map(
    (side) => `<w:${side} w:val="single" w:sz="24" w:space="31" w:color="${colors.ink}"/>`,
  );
  return `<w:pgBorders w:offsetFrom="page">${sides.join('')}</w:pgBorders>`;
}

/** Ends a section with its last paragraph, or with an empty one of no height below a table. */
export function closeSection(xml: string, properties: string): string {
  // The end of a section must stay when its last paragraph is refused or accepted as gone.
  if (!xml.endsWith('</w:p>') || xml.endsWith('</w:ins></w:p>') || xml.endsWith('</w:del></w:p>')) {
    return `${xml}<w:p><w:pPr><w:spacing w:after="0" w:line="20" w:lineRule="exact"/>${properties}</w:pPr></w:p>`;
  }
  const from = xml.lastIndexOf('<w:p>');
  const last = xml.slice(from);
  const closed = last.startsWith('<w:p><w:pPr>')
    ? last.replace('</w:pPr>', () => `${properties}</w:pPr>`)
    : last.replace('<w:p>', () => `<w:p><w:pPr>${properties}</w:pPr>`);
  return xml.slice(0, from) + closed;
}
