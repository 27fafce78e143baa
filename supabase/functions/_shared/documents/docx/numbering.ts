import { bullets } from '../theme.ts';
import type { DocxContext } from './context.ts';
import { wordNamespace } from './namespaces.ts';

/** Numbers of the lists in numbering.xml; each ordered list has its own, so that it starts again. */
export const numberingLists = { bullets: 1, tasks: 2, firstOrdered: 10 } as const;

const abstract = { bullets: 0, tasks: 1, ordered: 2 } as const;
const step = 360;
const orderedFormats = ['decimal', 'lowerLetter', 'lowerRoman'] as const;
const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export function numberingXml(context: DocxContext): string {
  const ordered = context.orderedLists.map(({ level, start }, index) => {
    const override = `<w:lvlOverride w:ilvl="${String(level)}"><w:startOverride w:val="${String(start)}"/></w:lvlOverride>`;
    return listXml(numberingLists.firstOrdered + index, abstract.ordered, override);
  });
  return (
    `<w:numbering ${wordNamespace}>` +
    abstractXml(abstract.bullets, 'A1B2C301', bulletLevel) +
    abstractXml(abstract.tasks, 'A1B2C302', taskLevel) +
    abstractXml(abstract.ordered, 'A1B2C303', orderedLevel) +
    listXml(numberingLists.bullets, abstract.bullets) +
    listXml(numberingLists.tasks, abstract.tasks) +
    ordered.join('') +
    '</w:numbering>'
  );
}

function abstractXml(id: number, nsid: string, level: (at: number) => string): string {
  return `<w:abstractNum w:abstractNumId="${String(id)}"><w:nsid w:val="${nsid}"/><w:multiLevelType w:val="hybridMultilevel"/>${levels.map(level).join('')}</w:abstractNum>`;
}

function listXml(id: number, of: number, override = ''): string {
  return `<w:num w:numId="${String(id)}"><w:abstractNumId w:val="${String(of)}"/>${override}</w:num>`;
}

function levelXml(at: number, inner: string, run = ''): string {
  const left = (at + 1) * step;
  return `<w:lvl w:ilvl="${String(at)}"><w:start w:val="1"/>${inner}<w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${String(left)}" w:hanging="${String(step)}"/></w:pPr>${run}</w:lvl>`;
}

function bulletLevel(at: number): string {
  const bullet = bullets[at % bullets.length] ?? '•';
  return levelXml(
    at,
    `<w:numFmt w:val="bullet"/><w:lvlText w:val="${bullet}"/>`,
    '<w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri" w:hint="default"/></w:rPr>',
  );
}

/**
 * The check box is in the text itself, where it can be ticked; the list gives the indentation only. Its bullet is a
 * zero-width non-joiner: an empty one means to readers such as pandoc that the item before goes on.
 */
function taskLevel(at: number): string {
  return levelXml(at, '<w:numFmt w:val="bullet"/><w:suff w:val="nothing"/><w:lvlText w:val="\u200c"/>');
}

function orderedLevel(at: number): string {
  const format = orderedFormats[at % orderedFormats.length] ?? 'decimal';
  return levelXml(at, `<w:numFmt w:val="${format}"/><w:lvlText w:val="%${String(at + 1)}."/>`);
}
