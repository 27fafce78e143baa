import { defaultCopy, type FileCopy, type FileMode } from '../contracts/file-formats.ts';
import { compareDocuments, fillTemplate, type Redline } from '../documents/mod.ts';
import { valuesFor } from './company-answers.ts';
import type { Answers } from '../licenses/license-answers.ts';
import { copyOptions } from './render-template.ts';
import type { StoredTemplate } from './stored-templates.ts';

interface CopyChoice {
  readonly mode: FileMode;
  readonly copy: FileCopy;
  readonly answers: Answers;
  /** The day, ISO, whose figures hold where the document has no effective date. */
  readonly today: string;
}

/** Two texts of a template, both filled like the buyer's copy, as one with its changes marked. */
export function redlineOf(
  older: StoredTemplate,
  newer: StoredTemplate,
  { mode, copy, answers, today }: CopyChoice,
): Redline {
  const [before, after] = [older, newer].map(({ text: template, facts }) =>
    fillTemplate(template, mode, valuesFor(template, answers), {
      ...copyOptions(copy),
      facts,
      today,
    }),
  ) as [ReturnType<typeof fillTemplate>, ReturnType<typeof fillTemplate>];
  return compareDocuments(before, after);
}

/** The copy that a buyer works with: filled with the answers once there are any. */
export function ownCopy(answers: Answers | null, today: string): CopyChoice {
  const isAnswered = Object.values(answers ?? {}).some((answer) => answer.trim() !== '');
  const mode = isAnswered ? 'company' : 'blank';
  return { mode, copy: defaultCopy(mode), answers: answers ?? {}, today };
}
