import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/lib/query-client';
import { sessionStorageKey } from '@/lib/supabase-client';

/** Leaves a session in the browser as supabase-js keeps it; whether it is good is for the API to say. */
function signIn(): void {
  const seconds = 3600;
  const session = {
    access_token: 'a.token.signed',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: { id: '00000000-0000-4000-8000-000000000001', email: 'owner@example.com' },
  };
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(session));
}

/** A part of the desk, for somebody who is signed in; failed queries are not asked again. */
export function renderSignedIn(part: ReactNode) {
  signIn();
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, staleTime: 0 } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}
