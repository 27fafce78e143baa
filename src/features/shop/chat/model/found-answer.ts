import { notLegalAdvice } from '@contracts/brand';
import { askPerson, type ChatAnswer, type SiteFinding } from './chat-answer';

const mostLinks = 3;

/** The kinds that say something about law. */
const aboutLaw = new Set(['Document', 'Duty', 'Figure', 'State', 'Article']);

/** What the best result says about the question, in its own words. */
function sentenceOf({ kind, title, about, summary, section }: SiteFinding): string {
  switch (kind) {
    case 'Duty':
      return `${about}: ${title}`;
    case 'Figure':
      return `${title}. ${summary}.`;
    case 'Document': {
      const place = section ? `, in its section “${section}”` : '';
      return `We have a document for this: the “${title}” of the ${about}${place}.`;
    }
    case 'State':
      return `${title}. ${summary}`;
    default:
      return `“${title}” is about this. ${summary}`;
  }
}

/** The answer of the search, with its pages. Null where it found nothing. */
export function answerFromSearch(
  message: string,
  found: readonly SiteFinding[],
  isCorrected: boolean,
): ChatAnswer | null {
  const [best] = found;
  if (!best) return null;
  const text = [
    isCorrected && `Nothing matches “${message}”; this is for a spelling close to it.`,
    sentenceOf(best),
    aboutLaw.has(best.kind) && notLegalAdvice,
  ];
  return {
    text: text.filter(Boolean).join(' '),
    links: [...found.slice(0, mostLinks).map(({ to, label }) => ({ to, label })), askPerson(message)],
  };
}
