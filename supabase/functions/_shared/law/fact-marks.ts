import { sentencesOf } from './sentences.ts';

/** `{key}`, `{key number}`, `{{key}}`, `{law key other-key}`. */
const factMarks = /\{\{?(?:law )?[a-z]{2}-[a-z0-9-][^{}]*\}?\}/g;

/** The keys of the facts that a text inserts or names, in its order. */
export const factKeysIn = (text: string): string[] =>
  [...text.matchAll(factMarks)].flatMap(([mark]) =>
    [...mark.matchAll(/[a-z]{2}-[a-z0-9-]+/g)].map(([key]) => key),
  );

/** A text with other words in the places of its marks. */
export const withoutFactMarks = (text: string, words = ''): string => text.replaceAll(factMarks, words);

/** The sentences of a line. A mark follows the period of its sentence and belongs to it. */
export const sentencesWithMarks = (line: string): string[] =>
  sentencesOf(
    line
      .replaceAll(/([.!?]["”)]*)((?: *\{law [^{}]*\})+)/g, '$2$1')
      .replaceAll(/([.!?]["”)]*)(\}\}) (?=\{\{)/g, '$1$2. '),
  );

/** The sentences of a line that insert or name a fact, as the owner reads them: with the figure of this fact in its places. */
export const sentencesNaming = (line: string, key: string, figure: string): string[] =>
  sentencesWithMarks(line)
    .filter((sentence) => factKeysIn(sentence).includes(key))
    .map((sentence) =>
      withoutFactMarks(
        sentence
          .replaceAll(/ *\{law [^{}]*\}/g, '')
          .replaceAll(new RegExp(`\\{${key}( number)?\\}`, 'g'), figure),
        '…',
      ),
    );
