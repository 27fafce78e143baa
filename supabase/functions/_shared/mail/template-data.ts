import { z } from 'zod';
import { companyRoles } from '../contracts/company-roles.ts';
import { contactCategories } from '../contracts/contact.ts';
import { newsletterTextSchema } from '../contracts/newsletter-schema.ts';
import { emailSchema } from '../contracts/fields.ts';
import { orderSchema } from '../contracts/orders.ts';
import { offerSkus } from '../contracts/products.ts';
import { changedDocumentSchema } from '../updates/changed-document.ts';

/** Address of a page or function of ours; `mail-links.ts` checks it again when it becomes a link. */
const linkSchema = z.url({ protocol: /^https?$/ });

const commonLinks = {
  siteUrl: linkSchema,
  supportEmail: emailSchema,
};

const unsubscribeLinks = z.object({ page: linkSchema, oneClick: linkSchema });

/** An order as its mails tell it. The reader of a gift's mail is the person who gave it or the one who received it. */
const orderMail = orderSchema.extend({ gift: z.enum(['given', 'received']).optional() });

/** Where one sentence of what was bought comes from. Dates are ISO days. */
const trailSchema = z.object({
  title: z.string(),
  sentence: z.string(),
  statute: z.string().nullable(),
  kind: z.string(),
  source: linkSchema,
  checkedOn: z.iso.date(),
  nextCheck: z.iso.date(),
});
export type Trail = z.infer<typeof trailSchema>;

/** A payment that has no order yet. */
const paymentMail = z.object({
  orderId: z.string(),
  currency: z.string(),
  amountCents: z.number().int(),
  startedOn: z.iso.date(),
  skus: z.array(z.enum(offerSkus)),
});

const leadData = z.object({ name: z.string().default('') });
const noData = z.object({});

/** What each mail is made from: the row's facts as the database knows them, and the links that only the sender can sign. */
export const mailTemplates = {
  'confirm-subscription': {
    /** The state of which the person wants to hear, by its two letters. */
    data: leadData.extend({ wantedState: z.string().optional() }),
    links: z.object({ ...commonLinks, confirm: linkSchema }),
  },
  'starter-pack-1': { data: leadData, links: z.object({ ...commonLinks, unsubscribe: unsubscribeLinks }) },
  'starter-pack-2': { data: leadData, links: z.object({ ...commonLinks, unsubscribe: unsubscribeLinks }) },
  newsletter: {
    data: newsletterTextSchema,
    links: z.object({ ...commonLinks, unsubscribe: unsubscribeLinks }),
  },
  receipt: {
    data: orderMail.extend({ trail: trailSchema.optional() }),
    links: z.object({ ...commonLinks, files: linkSchema }),
  },
  'gift-receipt': { data: orderMail, links: z.object(commonLinks) },
  'order-link': { data: noData, links: z.object({ ...commonLinks, order: linkSchema }) },
  refund: { data: orderMail, links: z.object(commonLinks) },
  'order-restored': { data: orderMail, links: z.object(commonLinks) },
  'dispute-lost': { data: orderMail, links: z.object(commonLinks) },
  'payment-pending': { data: paymentMail, links: z.object(commonLinks) },
  'payment-failed': { data: paymentMail, links: z.object(commonLinks) },
  'contact-message': {
    data: z.object({
      name: z.string().min(1),
      email: emailSchema,
      subject: z.string().min(1),
      category: z.enum(contactCategories),
      message: z.string().min(1),
    }),
    links: z.object(commonLinks),
  },
  'contact-digest': { data: z.object({ count: z.number().int().positive() }), links: z.object(commonLinks) },
  'contact-reply': {
    data: z.object({
      name: z.string(),
      subject: z.string().min(1),
      message: z.string().min(1),
      reply: z.string().min(1),
    }),
    links: z.object(commonLinks),
  },
  'owner-alert': {
    data: z.object({ subject: z.string().min(1), message: z.string().min(1) }),
    links: z.object(commonLinks),
  },
  'account-changed': {
    data: z.object({
      change: z.enum(['password', 'email', 'recovery-code']),
      newEmail: z.string().default(''),
    }),
    links: z.object(commonLinks),
  },
  'company-invitation': {
    data: z.object({ company: z.string(), role: z.enum(companyRoles), inviter: emailSchema.nullable() }),
    links: z.object({ ...commonLinks, accept: linkSchema }),
  },
  'law-update': {
    data: z.object({ documents: z.array(changedDocumentSchema).min(1) }),
    links: z.object({ ...commonLinks, files: linkSchema, unsubscribe: unsubscribeLinks }),
  },
} as const;

export type MailTemplateName = keyof typeof mailTemplates;
export type MailData<Name extends MailTemplateName> = z.infer<(typeof mailTemplates)[Name]['data']>;
export type MailLinks<Name extends MailTemplateName> = z.infer<(typeof mailTemplates)[Name]['links']>;

export const mailTemplateNames = Object.keys(mailTemplates) as readonly MailTemplateName[];

export function isMailTemplateName(name: string): name is MailTemplateName {
  return Object.hasOwn(mailTemplates, name);
}

const marketing: readonly MailTemplateName[] = ['starter-pack-1', 'starter-pack-2', 'newsletter'];

/**
 * Marketing mail promotes; everything else the reader asked for or paid for. An update of a document is part of what was bought, and
 * can still be stopped like marketing.
 */
export function mailStream(name: MailTemplateName): 'transactional' | 'marketing' {
  return marketing.includes(name) ? 'marketing' : 'transactional';
}
