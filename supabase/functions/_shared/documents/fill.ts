import { companyProfileFields } from '../contracts/company-profile.ts';
import type { PlaceholderField } from '../contracts/company-profile.ts';
import { cleanLine, cleanParagraph } from './clean-text.ts';
import { dateInWords } from './dates.ts';
import { DocumentError } from './errors.ts';
import type { Template } from './template.ts';
import type { Block, FilledField, Footnote, Inline, ListItem } from './tree.ts';
import type { WorkbookSheet } from './workbook.ts';

/** `blank`: fields to fill; `sample`: the example values; `company`: the values given, fields where there is none. */
export const documentModes = ['blank', 'sample', 'company'] as const;
export type DocumentMode = (typeof documentModes)[number];

export type FieldValues = Readonly<Record<string, string>>;

export interface FillOptions {
  /** `hide` leaves out the notes to the person who adapts the document. Default `show`. */
  readonly draftingNotes?: 'show' | 'hide';
}

/** A template whose placeholders became fields: what every renderer takes. */
export interface FilledDocument {
  readonly template: Template;
  readonly mode: DocumentMode;
  readonly blocks: readonly Block[];
  readonly footnotes: readonly Footnote[];
  readonly workbook: readonly WorkbookSheet[];
  /** Every field of the document in the order of declaration, the company's name first even where the text lacks it. */
  readonly fields: readonly FilledField[];
  readonly company: FilledField;
}

/**
 * Fills a template.
 *
 * In `company` mode a value that is missing, empty or nothing but white space leaves the field open, marked with its
 * label. Values are cleaned (see clean-text.ts) and never read as Markdown.
 *
 * @throws DocumentError `unknown_mode`
 */
export function fillTemplate(
  template: Template,
  mode: DocumentMode,
  values: FieldValues = {},
  options: FillOptions = {},
): FilledDocument {
  if (!documentModes.includes(mode))
    throw new DocumentError('unknown_mode', `There is no mode "${mode as string}".`);
  const filler = new Filler(template, mode, values);
  const shown = options.draftingNotes === 'hide' ? withoutDraftingNotes(template.blocks) : template.blocks;
  return {
    template,
    mode,
    blocks: shown.map((block) => filler.block(block)),
    footnotes: template.footnotes.map((note) => ({ ...note, children: filler.inline(note.children) })),
    workbook: template.workbook.map((sheet) => filler.sheet(sheet)),
    fields: [...filler.fields.values()],
    company: filler.company,
  };
}

class Filler {
  readonly fields: Map<string, FilledField>;
  readonly company: FilledField;

  constructor(template: Template, mode: DocumentMode, values: FieldValues) {
    this.company = fillField(companyField(), mode, values);
    this.fields = new Map([[this.company.key, this.company]]);
    for (const field of template.placeholders) {
      if (field.key !== this.company.key) this.fields.set(field.key, fillField(field, mode, values));
    }
  }

  inline(nodes: readonly Inline[]): readonly Inline[] {
    if (!nodes.some((node) => node.type === 'placeholder' || 'children' in node)) return nodes;
    return nodes.map((node) => {
      if (node.type === 'placeholder') {
        const field = this.fields.get(node.key);
        return field ? { type: 'field', field } : { type: 'text', value: `[${node.key}]` };
      }
      return 'children' in node ? { ...node, children: this.inline(node.children) } : node;
    });
  }

  block(block: Block): Block {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return { ...block, children: this.inline(block.children) };
      case 'list':
        return { ...block, items: block.items.map((item) => this.item(item)) };
      case 'table':
        return {
          ...block,
          header: block.header.map((cell) => ({ children: this.inline(cell.children) })),
          rows: block.rows.map((row) => row.map((cell) => ({ children: this.inline(cell.children) }))),
        };
      case 'quote':
        return { ...block, blocks: block.blocks.map((inner) => this.block(inner)) };
      case 'signature':
        return {
          ...block,
          parties: block.parties.map((party) => ({ ...party, children: this.inline(party.children) })),
        };
      case 'code':
      case 'pageBreak':
      case 'rule':
        return block;
    }
  }

  sheet(sheet: WorkbookSheet): WorkbookSheet {
    return {
      ...sheet,
      title: this.text(sheet.title),
      note: this.text(sheet.note),
      rows: sheet.rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, cell]) => [key, typeof cell === 'string' ? this.text(cell) : cell]),
        ),
      ),
    };
  }

  private text(text: string): string {
    return text.replace(
      /\{\{([^{}]*)\}\}/g,
      (_whole, key: string) => this.fields.get(key.trim())?.display ?? `[${key}]`,
    );
  }

  private item(item: ListItem): ListItem {
    return { ...item, blocks: item.blocks.map((block) => this.block(block)) };
  }
}

function companyField(): PlaceholderField {
  const field = companyProfileFields.find((candidate) => candidate.key === 'company_name');
  return (
    field ?? {
      key: 'company_name',
      label: 'Company name',
      help: '',
      example: 'Example Company',
      kind: 'text',
    }
  );
}

function fillField(field: PlaceholderField, mode: DocumentMode, values: FieldValues): FilledField {
  const value =
    mode === 'blank'
      ? ''
      : cleanValue(field, mode === 'sample' ? field.example : givenValue(values, field.key));
  if (value === '') return { ...field, value: null, display: `[${field.label}]` };
  return { ...field, value, display: field.kind === 'date' ? dateInWords(value) : value };
}

/** Only own properties: a template's key may be called like something every object inherits. */
function givenValue(values: FieldValues, key: string): string {
  const value: unknown = Object.hasOwn(values, key) ? values[key] : undefined;
  return typeof value === 'string' ? value : '';
}

function cleanValue(field: PlaceholderField, value: string): string {
  return field.kind === 'paragraph' ? cleanParagraph(value) : cleanLine(value);
}

function withoutDraftingNotes(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    if (block.type === 'quote') {
      if (block.kind !== 'drafting-note') kept.push({ ...block, blocks: withoutDraftingNotes(block.blocks) });
    } else if (block.type === 'list') {
      kept.push({
        ...block,
        items: block.items.map((item) => ({ ...item, blocks: withoutDraftingNotes(item.blocks) })),
      });
    } else kept.push(block);
  }
  return kept;
}
