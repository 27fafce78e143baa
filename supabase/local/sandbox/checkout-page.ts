import { brand } from '../../functions/_shared/contracts/brand.ts';
import type { SandboxOrder } from './order-store.ts';

export interface CheckoutView {
  readonly product: { readonly name: string; readonly price: number };
  readonly bump: { readonly name: string; readonly price: number } | null;
  readonly action: string;
  readonly coupon: string;
  readonly couponNote: string;
  readonly percentOff: number;
  readonly email: string;
  readonly bumpChosen: boolean;
  readonly error: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly orders: readonly SandboxOrder[];
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

export function afterCoupon(cents: number, percentOff: number): number {
  return Math.round((cents * (100 - percentOff)) / 100);
}

const style = `
:root { color-scheme: light dark; --ink: #17332a; --paper: #fbf8f2; --line: #d8d2c4; --accent: #1f5c46; --soft: #f1ece1; --danger: #a3261b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9efe9; --paper: #12201c; --line: #36473f; --accent: #8fd0b3; --soft: #1a2c26; --danger: #ff9d92; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font: 600 1.6rem/1.2 Georgia, serif; margin: 0 0 .5rem; } h2 { font: 600 1.2rem/1.3 Georgia, serif; margin: 2.5rem 0 .75rem; }
.note { background: var(--soft); border-radius: 10px; padding: .75rem 1rem; font-size: .95rem; }
.error { color: var(--danger); font-weight: 600; }
form { margin: 1.25rem 0; display: grid; gap: 1rem; } label { font-weight: 600; display: block; margin-bottom: .25rem; }
input[type=text], input[type=email] { width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
.row { display: flex; gap: .75rem; align-items: end; } .row > div { flex: 1; }
button { min-height: 44px; padding: .5rem 1.25rem; border-radius: 8px; border: 1px solid var(--accent); background: var(--accent); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer; }
button.plain { background: transparent; color: var(--accent); }
:focus-visible { outline: 3px solid #c98a1b; outline-offset: 2px; }
.check { display: flex; gap: .6rem; align-items: start; } .check input { width: 1.25rem; height: 1.25rem; margin-top: .15rem; } .check label { margin: 0; font-weight: 400; }
ul { list-style: none; margin: 0; padding: 0; } li { border-top: 1px solid var(--line); padding: .75rem 0; display: flex; gap: 1rem; justify-content: space-between; align-items: center; flex-wrap: wrap; }
li form { margin: 0; } li p { margin: 0; overflow-wrap: anywhere; } small { opacity: .85; } del { opacity: .75; }
`;

/** The page of the sandbox provider: product, price, coupon, e-mail, order bump, Pay, and past orders with Refund. */
export function renderCheckoutPage(view: CheckoutView): string {
  const total = afterCoupon(view.product.price, view.percentOff);
  const price =
    view.percentOff > 0
      ? `<del>${money(view.product.price)}</del> <strong>${money(total)}</strong>`
      : `<strong>${money(total)}</strong>`;
  const hidden = Object.entries(view.metadata)
    .map(([key, value]) => `<input type="hidden" name="${escape(key)}" value="${escape(value)}">`)
    .join('');
  const bump = view.bump
    ? `<div class="check"><input type="checkbox" id="bump" name="bump" value="1"${view.bumpChosen ? ' checked' : ''}>
       <label for="bump">Add ${escape(view.bump.name)} for ${money(afterCoupon(view.bump.price, view.percentOff))}</label></div>`
    : '';
  return page(
    `Sandbox checkout: ${view.product.name}`,
    `<h1>${escape(view.product.name)}</h1>
     <p>${price}${view.couponNote ? ` <small>${escape(view.couponNote)}</small>` : ''}</p>
     <p class="note">This is the sandbox checkout of ${escape(brand.name)}. It takes no money and asks for no card; it sends the same signed message that a real provider sends.</p>
     ${view.error ? `<p class="error" role="alert" id="error">${escape(view.error)}</p>` : ''}
     <form method="post" action="${escape(view.action)}" novalidate>
       ${hidden}
       <div><label for="email">E-mail</label><input type="email" id="email" name="email" value="${escape(view.email)}" autocomplete="email" required${view.error ? ' aria-invalid="true" aria-describedby="error"' : ''}></div>
       <div class="row"><div><label for="coupon">Coupon</label><input type="text" id="coupon" name="coupon" value="${escape(view.coupon)}" autocomplete="off"></div>
       <button class="plain" name="apply" value="1" type="submit" formmethod="get">Apply</button></div>
       ${bump}
       <button type="submit">Pay</button>
     </form>
     <h2>Past orders</h2>
     ${view.orders.length ? `<ul>${view.orders.map(orderItem).join('')}</ul>` : '<p>No orders yet.</p>'}`,
  );
}

function orderItem(order: SandboxOrder): string {
  const names = order.items.map(({ name }) => escape(name)).join(', ');
  const end = order.refundedAt
    ? '<small>Refunded</small>'
    : `<form method="post" action="/sandbox/refund/${escape(order.id)}"><button class="plain" type="submit" aria-label="Refund">Refund</button></form>`;
  return `<li><p>${names}<br><small>${escape(order.id)} · ${escape(order.email)} · ${money(order.total)} · ${order.createdAt.slice(0, 16).replace('T', ' ')}</small></p>${end}</li>`;
}

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}
