import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/** The address's parameters; none while a rendered page is taken over, because it was rendered without any. */
export function useQueryString(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(useHydrated() ? search : '');
}
