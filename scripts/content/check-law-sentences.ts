import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { factKeysIn, sentencesWithMarks, withoutFactMarks } from '../../supabase/functions/_shared/law/fact-marks.ts';
import { factsFor, lawFacts } from '../../supabase/functions/_shared/law/facts.ts';
import type { LawFact } from '../../supabase/functions/_shared/law/law-fact.ts';
import { identifyFigure, readFigures } from '../../supabase/functions/_shared/law/read-figures.ts';
import { yearlyFigureKeys, yearlyFigures } from '../../supabase/functions/_shared/law/yearly-figures.ts';
import type { LawProblem } from './check-law.ts';

/** Below `content/`: whose sentences about law name their facts. This list only grows. */
export const convertedFolders: readonly string[] = ['templates/mn-paid-leave-kit/', 'pages/'];

const exceptionsSchema = z.record(
  z.string(),
  z.array(z.object({ sentence: z.string().min(10), reason: z.string().min(10) })).min(1),
);
type Exceptions = z.output<typeof exceptionsSchema>;

/** Sentences that sound like law and state none, each with the reason; asked for by the file's path below `content/`. */
export class LawSentenceExceptions {
  private readonly unused = new Set<string>();
  private readonly byFile: Exceptions;

  constructor(byFile: Exceptions) {
    this.byFile = byFile;
    for (const [file, list] of Object.entries(byFile)) {
      list.forEach(({ sentence }) => this.unused.add(`${file}: ${sentence}`));
    }
  }

  static read(path: string): LawSentenceExceptions {
    return new LawSentenceExceptions(exceptionsSchema.parse(parse(readFileSync(path, 'utf8'))));
  }

  covers(file: string, words: string): boolean {
    return this.reasonFor(file, words) !== undefined;
  }

  reasonFor(file: string, words: string): string | undefined {
    const found = this.byFile[file]?.find(({ sentence }) => words.includes(sentence));
    if (found) this.unused.delete(`${file}: ${found.sentence}`);
    return found?.reason;
  }

  /** Entries that no sentence needed: the text has changed, and the list has to follow. */
  leftOver(): string[] {
    return [...this.unused];
  }
}

const citation = /\b(?:Minn|Wis)\. (?:Stat|R|Admin)\.|\bU\.S\.C\.|\bC\.F\.R\.|§/;
const namesLaw =
  /\b(?:(?:state|federal|local|Minnesota|Wisconsin) (?:\w+ )?(?:laws?|statutes?)|[Tt](?:he|his|hat) (?:law|statute|ordinance) (?!that\b|you\b)(?:\w+)|(?:[Bb]y|[Uu]nder) (?:the )?law)\b/;
const lawNote = /^>\s*\*\*The law\.?\*\*\s*/;
/** In a note on the law: the day of all of it, or whom to ask. */
const statesNothing = /^(?:all )?as of \w+ \d|^ask\b|^see\b/i;
/** Units in which a typed number is the law's and not the company's. The examples of a page count in all of the others. */
const lawUnits = (isPage: boolean): ReadonlySet<string> =>
  new Set(isPage ? ['percent'] : ['USD', 'percent', 'weeks', 'employees']);

const yearlyKeys: ReadonlySet<string> = new Set([
  ...yearlyFigureKeys,
  ...yearlyFigures.flatMap(({ follows }) => follows),
]);

const identify = (fact: LawFact) =>
  fact.figure === null || fact.unit === null ? '' : identifyFigure({ value: fact.figure, unit: fact.unit });

interface Reading {
  readonly file: string;
  readonly states: readonly string[];
  /** Figures of the file's own examples, which no fact holds. */
  readonly isExample: (figure: string) => boolean;
  readonly exceptions: LawSentenceExceptions;
}

/** Sentences about law that name no fact, and figures of a fact that are typed where they can be inserted. */
export function checkLawSentences(source: string, reading: Reading): LawProblem[] {
  const { file, states } = reading;
  if (!convertedFolders.some((folder) => file.startsWith(folder))) return [];
  const facts = factsFor(states);
  const known = new Map(lawFacts.map((fact) => [fact.key, fact]));
  const yearly = facts.filter(({ key, unit }) => yearlyKeys.has(key) && (unit === 'USD' || unit === 'percent'));
  return linesOf(source).flatMap(({ text, line }) =>
    sentencesWithMarks(text.replace(lawNote, '')).flatMap((sentence): LawProblem[] => {
      const keys = factKeysIn(sentence);
      const missing = keys.filter((key) => !known.has(key)).map((key) => `there is no fact ${key}`);
      const faults = [...missing, ...faultsOf(sentence, lawNote.test(text), { keys, known, yearly, reading })];
      if (faults.length === 0 || reading.exceptions.covers(file, sentence)) return [];
      return faults.map((fault) => ({
        path: `content/${file}`,
        line,
        message: `${fault}: ${withoutFactMarks(sentence, '…').slice(0, 120)}`,
      }));
    }),
  );
}

interface Knowledge {
  readonly keys: readonly string[];
  readonly known: ReadonlyMap<string, LawFact>;
  readonly yearly: readonly LawFact[];
  readonly reading: Reading;
}

function faultsOf(sentence: string, isNote: boolean, { keys, known, yearly, reading }: Knowledge): string[] {
  const typed = readFigures(withoutFactMarks(sentence)).filter(({ text }) => !reading.isExample(text));
  const stated = new Map(typed.map((figure) => [identifyFigure(figure), figure.text]));
  const insertable = [...yearly, ...keys.flatMap((key) => known.get(key) ?? [])].filter((fact) => stated.has(identify(fact)));
  const toInsert = [...new Map(insertable.map((fact) => [identify(fact), fact])).values()].map(
    (fact) => `"${stated.get(identify(fact)) ?? ''}" is typed: insert {${fact.key}}`,
  );
  if (keys.length > 0) return toInsert;
  const isAboutLaw =
    (isNote && !statesNothing.test(sentence)) || citation.test(sentence) || namesLaw.test(sentence) || typed.some(({ unit }) => lawUnits(reading.file.startsWith('pages/')).has(unit));
  return isAboutLaw ? [...toInsert, 'a sentence about law names no fact'] : toInsert;
}

interface Line {
  readonly text: string;
  readonly line: number;
}

/** The lines that hold sentences: of a document its text without headings, of a page the words of each value. */
function linesOf(source: string): Line[] {
  const isDocument = source.startsWith('---\n');
  const end = isDocument ? source.slice(0, source.indexOf('\n---\n', 3) + 5).split('\n').length - 1 : 0;
  return source.split('\n').flatMap((written, index) => {
    if (index < end || /^\s*#/.test(written)) return [];
    const text = isDocument ? written : written.replace(/^\s*(?:- )?(?:\w+: )?'?/, '');
    return [{ text, line: index + 1 }];
  });
}
