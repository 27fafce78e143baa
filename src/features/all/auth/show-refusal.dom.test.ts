import { expect, it, vi } from 'vitest';
import { toast } from '@/ui/toast';
import { showRefusal } from './show-refusal';

vi.mock('@/ui/toast', () => ({ toast: vi.fn<() => Promise<void>>(() => Promise.resolve()) }));

it.each([
  [
    '/#error=access_denied&error_code=otp_expired&error_description=Invalid',
    '/',
    /used already or has expired/,
  ],
  ['/account?tab=security#error_code=user_denied', '/account?tab=security', /canceled at the other service/],
  ['/auth/password?error=server_error&error_code=signup_disabled&a=b', '/auth/password?a=b', /no account/],
  ['/?error=auth_error#error_code=otp_expired', '/?error=auth_error', /used already or has expired/],
])('says at %s what happened, once', async (address, left, message) => {
  vi.mocked(toast).mockClear();
  window.history.replaceState(null, '', address);
  await showRefusal();
  await showRefusal();
  expect(toast).toHaveBeenCalledOnce();
  expect(vi.mocked(toast).mock.calls[0]?.[0].description).toMatch(message);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(left);
});
