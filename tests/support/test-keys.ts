import type { AuthOptions } from '../../supabase/local/database/open-database';

export const publishableKey = 'sb_publishable_for_tests_only';
export const secretKey = 'sb_secret_for_tests_only';

export const testAuth: AuthOptions = {
  jwtSecret: 'only-for-tests-only-for-tests-only-for-tests',
  publishableKey,
  secretKey,
  siteUrl: 'http://127.0.0.1:4173',
  redirectUrls: [],
  template: {},
};
