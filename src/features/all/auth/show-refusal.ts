import { toast } from '@/ui/toast';
import { readRefusal } from './model/arrival';
import { refusalMessage } from './model/refusal-message';

/**
 * Says why the auth service sent somebody back. It sends to the start page where the address that the site asked for is not
 * allowed, and to that page itself where it is; on /auth/callback the page says it.
 */
export async function showRefusal(): Promise<void> {
  const code = window.location.pathname === '/auth/callback' ? null : readRefusal(window.location);
  if (code === null) return;
  window.history.replaceState(window.history.state, '', withoutRefusal(window.location));
  await toast({ title: 'Authentication Error', description: refusalMessage(code), tone: 'error' });
}

function withoutRefusal({ pathname, search }: Location): string {
  const kept = new URLSearchParams(search);
  const isOurs = kept.get('error') === 'auth_error';
  for (const name of ['error_code', 'error_description', 'sb', ...(isOurs ? [] : ['error'])])
    kept.delete(name);
  const query = kept.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
