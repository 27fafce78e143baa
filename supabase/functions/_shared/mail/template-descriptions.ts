import type { SequenceMailName } from '../contracts/email-sequences.ts';
import { renderMail } from './render-mail.ts';
import type { RenderedMail } from './rendered-mail.ts';
import { mailStream, type MailTemplateName } from './template-data.ts';
import { sampleData, sampleLinks } from './template-samples.ts';

interface MailVariable {
  /** The field's path in the mail's data or links. */
  readonly name: string;
  readonly description: string;
  /** How other mail programs' templates write it; only where the mail's source can be copied. */
  readonly placeholder?: string;
}

export interface MailDescription {
  readonly name: MailTemplateName;
  readonly title: string;
  readonly stream: 'transactional' | 'marketing';
  readonly sentWhen: string;
  readonly variables: readonly MailVariable[];
}

const site: MailVariable = {
  name: 'siteUrl',
  description: 'Address of the shop',
  placeholder: '{{site_url}}',
};
const support: MailVariable = {
  name: 'supportEmail',
  description: 'Support address of Site Settings',
  placeholder: '{{support_email}}',
};
const leadName: MailVariable = {
  name: 'name',
  description: 'Name from the form; left out if it is not a plain name',
  placeholder: '{{name}}',
};
const unsubscribe: readonly MailVariable[] = [
  {
    name: 'unsubscribe.page',
    description: 'Page that ends the emails for this subscriber',
    placeholder: '{{unsubscribe_url}}',
  },
  {
    name: 'unsubscribe.oneClick',
    description: 'Address for the List-Unsubscribe header (RFC 8058); not in the text',
  },
];
const order: readonly MailVariable[] = [
  { name: 'provider', description: 'Who took the payment' },
  { name: 'orderId', description: 'Order number' },
  { name: 'status', description: 'State of the order' },
  { name: 'currency', description: 'Currency of all amounts' },
  { name: 'amountCents', description: 'Total paid' },
  { name: 'discountCents', description: 'What the coupon took off' },
  { name: 'refundedCents', description: 'Amount refunded so far' },
  { name: 'disputedCents', description: 'Amount that the bank holds or has given back' },
  { name: 'taxCents', description: 'Sales tax in the total, where the provider tells it' },
  { name: 'taxIncluded', description: 'Whether the prices contain the sales tax' },
  { name: 'coupon', description: 'Coupon code, if one was used' },
  { name: 'paidOn', description: 'The day of the payment' },
  { name: 'items', description: 'Products with their amounts and license keys' },
  { name: 'isGift', description: 'Whether somebody else paid' },
  { name: 'gift', description: 'Of a gift: whether the reader gave or received it' },
];

const payment: readonly MailVariable[] = [
  { name: 'orderId', description: 'Order number' },
  { name: 'currency', description: 'Currency of the amount' },
  { name: 'amountCents', description: 'What was ordered for' },
  { name: 'startedOn', description: 'The day of the order' },
  { name: 'skus', description: 'Products' },
];

