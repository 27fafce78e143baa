import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { packStates } from '../../supabase/functions/_shared/law/pack-states.ts';
import { identifyFigure } from '../../supabase/functions/_shared/law/read-figures.ts';
import { unheldClaims, type TextKind } from '../../supabase/functions/_shared/law/law-claims.ts';

export interface LawProblem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const examplesSchema = z.record(z.string(), z.array(z.string()).min(1));

/** The figures of each file's own examples; asked for by the file's path below `content/`. */
export class LawExamples {
  private readonly unused = new Set<string>();

  private readonly byFile: Readonly<Record<string, readonly string[]>>;

  constructor(byFile: Readonly<Record<string, readonly string[]>>) {
    this.byFile = byFile;
    for (const [file, figures] of Object.entries(byFile)) {
      figures.forEach((figure) => this.unused.add(`${file}: ${figure}`));
    }
  }

  static read(path: string): LawExamples {
    return new LawExamples(examplesSchema.parse(parse(readFileSync(path, 'utf8'))));
  }

  covers(file: string, figure: string): boolean {
    this.unused.delete(`${file}: ${figure}`);
    return this.byFile[file]?.includes(figure) ?? false;
  }

  /** Entries that no text needed: the text has changed, and the list has to follow. */
  leftOver(): string[] {
    return [...this.unused];
  }
}

/** Sentences about law in a file of `content/` whose figures the fact base does not hold. */
export function checkLawFigures(source: string, file: string, examples: LawExamples): LawProblem[] {
  const [matter = '', body = source] = splitFrontMatter(source);
  const states = statesOfFile(source);
  const lawAsOf = lawDayOf(matter);
  const kind = kindOf(file, matter);
  // The lines that are no sentences stay as empty ones, so that the numbers of the lines are the file's.
  const text = [...spokenMatter(matter), ...body.split('\n')].join('\n');
  return unheldClaims(text, states, { kind }).flatMap(({ line, text: sentence, figures }) =>
    figures
      .filter((figure) => identifyFigure(figure) !== lawAsOf && !examples.covers(file, figure.text))
      .map((figure) => ({
        path: `content/${file}`,
        line,
        message: `"${figure.text}" is in no fact of ${states.join(', ')}: ${sentence.slice(0, 120)}`,
      })),
  );
}

/** The states that a file says it is for, else the shop's own. */
export function statesOfFile(source: string): readonly string[] {
  return /^states: \[([A-Z, ]+)\]/m.exec(splitFrontMatter(source)[0] ?? '')?.[1]?.split(', ') ?? packStates;
}

/** The day of the law that a document declares: its "As of" names that day, whatever was read again since. */
function lawDayOf(matter: string): string | null {
  const day = /^law_as_of: (\d{4}-\d{2}-\d{2})$/m.exec(matter)?.[1];
  return day === undefined ? null : identifyFigure({ value: Number(day.replaceAll('-', '')), unit: 'date' });
}

function kindOf(file: string, matter: string): TextKind {
  if (/^(?:templates|starter-pack)\//.test(file)) {
    return 'document';
  }
  return /^law_as_of:/m.test(matter) ? 'law' : 'article';
}

/** What readers see of a file's front matter, each text on its line: titles, summaries, descriptions, steps, help and notes. */
function spokenMatter(matter: string): string[] {
  if (matter === '') return [];
  const spoken = /^\s*(?:- )?(?:(?:title|summary|excerpt|\w*description|audience|label|help|example|note|intro|text|alt|seo_keywords)):\s*(.*)$|^\s+- ([A-Z].*\s.*)$/;
  return ['', ...matter.split('\n').map((line) => spoken.exec(line)?.slice(1).find(Boolean) ?? ''), ''];
}

function splitFrontMatter(source: string): [string, string] | [] {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source);
  return match ? [match[1] ?? '', source.slice(match[0].length)] : [];
}
