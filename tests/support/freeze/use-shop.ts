import { z } from 'zod';
import { waitUntil } from '../../../scripts/support/wait-until.ts';
import type { shopAt } from '../../../scripts/support/shop.ts';

type RunningShop = ReturnType<typeof shopAt>;

const password = 'correct-horse-battery';
const email = 'olga.oldham@example.com';
const guest = 'guest.buyer@example.com';

/**
 * Uses a shop over HTTP as invented people do: an account, orders with and without one, a refund, a company's answers, leads, a
 * message with its answer, reviews, posts and settings. Of any version, so what it refuses is only named in the answer.
 */
export async function useShop(shop: RunningShop): Promise<string[]> {
  const refused: string[] = [];
  const call = caller(shop, refused);
  const customer = await openAccount(shop, call);
  await buyAndRefund(shop);
  await call('rest/v1/rpc/claim_purchases_for_user', {}, customer.token);
  // The one or the other, as the version has it.
  await call(
    'rest/v1/company_profiles',
    { user_id: customer.id, values: { company_name: 'Oldham Bakery LLC' } },
    customer.token,
  );
  await call(
    'rest/v1/rpc/save_company_values',
    { answers: { company_name: 'Oldham Bakery LLC' } },
    customer.token,
  );
  for (const [name, lead] of [
    ['Lea Ledwell', 'lea.ledwell@example.com'],
    ['Pending Pete', 'pete@example.com'],
  ]) {
    await call('functions/v1/send-starter-pack', { name, email: lead, utm_source: 'old' });
  }
  const confirmation = await tokenMailedTo(shop, 'lea.ledwell@example.com');
  await call('functions/v1/confirm-subscription', { token: confirmation });
  await call('functions/v1/open-order', { token: await tokenMailedTo(shop, guest) });
  const message = {
    name: 'Mona Messenger',
    email: 'mona@example.com',
    subject: 'A question',
    message: 'Is it kept?',
  };
  await call('functions/v1/submit-contact', {
    ...message,
    request_id: crypto.randomUUID(),
    category: 'other',
  });
  const review = { product_sku: 'core-hr', rating: 5, review_text: 'Kept through every upgrade.' };
  await call('rest/v1/reviews', { ...review, first_name: 'Olga', email }, customer.token);
  await call('rest/v1/reviews', { ...review, first_name: 'Rita', email: 'rita@example.com' });
  await actAsOwner(shop, call);
  return refused;
}

type Call = ReturnType<typeof caller>;

const caller =
  (shop: RunningShop, refused: string[]) =>
  async (path: string, body: unknown, token?: string, method = 'POST') => {
    const send = () =>
      fetch(`${shop.apiUrl}/${path}`, {
        method,
        headers: {
          apikey: shop.publishableKey,
          'content-type': 'application/json',
          prefer: path.includes('on_conflict') ? 'resolution=merge-duplicates' : 'return=minimal',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      });
    // A busy machine asks to come again.
    const response = await waitUntil(path, async () => {
      const answer = await send();
      return answer.status === 503 ? null : answer;
    });
    const text = await response.text();
    if (!response.ok) refused.push(`${response.status} ${method} ${path} ${text.slice(0, 200)}`);
    return response.ok && text !== '' ? (JSON.parse(text) as unknown) : undefined;
  };

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

async function openAccount(shop: RunningShop, call: Call): Promise<{ id: string; token: string }> {
  await call('auth/v1/signup', { email, password, data: { full_name: 'Olga Oldham' } });
  const link = /https?:\/\/\S+\/auth\/callback\S+/.exec(await mailedTo(shop, email))?.[0] ?? '';
  const { token_hash, type } = Object.fromEntries(new URL(link.replace(/[)>\].]+$/, '')).searchParams);
  const session = sessionSchema.parse(await call('auth/v1/verify', { token_hash, type }));
  // Since the address is proven, a version may ask for a password again.
  await call('auth/v1/user', { password }, session.access_token, 'PUT');
  return { id: session.user.id, token: session.access_token };
}

/** At the sandbox checkout: one order of the account, one of a guest, and one that is given back. */
async function buyAndRefund(shop: RunningShop): Promise<void> {
  const order = async (sku: string, buyer: string) => {
    const form = new URLSearchParams({ email: buyer });
    const answer = await fetch(`${shop.apiUrl}/sandbox/checkout/${sku}`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? '').searchParams.get('order_id') ?? '';
  };
  await order('core-hr', email);
  await order('mn-paid-leave', guest);
  const returned = await order('payroll-ops', 'refunded.buyer@example.com');
  await mailedTo(shop, 'refunded.buyer@example.com');
  await fetch(`${shop.apiUrl}/sandbox/refund/${returned}`, { method: 'POST', redirect: 'manual' });
}

async function actAsOwner(shop: RunningShop, call: Call): Promise<void> {
  const { access_token: token } = sessionSchema.parse(
    await call('auth/v1/token?grant_type=password', shop.owner),
  );
  await call('rest/v1/rpc/ensure_admin_role', {}, token);
  for (const [key, value] of [
    ['SUPPORT_EMAIL', 'kept@example.com'],
    ['QUOTE_STOREFRONT_PRICE', 'true'],
    ['PRICE_LIST', 'second'],
  ]) {
    await call('rest/v1/site_settings?on_conflict=key', { key, value }, token);
  }
  const post = { content: 'A cake for each birthday. '.repeat(9), title: 'Cakes', status: 'draft' };
  await call('rest/v1/blog_posts', { ...post, slug: 'a-draft' }, token);
  await call('rest/v1/blog_posts', { ...post, slug: 'cakes' }, token);
  const rowsSchema = z.array(z.object({ id: z.string() })).min(1);
  const firstOf = async (path: string) =>
    rowsSchema.parse(await call(path, undefined, token, 'GET'))[0]?.id ?? '';
  const postId = await firstOf('rest/v1/blog_posts?select=id&slug=eq.cakes');
  await call('functions/v1/check-content', { kind: 'post', id: postId }, token);
  await call(
    `rest/v1/blog_posts?id=eq.${postId}`,
    { status: 'published', published_at: new Date().toISOString() },
    token,
    'PATCH',
  );
  const reviewId = await firstOf('rest/v1/reviews?select=id&first_name=eq.Olga');
  await call('rest/v1/rpc/admin_moderate_reviews', { review_ids: [reviewId], new_status: 'approved' }, token);
  const messageId = await firstOf('rest/v1/contact_messages?select=id');
  const reply = { reply_id: crypto.randomUUID(), body: 'Yes, it is.', seen_replies: 0 };
  await call('rest/v1/rpc/admin_reply_message', { message_id: messageId, ...reply }, token);
}

const mailedTo = async (shop: RunningShop, address: string): Promise<string> =>
  (await shop.waitForMail(address, /./)).Text;

const tokenMailedTo = async (shop: RunningShop, address: string): Promise<string> =>
  /token=([\w.-]+)/.exec(await mailedTo(shop, address))?.[1] ?? '';
