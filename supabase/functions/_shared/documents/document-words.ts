import { notLegalAdvice, brand } from '../contracts/brand.ts';
import { cleanLine } from './clean-text.ts';
import { dateInWords } from './dates.ts';
import type { FilledDocument } from './fill.ts';
import { contentsFromWords, stateNames } from './theme.ts';
import type { Template } from './template.ts';

/** Who may use a file; stands small in the footer of everything a buyer downloads. */
export interface License {
  readonly holder: string;
  readonly order: string;
  readonly key: string;
}

/** The words around a document's text: under its title, and in its footer. */
export interface DocumentWords {
  /** `Policy Document · Minnesota · Law as of November 21, 2026`. */
  readonly subtitle: string;
  /** Left part of the footer: `Minnesota Paid Leave Policy · Version 2.1`. */
  readonly versionLine: string;
  /**
   * The small second line of the footer: the license, and in files that are not yet a company's own the sentence that
   * they are educational. Empty when there is nothing to say.
   */
  readonly smallPrint: string;
}

export function documentWords(document: FilledDocument, license?: License): DocumentWords {
  const { template } = document;
  return {
    subtitle: subtitle(template),
    versionLine: `${template.title} · Version ${template.version}`,
    smallPrint: smallPrint(document, license),
  };
}

export function subtitle(template: Template): string {
  const states = template.states.map((code) => stateNames[code] ?? code).join(' and ');
  return [template.type, states, `Law as of ${dateInWords(template.lawAsOf)}`].join(' · ');
}

function smallPrint(document: FilledDocument, license: License | undefined): string {
  const parts: string[] = [];
  if (license) parts.push(`Licensed to ${cleanLine(license.holder)} · Order ${cleanLine(license.order)}`);
  if (document.mode !== 'company') parts.push(notLegalAdvice);
  return parts.join(' · ');
}

export function hasContents(document: FilledDocument): boolean {
  return (
    document.template.wordCount > contentsFromWords &&
    document.blocks.some((block) => block.type === 'heading')
  );
}

export const producer = `${brand.name} document engine`;
export const contentsTitle = 'Contents';
/** Stands in the properties of every file. */
export const propertiesNote = (template: Template): string =>
  `${template.summary} ${notLegalAdvice} Version ${template.version}, law as of ${dateInWords(template.lawAsOf)}.`;
