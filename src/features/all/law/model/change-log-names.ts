import { changeLogStates } from '@law/change-logs';
import { changeLogPath, type ChangeLogSlug } from '@law/law-addresses';
import { findState } from '@law/states';

export function changeLogName(slug: ChangeLogSlug): string {
  const code = changeLogStates[slug];
  return code === 'US' ? 'Federal' : (findState(code)?.name ?? code);
}

/** The title of the log of a state, or of all states. */
export function changeLogTitle(slug: ChangeLogSlug | null): string {
  if (!slug) return 'Changes in the law';
  const name = changeLogName(slug);
  return `Changes in ${name === 'Federal' ? 'federal' : name} law`;
}

/** The address of the feed of a state, or of all states. */
export const changeLogFeed = (slug: ChangeLogSlug | null): string =>
  `${slug ? changeLogPath(slug) : '/law-changes'}.xml`;
