import {
  companyProfileFields,
  companyProfileGroups,
  type PlaceholderField,
} from '../contracts/company-profile.ts';
import type {
  Interview,
  InterviewDocument,
  InterviewQuestion,
  InterviewStep,
} from '../contracts/interview.ts';
import { derivedAnswers } from '../contracts/derived-answers.ts';
import { answerNeeds, type AnswerNeeds, type Template } from '../documents/mod.ts';
import { answerKeys, valuesFor } from './company-answers.ts';

type Answers = Readonly<Record<string, string>>;

interface Asked {
  readonly template: Template;
  readonly needs: AnswerNeeds;
}

const profileFields = new Map(companyProfileFields.map((field) => [field.key, field]));
const stateNames: Readonly<Record<string, string>> = { MN: 'Minnesota', WI: 'Wisconsin' };

/**
 * What has to be known to fill these templates, each thing once, and what follows from the answers so far. A question is left
 * out when every part that would use its answer is left out. A question that the documents of a package share is asked for
 * the package, unless they offer different choices.
 */
export function interviewFor(templates: readonly Template[], answers: Answers): Interview {
  const here = templates.filter((template) => isForStates(template, answers['work_states']));
  const asked = here.map((template): Asked => ({
    template,
    needs: answerNeeds(template, valuesFor(template, answers)),
  }));
  const questions = [...profileQuestions(asked, templates, answers), ...ownQuestions(asked)];
  const of = (part: PlacedQuestion['part']) =>
    stepsOf(questions.filter((question) => question.part === part));
  return {
    steps: of('interview'),
    single: of('single'),
    suggestions: of('suggestion'),
    documents: asked.map(describeDocument),
    otherStates: templates.filter((template) => !here.includes(template)).map(({ title }) => title),
  };
}

/** Whether a company with people in these states needs the document; yes while nobody said where they work. */
export function isForStates({ states }: Pick<Template, 'states'>, workStates: string | undefined): boolean {
  return !workStates || states.some((state) => workStates.includes(stateNames[state] ?? state));
}

interface PlacedQuestion {
  readonly part: 'interview' | 'single' | 'suggestion';
  readonly title: string;
  readonly question: InterviewQuestion;
}

function profileQuestions(
  asked: readonly Asked[],
  all: readonly Template[],
  answers: Answers,
): PlacedQuestion[] {
  const severalStates = new Set(all.flatMap(({ states }) => states)).size > 1;
  const derived = derivedAnswers(answers);
  return companyProfileGroups.flatMap(({ title, keys }) =>
    keys.flatMap((key): PlacedQuestion[] => {
      const field = profileFields.get(key);
      const users = asked.filter(({ needs }) => needs.needed.has(key));
      const isAsked = users.length > 0 || key === 'company_name' || (key === 'work_states' && severalStates);
      const isKnown = key === 'minnesota_employees' && knowsHeadcount(derived, answers, severalStates);
      if (!field || !isAsked || isKnown) return [];
      const question = questionOf(field, field.key, users, key === 'work_states');
      return [{ part: isOptional(field, asked) ? 'suggestion' : 'interview', title, question }];
    }),
  );
}

/** Another answer that is asked for anyway stands in for it. */
function isOptional({ whenEmpty }: PlaceholderField, asked: readonly Asked[]): boolean {
  const from = whenEmpty?.from;
  return from === 'company_name' || asked.some(({ needs }) => from !== undefined && needs.needed.has(from));
}

/** With people in one state the headcount there is that of the company; which state it is comes first. */
function knowsHeadcount(derived: Answers, answers: Answers, severalStates: boolean): boolean {
  return 'minnesota_employees' in derived || (severalStates && !answers['work_states']);
}

interface SharedQuestion {
  readonly field: PlaceholderField;
  readonly users: Asked[];
}

function ownQuestions(asked: readonly Asked[]): PlacedQuestion[] {
  const byPlace = new Map<string, SharedQuestion>();
  for (const user of asked) {
    for (const field of user.template.placeholders) {
      if (!profileFields.has(field.key) && user.needs.needed.has(field.key)) {
        const place = placeOf(field, user.template, asked);
        const known: SharedQuestion = byPlace.get(place) ?? { field, users: [] };
        byPlace.set(place, known);
        known.users.push(user);
      }
    }
  }
  return [...byPlace].map(([place, { field, users }]): PlacedQuestion => {
    const question = questionOf(field, place, users, false);
    const title = users[0]?.template.title ?? '';
    if (question.suggested) {
      return { part: 'suggestion', title, question };
    }
    // What one document alone needs is asked when that document is issued.
    if (users.length === 1) {
      return { part: 'single', title, question };
    }
    return { part: 'interview', title: question.decides ? decidingStep : detailsStep, question };
  });
}

/** The questions whose answers make others needless come first. */
const decidingStep = companyProfileGroups[0]?.title ?? '';
const detailsStep = 'Shared by several documents';

function questionOf(
  field: PlaceholderField,
  key: string,
  users: readonly Asked[],
  decides: boolean,
): InterviewQuestion {
  return {
    ...field,
    key,
    usedIn: users.map(({ template }) => template.title),
    decides:
      decides ||
      users.some(({ template }) => template.conditions.some(({ names }) => names.includes(field.key))),
  };
}

function stepsOf(placed: readonly PlacedQuestion[]): InterviewStep[] {
  const steps = new Map<string, InterviewQuestion[]>(companyProfileGroups.map(({ title }) => [title, []]));
  for (const { title, question } of placed) {
    steps.set(title, [...(steps.get(title) ?? []), question]);
  }
  return [...steps].flatMap(([title, questions]) => (questions.length > 0 ? [{ title, questions }] : []));
}

const asksSomebody = /\b(?:ask|call|check with|confirm with|talk to|lawyer|attorney)\b/i;

function describeDocument({ template, needs }: Asked): InterviewDocument {
  return {
    path: template.path,
    title: template.title,
    open: needs.open.length,
    leftOut: needs.leftOut,
    decisions: needs.notes.filter((note) => !asksSomebody.test(note)),
    calls: needs.notes.filter((note) => asksSomebody.test(note)),
  };
}

function placeOf(field: PlaceholderField, template: Template, asked: readonly Asked[]): string {
  const [ownPlace = field.key, sharedPlace = field.key] = answerKeys(template.path, field.key);
  const isAgreed = asked
    .filter((other) => other.template.package === template.package)
    .flatMap(({ template: other }) => other.placeholders.filter(({ key }) => key === field.key))
    .every((other) => choicesOf(other) === choicesOf(field));
  return isAgreed ? sharedPlace : ownPlace;
}

function choicesOf({ kind, options }: PlaceholderField): string {
  return JSON.stringify([kind === 'choice', options ?? []]);
}
