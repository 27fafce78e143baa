import {
  handbookLimits,
  hasPlan,
  planIn,
  type HandbookChapter,
  type HandbookDocument,
  type HandbookPlan,
  type HandbookProblem,
} from '../contracts/handbook.ts';
import { packageIds } from '../contracts/products.ts';
import {
  answerNeeds,
  type HandbookChapter as FilledChapter,
  parseOwnSection,
  type Template,
  TemplateError,
} from '../documents/mod.ts';
import { HttpError } from '../http/http-error.ts';
import { packStateNames, packStates, isPackState } from '../law/pack-states.ts';
import { valuesFor } from './company-answers.ts';
import { isForStates } from './interview.ts';
import { publisher } from './publisher.ts';

type Answers = Readonly<Record<string, string>>;

/** What employees read through, in the order of a handbook. Forms, letters and papers for managers are no chapters. */
const chapterTypes: readonly string[] = ['Handbook', 'Policy Document', 'Addendum', 'FAQ'];
/** An addendum says what the handbook or a policy says too, for a company that has another one; a FAQ repeats. */
const defaultTypes: readonly string[] = ['Handbook', 'Policy Document'];
const defaultTitle = 'Employee Handbook';

export const canBeChapter = ({ type }: { readonly type: string }): boolean => chapterTypes.includes(type);

/** By state; within a state the handbook comes first, then policies, then what adds to them. */
export function inHandbookOrder(templates: readonly Template[]): Template[] {
  const rank = ({ states, type, package: pack, order }: Template): readonly number[] => [
    packStates.findIndex((state) => states.includes(state)),
    chapterTypes.indexOf(type),
    packageIds.findIndex((id) => id === pack),
    order,
  ];
  return [...templates].sort((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    const at = first.findIndex((value, index) => value !== second[index]);
    return (first[at] ?? 0) - (second[at] ?? 0);
  });
}

/** The plan as it was saved, or a first one, with every document of the files in it; and the paths that are gone. */
export function currentPlan(
  templates: readonly Template[],
  answers: Answers,
): { readonly plan: HandbookPlan; readonly missing: readonly string[] } {
  const saved = hasPlan(answers) ? planIn(answers) : null;
  const paths = new Set(templates.map(({ path }) => path));
  const isHere = (chapter: HandbookChapter) => chapter.kind === 'own' || paths.has(chapter.path);
  const kept = saved?.chapters.filter(isHere) ?? [];
  const known = new Set(kept.map((chapter) => (chapter.kind === 'document' ? chapter.path : '')));
  const added = templates
    .filter(({ path }) => !known.has(path))
    .map((template): HandbookChapter => ({
      kind: 'document',
      path: template.path,
      isIncluded:
        saved === null &&
        defaultTypes.includes(template.type) &&
        isForStates(template, answers['work_states']),
    }));
  return {
    plan: {
      title: saved?.title || defaultTitle,
      hasPapers: saved?.hasPapers ?? true,
      chapters: [...kept, ...added],
    },
    missing: (saved?.chapters ?? []).flatMap((chapter) =>
      chapter.kind === 'document' && chapter.isIncluded && !isHere(chapter) ? [chapter.path] : [],
    ),
  };
}

export function describeDocument(template: Template, answers: Answers): HandbookDocument {
  const { path, title, type, version, states, placeholders } = template;
  const { open } = answerNeeds(template, valuesFor(template, answers));
  return {
    path,
    title,
    type,
    version,
    states: states.map((state) => (isPackState(state) ? packStateNames[state] : state)).join(' and '),
    unanswered: open.map((key) => placeholders.find((field) => field.key === key)?.label ?? key),
  };
}

/** What is wrong with the own sections that are chosen. */
export function problemsIn({ chapters }: HandbookPlan): HandbookProblem[] {
  let count = 0;
  return chapters.flatMap((chapter, index): HandbookProblem[] => {
    if (chapter.kind === 'document' || !chapter.isIncluded) {
      return [];
    }
    count += 1;
    const message =
      count > handbookLimits.sections
        ? `A handbook has at most ${handbookLimits.sections} sections of your own.`
        : problemOf(chapter);
    return message === null ? [] : [{ chapter: index, message }];
  });
}

function problemOf(section: { readonly title: string; readonly text: string }): string | null {
  if (section.title.trim() === '') {
    return 'Please give the section a title.';
  }
  if (section.text.trim() === '') {
    return 'Please write the text of the section, or leave the section out.';
  }
  if (section.text.length > handbookLimits.sectionText) {
    return `A section has at most ${handbookLimits.sectionText.toLocaleString('en-US')} characters.`;
  }
  try {
    parseOwnSection(section, publisher);
    return null;
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const [first] = error.problems;
    return first ? `Line ${first.line}: ${first.message}.` : error.message;
  }
}

/** The chosen chapters with the company's values; 400 with a sentence when one cannot be made. */
export function chaptersFor(templates: readonly Template[], answers: Answers): FilledChapter[] {
  const { plan, missing } = currentPlan(templates, answers);
  const [gone] = missing;
  if (gone !== undefined) {
    throw new HttpError(
      400,
      'missing_chapter',
      `“${gone}” is no longer among your files. Please save the handbook without it.`,
    );
  }
  const [problem] = problemsIn(plan);
  if (problem) {
    throw new HttpError(400, 'invalid_section', problem.message, { field: `chapters.${problem.chapter}` });
  }
  const byPath = new Map(templates.map((template) => [template.path, template]));
  return plan.chapters
    .filter(({ isIncluded }) => isIncluded)
    .flatMap((chapter) => {
      const template =
        chapter.kind === 'own' ? parseOwnSection(chapter, publisher) : byPath.get(chapter.path);
      return template ? [{ template, values: valuesFor(template, answers) }] : [];
    });
}
