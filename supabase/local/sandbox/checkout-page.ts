import { brand } from '../../functions/_shared/contracts/brand.ts';
import { couponNote, type Cart } from './cart.ts';
import type { SandboxOrder } from './order-store.ts';

export interface CheckoutView {
  readonly cart: Cart;
  readonly action: string;
  readonly email: string;
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
li form { margin: 0; } li p { margin: 0; overflow-wrap: anywhere; } small { opacity: .85; }
.part { display: flex; gap: .5rem; align-items: center; flex-wrap: wrap; } .part label { margin: 0; font-weight: 400; font-size: .9rem; } .part input[type=text] { width: 6rem; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; } caption { text-align: left; font-weight: 600; } th { text-align: left; font-weight: 400; } td { text-align: right; } th, td { padding: .3rem 0; border-bottom: 1px solid var(--line); }
`;

/** The page of the sandbox provider: what is sold, coupon, email, order bump, Pay, and past orders with Refund. */
export function renderCheckoutPage(view: CheckoutView): string {
  const { cart } = view;
  const [main] = cart.lines;
  const name = escape(main?.name ?? '');
  const hidden = Object.entries(view.metadata)
    .map(([key, value]) => `<input type="hidden" name="${escape(key)}" value="${escape(value)}">`)
    .join('');
  return page(
    `Sandbox checkout: ${main?.name ?? ''}`,
    `<h1>${name}</h1>
     ${priceTable(cart)}
     ${couponNote(cart) ? `<p><small>${escape(couponNote(cart))}</small></p>` : ''}
     <p class="note">This is the sandbox checkout of ${escape(brand.name)}. It takes no money and asks for no card; it sends the same signed message that a real provider sends.</p>
     ${view.error ? `<p class="error" role="alert" id="error">${escape(view.error)}</p>` : ''}
     <form method="post" action="${escape(view.action)}" novalidate>
       ${hidden}
       <div><label for="email">Email</label><input type="email" id="email" name="email" value="${escape(view.email)}" autocomplete="email" required${view.error ? ' aria-invalid="true" aria-describedby="error"' : ''}></div>
       <div class="row"><div><label for="coupon">Coupon</label><input type="text" id="coupon" name="coupon" value="${escape(cart.code)}" autocomplete="off"></div>
       <button class="plain" name="apply" value="1" type="submit" formmethod="get">Apply</button></div>
       ${bumpBox(cart)}
       <button type="submit">Pay</button>
     </form>
     <h2>Past orders</h2>
     ${view.orders.length ? `<ul>${view.orders.map(orderItem).join('')}</ul>` : '<p>No orders yet.</p>'}`,
  );
}

function priceTable({ lines, coupon, discountCents, totalCents }: Cart): string {
  const row = (label: string, cents: string) =>
    `<tr><th scope="row">${escape(label)}</th><td>${cents}</td></tr>`;
  return `<table><caption>Your order</caption><tbody>
    ${lines.map(({ name, listCents }) => row(name, money(listCents))).join('')}
    ${discountCents > 0 ? row(`Coupon ${coupon?.code ?? ''}`, `−${money(discountCents)}`) : ''}
    ${row('Total', `<strong>${money(totalCents)}</strong>`)}
  </tbody></table>`;
}

function bumpBox({ bump, isBumpChosen }: Cart): string {
  return bump === null
    ? ''
    : `<div class="check"><input type="checkbox" id="bump" name="bump" value="${bump.sku}"${isBumpChosen ? ' checked' : ''}>
       <label for="bump">Add ${escape(bump.name)} for ${money(bump.listCents - bump.discountCents)}</label></div>`;
}

function orderItem(order: SandboxOrder): string {
  const names = order.items.map(({ name }) => escape(name)).join(', ');
  const id = escape(order.id);
  const back = order.refundedCents ? ` · ${money(order.refundedCents)} given back` : '';
  const end = order.refundedAt
    ? '<small>Refunded</small>'
    : `<form method="post" action="/sandbox/refund/${id}"><button class="plain" type="submit" aria-label="Refund">Refund</button></form>
       <form method="post" action="/sandbox/refund/${id}" class="part"><label for="part-${id}">Part to give back, in dollars</label><input type="text" id="part-${id}" name="amount" inputmode="decimal" required><button class="plain" type="submit">Give back a part</button></form>`;
  return `<li><p>${names}<br><small>${id} · ${escape(order.email)} · ${money(order.total)}${back} · ${order.createdAt.slice(0, 16).replace('T', ' ')}</small></p>${end}</li>`;
}

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}
