import { contradictionsIn } from '@contracts/answer-rules';
import type { Interview, InterviewQuestion } from '@contracts/interview';

export type Answers = Readonly<Record<string, string>>;

export const questionsOf = ({ steps, single, suggestions }: Interview): InterviewQuestion[] =>
  [...steps, ...single, ...suggestions].flatMap(({ questions }) => questions);

/**
 * All answers after the form was changed. What is not asked now, because of another answer or another product, keeps its
 * answer, unless a new one contradicts it: nobody could see it to change it.
 */
export function readAnswers(form: HTMLFormElement, interview: Interview, answers: Answers): Answers {
  const given = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  const asked = new Set(questionsOf(interview).map(({ key }) => key));
  const others = Object.entries(answers).filter(([key]) => !asked.has(key));
  const all: Answers = Object.fromEntries([...others, ...given]);
  const hidden = new Set(contradictionsIn(all).flatMap(({ field }) => (asked.has(field) ? [] : [field])));
  return Object.fromEntries(Object.entries(all).filter(([key]) => !hidden.has(key)));
}

/** The messages by field, in the order of the form. */
export function contradictionsByField(interview: Interview, answers: Answers): ReadonlyMap<string, string> {
  const found = new Map(contradictionsIn(answers).map(({ field, message }) => [field, message]));
  return new Map(
    questionsOf(interview).flatMap(({ key }): [string, string][] => {
      const message = found.get(key);
      return message === undefined ? [] : [[key, message]];
    }),
  );
}
