import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { keptSignUpWord } from '../model/sign-up-word';
import { signUp } from './sign-up-api';

const api = startFakeApi();
const typed = { email: 'ann@example.com', password: 'a long password', fullName: 'Ann Example' };

describe('a sign-up', () => {
  it('keeps a new word of more than 128 bits for its account, and sends only the hash of it', async () => {
    const words = new Set<string | undefined>();
    for (const id of ['a1', 'a2']) {
      api.answer('/auth/v1/signup', 200, { id, email: typed.email });
      expect(await signUp(typed, 'http://127.0.0.1/auth/callback')).toBe('confirm-email');
      const kept = keptSignUpWord();
      const sent = api.received.at(-1)?.body;
      expect(kept).toEqual({ account: id, word: expect.stringMatching(/^[0-9a-f-]{72}$/) as string });
      const sign_up_word_hash = createHash('sha256')
        .update(kept?.word ?? '')
        .digest('hex');
      expect(sent).toMatchObject({ data: { full_name: 'Ann Example', sign_up_word_hash } });
      expect(JSON.stringify(sent)).not.toContain(kept?.word);
      words.add(kept?.word);
    }
    expect(words.size).toBe(2);
  });
});
