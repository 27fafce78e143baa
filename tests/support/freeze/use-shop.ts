import process from 'node:process';
import { z } from 'zod';

/** Where a running shop answers, and how its owner signs in. */
export interface RunningShop {
  readonly apiUrl: string;
  readonly inboxUrl: string;
  readonly publishableKey: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
}

const password = 'correct-horse-battery';
const email = 'olga.oldham@example.com';
const guest = 'guest.buyer@example.com';

/**
 * Uses a shop over HTTP as invented people do: an account, orders with and without one, a refund, a company's answers, leads, a
 * message with its answer, reviews, posts and settings. Of any version, so an answer that it lacks is only printed.
 */
export async function useShop(shop: RunningShop): Promise<void> {
  const call = caller(shop);
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
}

type Call = ReturnType<typeof caller>;

const caller =
  (shop: RunningShop) =>
  async (path: string, body: unknown, token?: string, method = 'POST') => {
    const response = await fetch(`${shop.apiUrl}/${path}`, {
      method,
      headers: {
        apikey: shop.publishableKey,
        'content-type': 'application/json',
        prefer: path.includes('on_conflict') ? 'resolution=merge-duplicates' : 'return=minimal',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    process.stdout.write(`${response.status} ${method} ${path} ${response.ok ? '' : text.slice(0, 200)}\n`);
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
  const credentials = { email: shop.adminEmail, password: shop.adminPassword };
  const { access_token: token } = sessionSchema.parse(
    await call('auth/v1/token?grant_type=password', credentials),
  );
  await call('rest/v1/rpc/ensure_admin_role', {}, token);
  for (const [key, value] of [
    ['SUPPORT_EMAIL', 'kept@example.com'],
    ['QUOTE_STOREFRONT_PRICE', 'true'],
    ['PRICE_LIST', 'second'],
  ]) {
    await call('rest/v1/site_settings?on_conflict=key', { key, value }, token);
  }
  const post = { content: 'Sabbaticals are long leaves. '.repeat(9), title: 'Sabbaticals' };
  const published_at = new Date().toISOString();
  await call(
    'rest/v1/blog_posts',
    { ...post, slug: 'sabbaticals', status: 'published', published_at },
    token,
  );
  await call('rest/v1/blog_posts', { ...post, slug: 'a-draft', status: 'draft' }, token);
  const rowsSchema = z.array(z.object({ id: z.string() })).min(1);
  const firstOf = async (path: string) =>
    rowsSchema.parse(await call(path, undefined, token, 'GET'))[0]?.id ?? '';
  const reviewId = await firstOf('rest/v1/reviews?select=id&first_name=eq.Olga');
  await call('rest/v1/rpc/admin_moderate_reviews', { review_ids: [reviewId], new_status: 'approved' }, token);
  const messageId = await firstOf('rest/v1/contact_messages?select=id');
  const reply = { reply_id: crypto.randomUUID(), body: 'Yes, it is.', seen_replies: 0 };
  await call('rest/v1/rpc/admin_reply_message', { message_id: messageId, ...reply }, token);
}

const searchSchema = z.object({ messages: z.array(z.object({ ID: z.string() })).default([]) });

async function mailedTo(shop: RunningShop, address: string): Promise<string> {
  for (let tries = 0; tries < 120; tries += 1) {
    const found = await fetch(`${shop.inboxUrl}/api/v1/search?query=${encodeURIComponent(`to:${address}`)}`);
    const [message] = searchSchema.parse(await found.json()).messages;
    if (message) {
      const read = await fetch(`${shop.inboxUrl}/api/v1/message/${message.ID}`);
      return z.object({ Text: z.string() }).parse(await read.json()).Text;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No mail to ${address} arrived.`);
}

const tokenMailedTo = async (shop: RunningShop, address: string): Promise<string> =>
  /token=([\w.-]+)/.exec(await mailedTo(shop, address))?.[1] ?? '';
