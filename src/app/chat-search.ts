import { packStates } from '@law/pack-states';
import type { SiteFinding, SiteFindings } from '@/features/shop/chat/model/chat-answer';
import { loadSearch } from '@/features/shop/search/api/load-search';
import { recordSearchMiss } from '@/features/shop/search/api/search-misses';
import type { Found, Search } from '@/features/shop/search/model/search-engine';

function toFinding({ entry, part, to }: Found): SiteFinding {
  const { kind, title, about, summary } = entry;
  return {
    to,
    kind,
    title,
    about,
    summary,
    section: part?.heading ?? null,
    label: kind === 'Document' || kind === 'Duty' ? `${title} (${about})` : title,
  };
}

/**
 * Only pages that name what is asked: a word somewhere in a text is no answer. A question that names one of our states is never
 * answered with the law of the other.
 */
export function findForChat(search: Search, question: string): SiteFindings {
  const { found, isCorrected, state } = search(question);
  const others: readonly string[] = state === '' ? [] : packStates.filter((code) => code !== state);
  const fitting = found.filter(({ entry, isNamed }) => isNamed && !others.includes(entry.state));
  return { found: fitting.map(toFinding), isCorrected };
}

/** Searches for the chat. The owner reads which questions found nothing, as far as they name no person. */
export async function searchForChat(question: string): Promise<SiteFindings> {
  const findings = findForChat(await loadSearch(), question);
  if (findings.found.length === 0) {
    recordSearchMiss(question).catch((error: unknown) => console.warn('The search was not recorded.', error));
  }
  return findings;
}
