import { cleanLine, cleanParagraph } from './clean-text.ts';
import { chooseBranches, type BranchView } from './conditions/choose-branches.ts';
import { renumberSections } from './conditions/renumber.ts';
import { dateInWords } from './dates.ts';
import { withoutDraftingNotes, withoutUnusedNotes } from './drafting-notes.ts';
import { DocumentError } from './errors.ts';
import { mapInline } from './map-inline.ts';
import { dayOf, FactFiller, joinTexts, type FactTexts } from './facts.ts';
import type { PlaceholderField } from './placeholder.ts';
import { roomFor, rowsIn } from './worksheet-rows.ts';
import { mapWorksheetTexts } from './worksheet-texts.ts';
import type { Template } from './template.ts';
import type { Block, FilledField, Footnote, Inline } from './tree.ts';
import type { Worksheet } from './workbook.ts';

/** `blank`: fields to fill; `sample`: the example values; `company`: the values given, fields where there is none. */
export const documentModes = ['blank', 'sample', 'company'] as const;
export type DocumentMode = (typeof documentModes)[number];

export type FieldValues = Readonly<Record<string, string>>;

export interface FillOptions {
  /** `hide` leaves out the notes to the person who adapts the document. Default `show`. */
  readonly draftingNotes?: 'show' | 'hide';
  /** `margin` keeps every part that a condition decides, each with its condition in the margin, for the company's lawyer. */
  readonly variants?: 'chosen' | 'margin';
  /** The facts by key that the text inserts. */
  readonly facts?: FactTexts;
  /** The day, ISO, that the document is for where it has no effective date of its own. */
  readonly today?: string;
}

/** A template whose placeholders became fields: what every renderer takes. */
export interface FilledDocument {
  readonly template: Template;
  readonly mode: DocumentMode;
  readonly blocks: readonly Block[];
  readonly footnotes: readonly Footnote[];
  readonly workbook: readonly Worksheet[];
  /** Every field of the document in the order of declaration, the company's name first even where the text lacks it. */
  readonly fields: readonly FilledField[];
  readonly company: FilledField;
  /** `full`: the contents list is there whatever the length, and has two levels. */
  readonly contents?: 'full';
}

/**
 * Fills a template.
 *
 * In `company` mode a value that is missing, empty or nothing but white space leaves the field open, marked with its
 * label. Values are cleaned (see clean-text.ts) and never read as Markdown.
 *
 * A yearly figure that does not hold on the document's day is marked, and a line above the text says so.
 *
 * @throws DocumentError `unknown_mode`, `fact_missing` (the text inserts a figure that is not among the facts)
 */
export function fillTemplate(
  template: Template,
  mode: DocumentMode,
  values: FieldValues = {},
  options: FillOptions = {},
): FilledDocument {
  if (!documentModes.includes(mode))
    throw new DocumentError('unknown_mode', `There is no mode "${mode as string}".`);
  const filler = new Filler(template, mode, values, options);
  const hides = options.draftingNotes === 'hide';
  const view = viewOf(mode, options);
  const parts = chooseBranches(template, filler.fields.values(), view);
  // With every part in place there is no gap in the numbers.
  const chosen = parts === template.blocks || view === 'margin' ? parts : renumberSections(parts);
  const shown = hides ? withoutDraftingNotes(chosen) : chosen;
  const notes =
    hides || chosen !== template.blocks ? withoutUnusedNotes(template.footnotes, shown) : template.footnotes;
  const blocks = shown.map((block) => filler.block(block));
  const footnotes = notes.map((note) => ({ ...note, children: filler.inline(note.children) }));
  const workbook = template.workbook.map((worksheet) => filler.worksheet(worksheet));
  return {
    template,
    mode,
    blocks: [...filler.facts.notice(), ...blocks],
    footnotes,
    workbook,
    fields: [...filler.fields.values()],
    company: filler.company,
  };
}

function viewOf(mode: DocumentMode, { draftingNotes, variants }: FillOptions): BranchView {
  if (variants === 'margin') return 'margin';
  return mode !== 'sample' && draftingNotes !== 'hide' ? 'all' : 'chosen';
}

/** Every field of a template by key, the company's name first even where the text lacks it. */
export function fillFields(
  template: Template,
  mode: DocumentMode,
  values: FieldValues,
): Map<string, FilledField> {
  const asked = [companyField(template), ...template.placeholders];
  return new Map(asked.map((field) => [field.key, fillField(field, mode, values)]));
}

class Filler {
  readonly fields: Map<string, FilledField>;
  readonly company: FilledField;
  readonly facts: FactFiller;
  private readonly showsExamples: boolean;
  private readonly room: ReturnType<typeof roomFor>;

  constructor(template: Template, mode: DocumentMode, values: FieldValues, { facts, today }: FillOptions) {
    this.showsExamples = mode !== 'company';
    this.room = roomFor(mode === 'company' ? values : {});
    this.fields = fillFields(template, mode, values);
    this.facts = new FactFiller(facts, dayOf(this.fields, mode, today));
    this.company = fillField(companyField(template), mode, values);
  }

  inline(nodes: readonly Inline[]): readonly Inline[] {
    if (!nodes.some((node) => node.type === 'placeholder' || node.type === 'fact' || 'children' in node))
      return nodes;
    const filled = nodes.map((node): Inline => {
      if (node.type === 'placeholder') {
        const field = this.fields.get(node.key);
        return field ? { type: 'field', field } : { type: 'text', value: `[${node.key}]` };
      }
      if (node.type === 'fact') return this.facts.figure(node.key, node.form);
      return 'children' in node ? { ...node, children: this.inline(node.children) } : node;
    });
    return nodes.some(({ type }) => type === 'fact') ? joinTexts(filled) : filled;
  }

  block(block: Block): Block {
    return mapInline(block, (nodes) => this.inline(nodes));
  }

  /** A company's own worksheet begins empty: the example's figures are somebody else's. */
  worksheet(worksheet: Worksheet): Worksheet {
    const { exampleRows, rows, rowsFor } = worksheet;
    const declared = this.showsExamples ? worksheet.emptyRows : worksheet.emptyRows + exampleRows.length;
    return mapWorksheetTexts(
      {
        ...worksheet,
        rows: this.showsExamples ? [...exampleRows, ...rows] : rows,
        exampleRows: [],
        emptyRows: rowsFor.length === 0 ? declared : rowsIn(rowsFor, this.room),
      },
      (text) => this.text(text),
    );
  }

  private text(text: string): string {
    return text.replace(
      /\{\{([^{}]*)\}\}/g,
      (_whole, key: string) => this.fields.get(key.trim())?.display ?? `[${key}]`,
    );
  }
}

function companyField({ publisher }: Template): PlaceholderField {
  const field = publisher.profileFields.find((candidate) => candidate.key === 'company_name');
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
      : cleanValue(field, mode === 'sample' ? field.example : givenValue(values, field.key)) ||
        (field.suggested ? field.example : '');
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
