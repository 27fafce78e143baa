import { cleanLine } from './clean-text.ts';
import { dateInWords } from './dates.ts';
import type { FilledDocument } from './fill.ts';
import type { Publisher } from './publisher.ts';
import {
  contentsFromWords,
  mostContents,
  mostFullContents,
  stateNames,
  titleFactsFromWords,
} from './theme.ts';
import type { Template } from './template.ts';
import type { FilledField, Inline } from './tree.ts';

/** Who may use a file; small print in the footer of everything a buyer downloads. */
export interface License {
  readonly holder: string;
  readonly order: string;
  readonly key: string;
  /** Who prepared the file for the holder, such as an adviser; a part of the subtitle. */
  readonly preparedBy?: string;
}

/** The labels around a document's text: under its title, and in its footer. */
export interface DocumentLabels {
  /** `Policy Document · Minnesota · Law as of November 21, 2026`, and who prepared it where that is given. */
  readonly subtitle: string;
  /**
   * Left part of the footer: `Minnesota Paid Leave Policy · Version 2.1`. In a company's own file our version says nothing,
   * so it is `Minnesota Paid Leave Policy · Effective January 1, 2027`, or the title alone.
   */
  readonly versionLine: string;
  /** The field that the footer ends with in a company's own file. */
  readonly effective: FilledField | null;
  /**
   * The small lines below it: the license, and in files that are not yet a company's own the sentence that they are
   * educational. A line each, so that a long name cuts nothing but itself.
   */
  readonly smallPrint: readonly string[];
}

export function documentLabels(document: FilledDocument, license?: License): DocumentLabels {
  const { template } = document;
  const effective = document.mode === 'company' ? effectiveField(document) : null;
  const known = effective !== null && effective.value !== null ? effective : null;
  return {
    subtitle: subtitle(template, license),
    versionLine: versionLine(document, known),
    effective: known,
    smallPrint: smallPrint(document, license),
  };
}

function versionLine({ template, mode }: FilledDocument, effective: FilledField | null): string {
  if (mode !== 'company') return `${template.title} · Version ${template.version}`;
  return effective === null ? template.title : `${template.title} · Effective ${effective.display}`;
}

/** The field of the day from which a document applies, where it has one. */
export function effectiveField({ fields }: FilledDocument): FilledField | null {
  return fields.find(({ key }) => key === 'effective_date') ?? null;
}

export function subtitle(template: Template, license?: License): string {
  const states = template.states.map((code) => stateNames[code] ?? code).join(' and ');
  const preparedBy = license?.preparedBy ? [`Prepared by ${cleanLine(license.preparedBy)}`] : [];
  return [template.type, states, `Law as of ${dateInWords(template.lawAsOf)}`, ...preparedBy].join(' · ');
}

/** What the head of the first page says, as inline content. */
export function titleContent(
  template: Template,
  license?: License,
): {
  readonly title: readonly Inline[];
  readonly subtitle: readonly Inline[];
} {
  return {
    title: [{ type: 'text', value: template.title }],
    subtitle: [{ type: 'text', value: subtitle(template, license) }],
  };
}

function smallPrint(document: FilledDocument, license: License | undefined): string[] {
  const parts: string[] = [];
  if (license) parts.push(`Licensed to ${cleanLine(license.holder)} · Order ${cleanLine(license.order)}`);
  if (document.mode !== 'company') parts.push(document.template.publisher.disclaimer);
  return parts;
}

const isLonger = ({ contents, template, blocks }: FilledDocument, words: number): boolean =>
  (contents === 'full' || template.wordCount > words) && blocks.some(({ type }) => type === 'heading');

export const hasTitleFacts = (document: FilledDocument): boolean => isLonger(document, titleFactsFromWords);
export const hasContents = (document: FilledDocument): boolean => isLonger(document, contentsFromWords);

/** The contents of a handbook are several pages; elsewhere the text begins right below them, on the first page if it can. */
export const endsItsPage = ({ contents }: FilledDocument): boolean => contents === 'full';

/** With more entries on two levels than this, the contents keep to the first. */
export const mostEntries = ({ contents }: FilledDocument): number =>
  contents === 'full' ? mostFullContents : mostContents;

/** The program that the properties name as the maker of the file. */
export const producerOf = ({ name }: Publisher): string => `${name} document engine`;
export const contentsTitle = 'Contents';
/** The description in the properties of every file. */
export const propertiesNote = (template: Template): string =>
  `${template.summary} ${template.publisher.disclaimer} Version ${template.version}, law as of ${dateInWords(template.lawAsOf)}.`;
