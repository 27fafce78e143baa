import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/browser/use-hydrated';

/** The URL's parameters. None during hydration, because the page was prerendered without any. */
export function useQueryString(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(useHydrated() ? search : '');
}
