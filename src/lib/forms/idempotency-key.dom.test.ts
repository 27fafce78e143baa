import { describe, expect, it, vi } from 'vitest';
import { withIdempotencyKey } from './idempotency-key';

async function send(content: object, fails = false): Promise<string> {
  let used = '';
  await withIdempotencyKey(content, (id) => {
    used = id;
    return fails ? Promise.reject(new Error('The answer was lost.')) : Promise.resolve();
  }).catch(() => undefined);
  return used;
}

describe('the number of a text', () => {
  it('stays the same for the same content until they have arrived', async () => {
    const content = { subject: 'An invoice', message: 'Which one?' };
    const id = await send(content, true);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await send({ ...content }, true)).toBe(id);
    expect(await send({ ...content })).toBe(id);
    expect(await send(content)).not.toBe(id);
  });

  it('is known to the next page of the tab, whose storage holds nothing of the text', async () => {
    const content = { email: 'ann@example.com', message: 'Which one?' };
    const id = await send(content, true);
    vi.resetModules();
    const nextPage = await import('./idempotency-key');
    let used = '';
    await nextPage.withIdempotencyKey(content, (again) => Promise.resolve((used = again)));
    expect(used).toBe(id);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/ann@|Which/);
  });

  it('is another one for other content, and comes back with the first', async () => {
    const first = await send({ message: 'One' }, true);
    expect(await send({ message: 'Two' })).not.toBe(first);
    expect(await send({ message: 'One' })).toBe(first);
  });
});
