import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { unheldClaims } from '../../supabase/functions/_shared/contracts/law/law-claims.ts';

export interface LawProblem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const examplesSchema = z.record(z.string(), z.array(z.string()).min(1));
const homeStates = ['MN', 'WI'];

/** The figures of each file's own examples; asked for by the file's path below `content/`. */
export class LawExamples {
  private readonly unused = new Set<string>();

  constructor(private readonly byFile: Readonly<Record<string, readonly string[]>>) {
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
  const states = /^states: \[([A-Z, ]+)\]/m.exec(matter)?.[1]?.split(', ') ?? homeStates;
  const linesBefore = source.slice(0, source.length - body.length).split('\n').length - 1;
  return unheldClaims(body, states).flatMap(({ line, text, figures }) =>
    figures
      .filter((figure) => !examples.covers(file, figure.text))
      .map((figure) => ({
        path: `content/${file}`,
        line: line + linesBefore,
        message: `"${figure.text}" is in no fact of ${states.join(', ')}: ${text.slice(0, 120)}`,
      })),
  );
}

function splitFrontMatter(source: string): [string, string] | [] {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source);
  return match ? [match[1] ?? '', source.slice(match[0].length)] : [];
}
