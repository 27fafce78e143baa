import { packStateNames, packStates } from '@law/pack-states';
import { readSynonyms } from '@contracts/search-synonyms';
import type { EntryFacts, EntrySection, SearchFile } from './search-entry';
import type { MarkedPiece } from '@/ui/marked-text';
import { markWords } from './mark-words';
import { longestQuery } from './search-address';
import { loadIndex, type WordIndex } from './search-index';
import { stemsOf } from './search-words';
import { variantsOf, type Variant } from './synonym-variants';

const mostTerms = 12;
/** The share of what a query says, by how rare its words are, that a result must have more of. */
const leastCoverage = 0.5;

const boost = { title: 7, headings: 2.5, summary: 2.5, words: 1 };
const kindWeights: Readonly<Partial<Record<EntryFacts['kind'], number>>> = {
  Document: 1.3,
  Page: 0.8,
  Duty: 0.6,
  Figure: 0.9,
  State: 0.6,
};

/** The policy comes before the forms and letters around it. */
const weightOf = ({ kind, title }: EntryFacts) =>
  (kindWeights[kind] ?? 1) * (kind === 'Document' && /\bpolicy\b/i.test(title) ? 1.15 : 1);

export interface Found {
  readonly entry: EntryFacts;
  /** The part of it that the words are about, if one is. */
  readonly part: EntrySection | null;
  /** Title, summary or the part's heading say the rarest of the words; else only the text has it. */
  readonly isNamed: boolean;
  /** Its address, with the anchor of the part. */
  readonly to: string;
  readonly score: number;
  /** Marks in a text the words that were found. */
  readonly mark: (text: string) => readonly MarkedPiece[];
}

export interface SearchAnswer {
  readonly found: readonly Found[];
  /** No text has the words as they were typed: these are close to them. */
  readonly isCorrected: boolean;
  /** The one of our states that the query names, or an empty text. */
  readonly state: string;
}

export type Search = (query: string) => SearchAnswer;

const nothing: SearchAnswer = { found: [], isCorrected: false, state: '' };

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
        const score = scored.score * weightOf(entry) * stateWeight(entry, state, stems);
        if (score > (best.get(id)?.score ?? 0)) best.set(id, { ...scored, score });
      }
    }
    const found = [...best]
      .sort(([a, one], [b, other]) => other.score - one.score || a - b)
      .flatMap(([id, scored]) => toFound(file.entries[id], scored, id));
    const isCorrected = found.length > 0 && [...best.values()].every((scored) => scored.isCorrected);
    return { found, isCorrected, state };
  };
}

interface Scored {
  readonly score: number;
  /** The words that it has. */
  readonly terms: readonly TermMatches[];
  /** The rarest word of all that were looked for. */
  readonly rarest: string;
  readonly isCorrected: boolean;
}

/** Without a word that the limit cuts through. */
const cutQuery = (query: string) =>
  query.length <= longestQuery ? query : query.slice(0, longestQuery).replace(/[\p{L}\p{N}]+$/u, '');

/** The telling words of a query, and the state of our packs that it names beside others. */
function readQuery(query: string): { stems: string[]; state: string } {
  const all = [...new Set(stemsOf(cutQuery(query)))].slice(0, mostTerms);
  const named = packStates.filter(
    (code) => all.includes(code.toLowerCase()) || all.includes(stemsOf(packStateNames[code])[0] ?? ''),
  );
  const names = packStates.flatMap((code) => [code.toLowerCase(), ...stemsOf(packStateNames[code])]);
  const rest = all.filter((stem) => !names.includes(stem));
  return rest.length === 0 || named.length !== 1
    ? { stems: all, state: '' }
    : { stems: rest, state: named[0] ?? '' };
}

/** The page of a state is for those who name it. */
function stateWeight(
  { kind, about, state: own }: EntryFacts,
  wanted: string,
  stems: readonly string[],
): number {
  if (kind === 'State' && stemsOf(about).every((stem) => stems.includes(stem))) return 2;
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
  const whole = rarityOf(terms);
  const rarest = terms.reduce((one, other) => (other.rarity > one.rarity ? other : one)).stem;
  const scores = new Map<number, Scored>();
  const ids = new Set(terms.flatMap(({ scores: own }) => [...own.keys()]));
  const phrase = ` ${stems.join(' ')} `;
  for (const id of ids) {
    const matched = terms.filter(({ scores: own }) => own.has(id));
    const coverage = rarityOf(matched) / whole;
    if (coverage <= leastCoverage) continue;
    const sum = matched.reduce((total, { scores: own }) => total + (own.get(id) ?? 0), 0);
    const title = titles[id] ?? '';
    const inTitle = title === phrase ? 2 : title.includes(phrase) ? 1.5 : 1;
    const isCorrected = matched.some((term) => term.isCorrected);
    scores.set(id, {
      score: sum * coverage * coverage * inTitle * weight * (isCorrected ? 0.4 : 1),
      terms: matched,
      rarest,
      isCorrected,
    });
  }
  return scores;
}

interface TermMatches {
  readonly stem: string;
  readonly scores: ReadonlyMap<number, number>;
  /** What the texts have for it: the word itself, longer ones, or other spellings. */
  readonly words: ReadonlyMap<number, readonly string[]>;
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
  const rarity = Math.log(1 + index.documentCount / Math.max(1, rows.length));
  return {
    stem,
    scores: new Map(rows.map(({ id, score }) => [id as number, score])),
    words: new Map(rows.map(({ id, terms }) => [id as number, terms])),
    rarity,
    isCorrected,
  };
}

/** The heading that names most of the words, unless the title names as many. */
function toFound(entry: EntryFacts | undefined, { score, terms, rarest }: Scored, id: number): Found[] {
  if (!entry) return [];
  const shareIn = (text: string) => {
    const own = stemsOf(text);
    return rarityOf(terms.filter(({ stem }) => own.includes(stem))) / rarityOf(terms);
  };
  let part: EntrySection | null = null;
  let most = shareIn(entry.title);
  for (const candidate of entry.parts) {
    const share = shareIn(candidate.heading);
    if (share > most) {
      most = share;
      part = candidate;
    }
  }
  const said = [rarest, ...(terms.find(({ stem }) => stem === rarest)?.words.get(id) ?? [])];
  const isNamed = stemsOf([entry.title, entry.summary, part?.heading].join(' ')).some((stem) =>
    said.includes(stem),
  );
  const to = part?.anchor ? `${entry.path}#${part.anchor}` : entry.path;
  const words = terms.flatMap((term) => term.words.get(id) ?? []);
  return [{ entry, part, isNamed, to, score, mark: (text) => markWords(text, words) }];
}

const rarityOf = (terms: readonly TermMatches[]) => terms.reduce((sum, { rarity }) => sum + rarity, 0);
