import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

interface Stored {
  readonly id: string;
  readonly status: string;
  readonly answer: string | null;
  readonly answered: boolean;
  readonly moderated: boolean;
  readonly reason: string | null;
}

describe.each(backends)('the moderation of reviews on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const write = async (name: string, change: object = {}) => {
    const answer = await shop.call(
      'anonymous',
      'POST',
      'reviews',
      { product_sku: 'core-hr', rating: 5, first_name: name, email: `${name}@example.com`, ...change },
      { prefer: 'return=minimal' },
    );
    return answer.status;
  };
  const read = async (name: string): Promise<Stored | undefined> => {
    const [row] = await shop.database.query<Stored>(
      `select review.id, review.status, review.answer, review.answered_at is not null as answered,
         review.moderated_at is not null as moderated, contact.rejection_reason as reason
       from public.reviews as review join public.review_contacts as contact on contact.review_id = review.id
       where review.first_name = $1`,
      [name],
    );
    return row;
  };
  const moderate = (id: string, change: object) =>
    shop.call('admin', 'POST', 'rpc/admin_moderate_reviews', { review_ids: [id], ...change });
  const answer = (id: string, words: string) =>
    shop.call('admin', 'POST', 'rpc/admin_answer_review', { review_id: id, answer: words });
  const shown = async (name: string) =>
    (await shop.call('anonymous', 'GET', `reviews?first_name=eq.${name}&select=answer`)).body;

  it('withdraws what is shown, with a reason, and takes every decision back', async () => {
    await write('Wrong');
    const { id } = (await read('Wrong'))!;
    await moderate(id, { new_status: 'approved' });
    expect(await shown('Wrong')).toHaveLength(1);

    const withoutReason = await moderate(id, { new_status: 'rejected', seen_status: 'approved' });
    expect(withoutReason.status).toBe(400);
    const withdrawn = await moderate(id, {
      new_status: 'rejected',
      seen_status: 'approved',
      reason: 'Names an employee',
    });
    expect(withdrawn).toMatchObject({ status: 200, body: 1 });
    expect(await read('Wrong')).toMatchObject({ status: 'rejected', reason: 'Names an employee' });
    expect(await shown('Wrong')).toEqual([]);

    expect((await moderate(id, { new_status: 'pending', seen_status: 'rejected' })).body).toBe(1);
    expect(await read('Wrong')).toMatchObject({ status: 'pending', reason: null, moderated: false });
    await moderate(id, { new_status: 'approved' });
    expect((await moderate(id, { new_status: 'pending', seen_status: 'approved' })).body).toBe(1);
    expect(await shown('Wrong')).toEqual([]);
  });

  it('changes nothing that looks different by now, and nothing that makes no sense', async () => {
    await write('Raced');
    const { id } = (await read('Raced'))!;
    await moderate(id, { new_status: 'approved' });
    // The other admin still saw it waiting.
    expect((await moderate(id, { new_status: 'rejected', reason: 'Advertising' })).status).toBe(409);
    expect(await read('Raced')).toMatchObject({ status: 'approved', reason: null });
    for (const change of [
      { new_status: 'approved', seen_status: 'rejected' },
      { new_status: 'approved', seen_status: 'approved' },
      { new_status: 'hidden' },
      { new_status: null },
      { new_status: 'pending', seen_status: null },
    ]) {
      expect((await moderate(id, change)).status, JSON.stringify(change)).toBe(400);
    }
  });

  it('answers what is shown, in public, and changes or removes the answer', async () => {
    await write('Asked');
    const { id } = (await read('Asked'))!;
    expect((await answer(id, 'Too early')).status).toBe(409);
    await moderate(id, { new_status: 'approved' });
    expect((await answer(id, '  Thank you, Asked.  ')).status).toBeLessThan(300);
    expect(await shown('Asked')).toEqual([{ answer: 'Thank you, Asked.' }]);
    expect(await read('Asked')).toMatchObject({ answered: true });
    expect((await answer(id, 'x'.repeat(1001))).status).toBe(400);
    expect((await answer(id, ' ')).status).toBeLessThan(300);
    expect(await read('Asked')).toMatchObject({ answer: null, answered: false });
  });

  it('is the owner’s alone, and in the log', async () => {
    await write('Logged');
    const { id } = (await read('Logged'))!;
    for (const role of ['anonymous', 'customer'] as const) {
      for (const [call, body] of [
        ['admin_moderate_reviews', { review_ids: [id], new_status: 'approved' }],
        ['admin_answer_review', { review_id: id, answer: 'Mine' }],
      ] as const) {
        expect([401, 403, 404], `${role} ${call}`).toContain(
          (await shop.call(role, 'POST', `rpc/${call}`, body)).status,
        );
      }
    }
    await moderate(id, { new_status: 'approved' });
    await answer(id, 'Thank you.');
    await moderate(id, { new_status: 'rejected', seen_status: 'approved', reason: 'Names an employee' });
    const lines = await shop.database.query<{ after: Record<string, unknown>; reason: string | null }>(
      `select after, reason from public.audit_log where object = 'reviews' and object_id = $1 order by id`,
      [id],
    );
    expect(lines.map(({ after }) => after)).toMatchObject([
      { status: 'approved' },
      { answer: 'Thank you.' },
      { status: 'rejected' },
    ]);
    expect(lines[2]?.reason).toBe('Names an employee');
  });

  it('takes no answer of the owner’s from a visitor', async () => {
    await write('Forged', { answer: 'We agree: worthless.', answered_at: '2026-01-01T00:00:00Z' });
    expect(await read('Forged')).toBeUndefined();
  });
});
