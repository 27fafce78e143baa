import { describe, expect, it } from 'vitest';
import { addressCases } from '../../../../../tests/support/text-cases';
import { emailSchema, passwordSchema, signInSchema, signUpSchema } from './credentials';

const password = 'a sentence that is long enough';

describe('what is typed to sign in or up', () => {
  it.each(addressCases)('has a clean address: %s', (_what, email, kept) => {
    expect(signUpSchema.parse({ fullName: '', email, password }).email).toBe(kept);
    expect(signInSchema.parse({ email, password }).email).toBe(kept);
    expect(emailSchema.parse({ email }).email).toBe(kept);
  });

  it('has a password of which every byte counts', () => {
    const problem = (typed: string) =>
      passwordSchema.safeParse({ password: typed }).error?.issues[0]?.message;
    expect(problem('x'.repeat(72))).toBeUndefined();
    expect(problem('x'.repeat(73))).toContain('it counts 73');
    expect(problem('é'.repeat(36))).toBeUndefined();
    expect(problem('é'.repeat(37))).toContain('it counts 74');
    expect(problem('🌮'.repeat(19))).toContain('it counts 76');
    expect(problem('short')).toContain('at least 12');
  });
});
