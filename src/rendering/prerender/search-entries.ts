import { productSkus, products } from '@contracts/products';
import type { DutyRow } from '@law/duty-row';
import { packStateNames, isPackState } from '@law/pack-states';
import { allStateCodes, statePath } from '@law/law-addresses';
import type { LawFact } from '@law/law-fact';
import { complianceNotes, findState } from '@law/states';
import { yearlyFigures } from '@law/yearly-figures';
import { documentSlug } from '@/catalog/page-pictures';
import { figureRows, valueOf } from '@/features/all/law/model/figure-rows';
import type { LibraryPackage } from '@/features/all/library/api/library-api';
import type { LibraryWords } from '@/features/shop/search/api/search-sources';
import type { DocumentSource, PlainSource } from '@/features/shop/search/model/search-entries';
import type { RenderedPageHead } from './renderer';

const stateName = (code: string) => (code === 'US' ? 'Federal' : (findState(code)?.name ?? code));

/** The documents of the library with their words. */
export function documentSources(
  library: readonly Pick<LibraryPackage, 'id' | 'state' | 'templates'>[],
  { documents }: Pick<LibraryWords, 'documents'>,
): DocumentSource[] {
  const words = new Map(documents.map((document) => [document.path, document]));
  return library.flatMap((pack) => {
    const sku = productSkus.find((candidate) => products[candidate].packages.includes(pack.id));
    if (!sku) return [];
    return pack.templates.map(({ path, title, summary }) => ({
      slug: documentSlug(path),
      title,
      summary,
      state: pack.state,
      stateName: isPackState(pack.state) ? packStateNames[pack.state] : pack.state,
      sku,
      product: products[sku].name,
      productPath: products[sku].path,
      headings: words.get(path)?.headings ?? [],
      words: words.get(path)?.words ?? '',
    }));
  });
}

export const dutySources = (duties: readonly DutyRow[]): PlainSource[] =>
  duties.map(({ key, state, statute, duty, owed_by, kind, section }) => ({
    kind: 'Duty',
    title: duty,
    path: `/duties#${key}`,
    about: `${stateName(state)}, ${statute}`,
    state,
    summary: `Who owes it: ${owed_by}`,
    words: `${kind} ${section ?? ''}`,
  }));

export function figureSources(facts: readonly LawFact[]): PlainSource[] {
  const rows = figureRows(yearlyFigures, new Map(facts.map((fact) => [fact.key, fact])));
  return rows.map(({ name, state, thisYear, nextYear, status, current, next }) => {
    const values = [
      thisYear && `2026: ${valueOf(thisYear)}`,
      nextYear ? `2027: ${valueOf(nextYear)}` : `2027: ${status}`,
    ];
    return {
      kind: 'Figure',
      title: `${stateName(state)}: ${name}`,
      path: `/figures#${current ?? next ?? ''}`,
      about: stateName(state),
      state,
      summary: values.filter(Boolean).join('. '),
      words: `${thisYear?.statement ?? ''} ${nextYear?.statement ?? ''}`,
    };
  });
}

export const stateSources = (facts: readonly LawFact[]): PlainSource[] =>
  allStateCodes.flatMap((code) => {
    const state = findState(code);
    if (!state) return [];
    const notes = complianceNotes(state, facts).map(({ statement }) => statement);
    return {
      kind: 'State',
      title: `${state.name}: paid leave and sick leave`,
      path: statePath(code),
      about: state.name,
      state: code,
      summary: notes[0] ?? 'What we have verified so far, and where to ask.',
      words: notes.join(' '),
    };
  });

/** The pages that no other entry leads to, by what their heads say. */
export function pageSources(pages: readonly RenderedPageHead[]): PlainSource[] {
  const states = new Set(allStateCodes.map(statePath));
  return pages
    .filter(({ path }) => !states.has(path) && !/^\/(?:blog|knowledge-base)\/./.test(path))
    .map(({ path, title, description }) => ({
      kind: isProductPage(path) ? 'Pack' : 'Page',
      title,
      path,
      about: '',
      state: '',
      summary: description,
      words: '',
    }));
}

const isProductPage = (path: string) => productSkus.some((sku) => products[sku].path === path);
