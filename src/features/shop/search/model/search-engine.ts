import { homeStateNames, homeStates } from '@law/home-states';
import { readSynonyms } from '@contracts/search-synonyms';
import type { EntryFacts, EntryPart, SearchFile } from './search-entry';
import { longestQuery } from './search-address';
import { loadIndex, type WordIndex } from './search-index';
import { stemsOf } from './search-words';
import { variantsOf, type Variant } from './synonym-variants';

const mostTerms = 12;
/** The share of what a query says, by how rare its words are, that a result must hold. */
const leastCoverage = 0.5;
/** A word that no text has says little about what is wanted. */
const unknownAsCommonAs = 30;

const boost = { title: 7, headings: 2.5, summary: 2.5, words: 1 };
const kindWeights: Readonly<Partial<Record<EntryFacts['kind'], number>>> = {
  Document: 1.3,
  Page: 0.8,
  Duty: 0.6,
  Figure: 0.9,
};

/** The policy comes before the forms and letters around it. */
const weightOf = ({ kind, title }: EntryFacts) =>
  (kindWeights[kind] ?? 1) * (kind === 'Document' && /\bpolicy\b/i.test(title) ? 1.15 : 1);

export interface Found {
  readonly entry: EntryFacts;
  /** The part of it that the words are about, if one is. */
  readonly part: EntryPart | null;
  /** Its address, with the anchor of the part. */
  readonly to: string;
  readonly score: number;
}

export interface SearchAnswer {
  readonly found: readonly Found[];
  /** No text has the words as they were typed: these are close to them. */
  readonly isCorrected: boolean;
}

export type Search = (query: string) => SearchAnswer;

const nothing: SearchAnswer = { found: [], isCorrected: false };

/** One engine for the search page, the knowledge base and the chat. */
export function openSearch(file: SearchFile): Search {
  const index = loadIndex(file);
  const rules = readSynonyms(file.synonyms);
  const titles = file.entries.map(({ title }) => ` ${stemsOf(title).join(' ')} `);
  return (query) => {
    const { stems, state } = readQuery(query);
    if (stems.length === 0) return nothing;
    const best = new Map<number, Scored>();
    for (const variant of variantsOf(stems, rules)) {
      for (const [id, scored] of scoresOf(index, variant, titles)) {
        const entry = file.entries[id];
        if (!entry) continue;
        const score = scored.score * weightOf(entry) * stateWeight(entry.state, state);
        if (score > (best.get(id)?.score ?? 0)) best.set(id, { ...scored, score });
      }
    }
    const found = [...best]
      .sort(([a, one], [b, other]) => other.score - one.score || a - b)
      .flatMap(([id, scored]) => toFound(file.entries[id], scored));
    const isCorrected = found.length > 0 && [...best.values()].every((scored) => scored.isCorrected);
    return { found, isCorrected };
  };
}

interface Scored {
  readonly score: number;
  readonly stems: readonly string[];
  readonly isCorrected: boolean;
}

/** The telling words of a query, and the home state that it names beside others. */
function readQuery(query: string): { stems: string[]; state: string } {
  const all = [...new Set(stemsOf(query.slice(0, longestQuery)))].slice(0, mostTerms);
  const named = homeStates.filter(
    (code) => all.includes(code.toLowerCase()) || all.includes(stemsOf(homeStateNames[code])[0] ?? ''),
  );
  const names = homeStates.flatMap((code) => [code.toLowerCase(), ...stemsOf(homeStateNames[code])]);
  const rest = all.filter((stem) => !names.includes(stem));
  return rest.length === 0 || named.length !== 1
    ? { stems: all, state: '' }
    : { stems: rest, state: named[0] ?? '' };
}

function stateWeight(own: string, wanted: string): number {
  if (wanted === '' || own === '') return 1;
  return own === wanted ? 1.3 : 0.3;
}

/** What each entry has of a variant's words: more words count more than the same word often. */
function scoresOf(
  index: WordIndex,
  { stems, weight }: Variant,
  titles: readonly string[],
): Map<number, Scored> {
  const terms = stems.map((stem) => matchesOf(index, stem));
  const whole = terms.reduce((sum, { rarity }) => sum + rarity, 0);
  const scores = new Map<number, Scored>();
  const ids = new Set(terms.flatMap(({ scores: own }) => [...own.keys()]));
  const phrase = ` ${stems.join(' ')} `;
  for (const id of ids) {
    const matched = terms.filter(({ scores: own }) => own.has(id));
    const coverage = matched.reduce((sum, { rarity }) => sum + rarity, 0) / whole;
    if (coverage < leastCoverage) continue;
    const sum = matched.reduce((total, { scores: own }) => total + (own.get(id) ?? 0), 0);
    const title = titles[id] ?? '';
    const inTitle = title === phrase ? 2 : title.includes(phrase) ? 1.5 : 1;
    const isCorrected = matched.some((term) => term.isCorrected);
    scores.set(id, {
      score: sum * coverage * coverage * inTitle * weight * (isCorrected ? 0.4 : 1),
      stems: matched.map(({ stem }) => stem),
      isCorrected,
    });
  }
  return scores;
}

interface TermMatches {
  readonly stem: string;
  readonly scores: ReadonlyMap<number, number>;
  readonly rarity: number;
  readonly isCorrected: boolean;
}

/** The entries with a word, with what it begins, or, where none has it, with a spelling close to it. */
function matchesOf(index: WordIndex, stem: string): TermMatches {
  // It is a stem already.
  const tokenize = (term: string) => [term];
  const weights = { prefix: 0.25, fuzzy: 0.5 };
  const exact = index.search(stem, { boost, weights, tokenize, prefix: stem.length > 3 });
  const isCorrected = exact.length === 0 && stem.length > 4 && !/\d/.test(stem);
  const rows = isCorrected ? index.search(stem, { boost, tokenize, fuzzy: 0.25, maxFuzzy: 2 }) : exact;
  const rarity = Math.log(1 + index.documentCount / (rows.length || unknownAsCommonAs));
  return { stem, scores: new Map(rows.map(({ id, score }) => [id as number, score])), rarity, isCorrected };
}

/** The heading that names most of the words, unless the title names as many. */
function toFound(entry: EntryFacts | undefined, { score, stems }: Scored): Found[] {
  if (!entry) return [];
  const count = (text: string) => {
    const own = stemsOf(text);
    return stems.filter((stem) => own.includes(stem)).length;
  };
  let part: EntryPart | null = null;
  let most = count(entry.title);
  for (const candidate of entry.parts) {
    const named = count(candidate.heading);
    if (named > most) {
      most = named;
      part = candidate;
    }
  }
  return [{ entry, part, to: part?.anchor ? `${entry.path}#${part.anchor}` : entry.path, score }];
}
