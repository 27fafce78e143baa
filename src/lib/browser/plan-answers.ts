import { readStored, removeStored, writeStored } from './safe-storage';

const key = 'plan_answers';

/** Keeps the answers to the template finder in this browser, as its address has them: a buyer is not asked twice. */
export function keepPlanAnswers(query: URLSearchParams): void {
  const answers = query.toString();
  if (answers !== '') {
    writeStored(key, answers);
  } else {
    removeStored(key);
  }
}

export const readPlanAnswers = (): URLSearchParams =>
  readStored(key, (value) => (typeof value === 'string' ? new URLSearchParams(value) : null)) ??
  new URLSearchParams();

/** The number of employees that a company's profile holds: the finder begins with it. Null forgets it. */
export function keepEmployees(count: string | null): void {
  const answers = readPlanAnswers();
  answers.delete('employees');
  answers.delete('size');
  if (count !== null) answers.append('employees', count);
  keepPlanAnswers(answers);
}