const texts: Readonly<Record<MailTemplateName, Omit<MailDescription, 'name' | 'stream'>>> = {
  'confirm-subscription': {
    title: 'Confirm the address (double opt-in)',
    sentWhen: 'At once after the starter pack form, at most once in 24 hours for each address',
    variables: [
      leadName,
      {
        name: 'wantedState',
        description: 'The state they want to hear about, by its two letters; often none',
      },
      { name: 'confirm', description: 'Page with the confirmation button' },
      site,
      support,
    ],
  },
  'starter-pack-1': {
    title: 'Starter pack, email 1',
    sentWhen: 'At once after the confirmation, and when a confirmed subscriber asks again',
    variables: [leadName, ...unsubscribe, site, support],
  },
  'starter-pack-2': {
    title: 'Starter pack, email 2',
    sentWhen: '48 hours after the confirmation, unless the subscriber has bought or unsubscribed by then',
    variables: [leadName, ...unsubscribe, site, support],
  },
  newsletter: {
    title: 'Newsletter',
    sentWhen: 'When the time of an issue has come, to confirmed addresses that still want it',
    variables: [
      { name: 'subject', description: 'Subject of the issue' },
      { name: 'intro', description: 'The first lines, as plain text' },
      { name: 'items', description: 'Changes in the law and posts, each with its page' },
      ...unsubscribe,
      site,
      support,
    ],
  },
  receipt: {
    title: 'Receipt with files and license keys',
    sentWhen: 'When the provider has confirmed a payment',
    variables: [
      ...order,
      {
        name: 'trail',
        description: 'Where one sentence of the files comes from, while its statement stands',
      },
      { name: 'files', description: 'Link to the files, 30 days' },
      site,
      support,
    ],
  },
  'gift-receipt': {
    title: 'Receipt for a gift',
    sentWhen: 'To the person who paid, when the provider has confirmed the payment of a gift',
    variables: [...order, site, support],
  },
  'order-link': {
    title: 'Find my order',
    sentWhen: 'When somebody enters the address of a buyer, at most once a minute',
    variables: [{ name: 'order', description: 'One-time link to all orders, 24 hours' }, site, support],
  },
  refund: {
    title: 'Refund',
    sentWhen: 'When an order, or one of its products, was refunded in full',
    variables: [...order, site, support],
  },
  'order-restored': {
    title: 'License works again',
    sentWhen: 'When a refund failed or was canceled, or a dispute was won',
    variables: [...order, site, support],
  },
  'dispute-lost': {
    title: 'Dispute decided for the buyer',
    sentWhen: 'When a dispute was lost, once',
    variables: [...order, site, support],
  },
  'payment-pending': {
    title: 'Payment under way',
    sentWhen: 'When an order is paid by a way that takes days, once, and when its buyer asks for the order',
    variables: [...payment, site, support],
  },
  'payment-failed': {
    title: 'Payment did not go through',
    sentWhen: 'When such a payment failed, once',
    variables: [...payment, site, support],
  },
  'contact-message': {
    title: 'Contact form, to the support address',
    sentWhen: 'When the contact form was sent and Site Settings have a support address',
    variables: [
      { name: 'name', description: 'Name of the sender' },
      { name: 'email', description: 'Address of the sender; answering goes there' },
      { name: 'subject', description: 'Subject' },
      { name: 'category', description: 'Category' },
      { name: 'message', description: 'Message, as plain text' },
      site,
      support,
    ],
  },
  'contact-digest': {
    title: 'Messages of an hour that sent no email of their own',
    sentWhen:
      'At the end of an hour in which one sender wrote more than 3 messages or all senders together more than 60',
    variables: [{ name: 'count', description: 'How many messages' }, site, support],
  },
  'contact-reply': {
    title: 'Answer to a contact message',
    sentWhen: 'When an admin answers a message',
    variables: [
      { name: 'name', description: 'Name of the person who wrote' },
      { name: 'subject', description: 'Subject of their message' },
      { name: 'message', description: 'Their message, quoted below the answer' },
      { name: 'reply', description: 'The answer, as plain text' },
      site,
      support,
    ],
  },
  'owner-alert': {
    title: 'Alert to the administrators',
    sentWhen: 'When an order was held, a payment is disputed, or a refund or dispute was taken back',
    variables: [
      { name: 'subject', description: 'What happened' },
      { name: 'message', description: 'What to know about it' },
      site,
      support,
    ],
  },
  'account-changed': {
    title: 'Password, address or authenticator app of an account changed',
    sentWhen: 'At once after the change, to the address that the account had',
    variables: [
      { name: 'change', description: 'password, email or recovery-code' },
      { name: 'newEmail', description: 'The new address, if that is what changed' },
      site,
      support,
    ],
  },
  'company-invitation': {
    title: 'Invitation to a company',
    sentWhen: 'When an owner of a company invites somebody in their account',
    variables: [
      { name: 'company', description: 'Name of the company; left out if it is not a plain name' },
      { name: 'role', description: 'owner, adviser or viewer' },
      { name: 'inviter', description: 'Address of the person who invites' },
      { name: 'accept', description: 'Page with the button that accepts, 7 days' },
      site,
      support,
    ],
  },
  'law-update': {
    title: 'A change reaches the buyer’s own copy',
    sentWhen:
      'After the owner has sent an update notice, at most once a day for each buyer whose copy changes',
    variables: [
      {
        name: 'documents',
        description: 'Documents with their versions, the reason and the facts that changed',
      },
      { name: 'files', description: 'Link to the buyer’s files' },
      ...unsubscribe,
      site,
      support,
    ],
  },
};

/** What a template is for and what it is filled with, for the admin's pages. */
export function describeMail(name: MailTemplateName): MailDescription {
  return { name, stream: mailStream(name), ...texts[name] };
}

/** The mail with sample values, as a reader would see it. */
export function sampleMail(name: MailTemplateName): RenderedMail {
  return renderMail(name, sampleData[name], sampleLinks[name]);
}

/**
 * The two mails of the sequence with placeholders in place of what differs for each subscriber, to be copied into another
 * mail program. They are rendered with stand-ins that pass every check and then exchanged, so the checks need no way around
 * them.
 */
export function mailSource(
  name: SequenceMailName,
  shop: { readonly siteUrl: string; readonly supportEmail: string },
): Pick<RenderedMail, 'subject' | 'html' | 'text'> {
  const standIns: readonly (readonly [standIn: string, placeholder: string])[] = [
    ['https://unsubscribe.invalid/', '{{unsubscribe_url}}'],
    ['Nameplaceholder', '{{name}}'],
  ];
  const exchange = (text: string) =>
    standIns.reduce((filled, [standIn, placeholder]) => filled.replaceAll(standIn, placeholder), text);
  const { subject, html, text } = renderMail(
    name,
    { name: 'Nameplaceholder' },
    {
      ...shop,
      unsubscribe: { page: 'https://unsubscribe.invalid/', oneClick: 'https://unsubscribe.invalid/' },
    },
  );
  return { subject: exchange(subject), html: exchange(html), text: exchange(text) };
}
