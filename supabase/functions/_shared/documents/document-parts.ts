import type { FilledDocument } from './fill.ts';
import { effectiveField, hasTitleFacts } from './document-labels.ts';
import type { Block, FilledField, Inline, PageBreakBlock } from './tree.ts';

/** `letter: Your insurance during leave`, for formats without pages. */
export function pageKindTitle({ sheet, name }: PageBreakBlock): string {
  return name === '' ? sheet : `${sheet}: ${name}`;
}

/** A document as its pages want it. */
export interface DocumentParts {
  /** The words of a poster, which has the first page for itself; null in a document without one. */
  readonly poster: readonly Block[] | null;
  /** What a long document says between its title and the contents or the text. */
  readonly lead: readonly Block[];
  readonly body: readonly Block[];
  /** There is something below the title: a poster alone needs none. */
  readonly titled: boolean;
}

/**
 * Cuts a document into the poster on its first page, the words below the title and the rest. In a long document the words below
 * the title are the company, the effective date and whatever the text says before its first heading.
 */
export function documentParts(document: FilledDocument): DocumentParts {
  const { poster, rest } = splitPoster(document.blocks);
  const titled = poster === null || rest.length > 0;
  const first = hasTitleFacts(document)
    ? rest.findIndex(({ type }) => type === 'heading' || type === 'pageBreak')
    : 0;
  const lead = rest.slice(0, Math.max(0, first));
  const facts = hasTitleFacts(document) ? titleFacts(document, lead) : [];
  return { poster, lead: [...facts, ...lead], body: rest.slice(lead.length), titled };
}

function splitPoster(blocks: readonly Block[]): { poster: readonly Block[] | null; rest: readonly Block[] } {
  const [first] = blocks;
  if (first?.type !== 'pageBreak' || first.sheet !== 'sign') return { poster: null, rest: blocks };
  const end = blocks.findIndex((block, index) => index > 0 && block.type === 'pageBreak');
  if (end < 0) return { poster: blocks.slice(1), rest: [] };
  const next = blocks[end];
  const keepsBreak = next?.type === 'pageBreak' && next.sheet !== 'text';
  return { poster: blocks.slice(1, end), rest: blocks.slice(keepsBreak ? end : end + 1) };
}

/** The company and the effective date, unless the text before the first heading names them itself. */
function titleFacts(document: FilledDocument, lead: readonly Block[]): Block[] {
  const written = JSON.stringify(lead);
  const isWritten = (field: FilledField): boolean => written.includes(`"key":"${field.key}"`);
  const line = (...children: Inline[]): Block => ({ type: 'paragraph', children });
  const { company } = document;
  const effective = effectiveField(document);
  return [
    ...(isWritten(company) ? [] : [line({ type: 'strong', children: [{ type: 'field', field: company }] })]),
    ...(effective === null || isWritten(effective)
      ? []
      : [line({ type: 'text', value: 'Effective date: ' }, { type: 'field', field: effective })]),
  ];
}

/** A poster of nothing but a headline and some lines is centered. */
export function isCenteredPoster(blocks: readonly Block[]): boolean {
  return blocks.every(({ type }) => type === 'heading' || type === 'paragraph');
}
