import { escapeXml } from '../clean-text.ts';
import { xmlHeader } from '../docx/namespaces.ts';

/**
 * The texts of a workbook, each once. Cells could hold their texts themselves, and Excel reads that; the previews of iPhone
 * and Mac and Apple's Numbers show such cells blank.
 */
export class SharedStrings {
  private readonly numbers = new Map<string, number>();
  private uses = 0;

  /** The number of a text, as a cell names it. */
  number(text: string): number {
    this.uses += 1;
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(text, number);
    return number;
  }

  /** xl/sharedStrings.xml. */
  xml(): string {
    const items = [...this.numbers.keys()].map(itemXml);
    return (
      `${xmlHeader}<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="${String(this.uses)}" uniqueCount="${String(items.length)}">` +
      `${items.join('')}</sst>`
    );
  }
}

/** `_x0041_` is Excel's own escape, so a text that looks like one is escaped itself. */
function itemXml(text: string): string {
  const safe = escapeXml(text).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<si><t${space}>${safe}</t></si>`;
}
