import type { FileFormat } from './file-formats.ts';

export const handbookFormats = [
  'docx',
  'gdocx',
  'pdf',
  'text',
  'md',
] as const satisfies readonly FileFormat[];
export type HandbookFormat = (typeof handbookFormats)[number];

/** All sections together still fit among the answers of a company, which have 64 KB. */
export const handbookLimits = { title: 120, sectionTitle: 120, sectionText: 5_000, sections: 10 } as const;

/** A chapter of a handbook: a document by its path, or a section that the company wrote. */
export type HandbookChapter =
  | { readonly kind: 'document'; readonly path: string; readonly isIncluded: boolean }
  | {
      readonly kind: 'own';
      readonly title: string;
      /** Markdown. */
      readonly text: string;
      readonly isIncluded: boolean;
    };

/** What a handbook is made of, in its order. */
export interface HandbookPlan {
  readonly title: string;
  /** Forms and pages to sign are the last chapter; without it they are left out. */
  readonly hasPapers: boolean;
  readonly chapters: readonly HandbookChapter[];
}

/** A document that can be a chapter. */
export interface HandbookDocument {
  readonly path: string;
  readonly title: string;
  readonly type: string;
  /** The states whose law it holds, by name. */
  readonly states: string;
  readonly version: string;
  /** What nobody has answered yet: it stays as a field to fill in. */
  readonly unanswered: readonly string[];
}

/** What is wrong with an own section; `chapter` is its place in the plan. */
export interface HandbookProblem {
  readonly chapter: number;
  readonly message: string;
}

/** Answer of POST license-handbook `show`. */
export interface HandbookResponse {
  readonly plan: HandbookPlan;
  readonly documents: readonly HandbookDocument[];
  readonly problems: readonly HandbookProblem[];
  /** Chapters that were chosen and are no longer among the files. */
  readonly missing: readonly string[];
  /** Whether the company profile has the company's name, without which no handbook is made. */
  readonly hasCompany: boolean;
  /** The license that the plan is kept with, and all answers that are kept there. */
  readonly licenseId: string;
  readonly answers: Readonly<Record<string, string>>;
}

type Answers = Readonly<Record<string, string>>;

/** The plan is kept among the company's answers, under keys that no package has. */
const prefix = 'handbook/';
const titleKey = `${prefix}title`;
const papersKey = `${prefix}papers`;
const chaptersKey = `${prefix}chapters`;
const ownKey = (number: number, part: 'title' | 'text'): string => `${prefix}own_${number}_${part}`;
/** An answer has at most 2,000 characters; a longer text is kept in several. */
const longestPiece = 1900;

export const hasPlan = (answers: Answers): boolean => Object.hasOwn(answers, chaptersKey);

/** The plan among a company's answers. Call it only if there is one (`hasPlan`). */
export function planIn(answers: Answers): HandbookPlan {
  const chapters = joined(answers, chaptersKey)
    .split('\n')
    .filter((line) => line !== '');
  return {
    title: answers[titleKey] ?? '',
    hasPapers: answers[papersKey] !== 'none',
    chapters: chapters.map((line): HandbookChapter => {
      const isIncluded = !line.startsWith('-');
      const name = line.replace(/^-/, '');
      const number = /^own (\d+)$/.exec(name)?.[1];
      if (number === undefined) return { kind: 'document', path: `templates/${name}.md`, isIncluded };
      return {
        kind: 'own',
        title: answers[ownKey(Number(number), 'title')] ?? '',
        text: joined(answers, ownKey(Number(number), 'text')),
        isIncluded,
      };
    }),
  };
}

/** The answers with this plan in place of the one that they held. */
export function withPlan(answers: Answers, { title, hasPapers, chapters }: HandbookPlan): Answers {
  let count = 0;
  const own: [string, string][] = [];
  const lines = chapters.map((chapter) => {
    const mark = chapter.isIncluded ? '' : '-';
    if (chapter.kind === 'document') {
      return mark + chapter.path.replace(/^templates\//, '').replace(/\.md$/, '');
    }
    count += 1;
    own.push([ownKey(count, 'title'), chapter.title], ...parts(ownKey(count, 'text'), chapter.text));
    return `${mark}own ${count}`;
  });
  const others = Object.entries(answers).filter(([key]) => !key.startsWith(prefix));
  return Object.fromEntries([
    ...others,
    [titleKey, title],
    [papersKey, hasPapers ? 'end' : 'none'],
    ...parts(chaptersKey, lines.join('\n')),
    ...own,
  ]);
}

function parts(key: string, text: string): [string, string][] {
  const found: [string, string][] = [];
  let rest = text;
  do {
    // No piece ends inside a character of two code units.
    const end = /[\ud800-\udbff]$/.test(rest.slice(0, longestPiece)) ? longestPiece - 1 : longestPiece;
    found.push([found.length === 0 ? key : `${key}_${found.length + 1}`, rest.slice(0, end)]);
    rest = rest.slice(end);
  } while (rest !== '');
  return found;
}

function joined(answers: Answers, key: string): string {
  let text = answers[key] ?? '';
  for (let number = 2; Object.hasOwn(answers, `${key}_${number}`); number += 1) {
    text += answers[`${key}_${number}`] ?? '';
  }
  return text;
}
