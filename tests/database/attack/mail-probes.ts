import type { TestShop } from '../../support/test-database';
import type { Probe } from './probe';
import { passMailTime } from '../../support/pass-mail-time';

const marker = 'bombed';

const service = (shop: TestShop, name: string, body: object) =>
  shop.call('service', 'POST', `rpc/${name}`, body);

const mailsLike = (shop: TestShop, template: string) =>
  shop.database.query<{ to: string }>(
    `select "to" from public.email_messages where template like $1 and "to" like '%${marker}%'`,
    [template],
  );

async function clean(shop: TestShop): Promise<void> {
  for (const statement of [
    `delete from public.email_messages where "to" like '%${marker}%'`,
    `delete from public.contact_messages where email like '%${marker}%'`,
    `delete from public.leads where email like '%${marker}%'`,
    `delete from public.site_settings where key = 'SUPPORT_EMAIL'`,
    'delete from private.mail_counts',
  ]) {
    await shop.database.query(statement);
  }
}

const optIn = (shop: TestShop, lead_email: string) =>
  service(shop, 'request_starter_pack', { lead_id: crypto.randomUUID(), lead_name: 'Probe', lead_email });

/** What a stranger can have sent to others. */
export const mailProbes: readonly Probe[] = [
  {
    name: '132 the mailbox of somebody else filled with confirmations',
    async attack(shop) {
      await clean(shop);
      for (let asked = 0; asked < 4; asked++) {
        await optIn(shop, `${marker}@example.com`);
        await passMailTime(shop, 2 * 60);
      }
      const mails = await mailsLike(shop, '%');
      await clean(shop);
      return mails.length === 1 ? [] : [`${mails.length} mails`];
    },
  },
  {
    name: '180 one mailbox mailed under many forms of its address',
    async attack(shop) {
      await clean(shop);
      for (const form of [`${marker}+1@example.com`, `${marker}+2@example.com`, `${marker}@example.com`]) {
        await optIn(shop, form);
      }
      for (const form of [`a.${marker}@gmail.com`, `a${marker}@googlemail.com`]) {
        await optIn(shop, form);
      }
      const mails = await mailsLike(shop, '%');
      await clean(shop);
      return mails.length === 2 ? [] : [mails.map(({ to }) => to).join()];
    },
  },
  {
    name: '181 the owner’s mailbox filled by the contact form, or its messages lost',
    async attack(shop) {
      await clean(shop);
      await shop.database.query(
        `insert into public.site_settings (key, value, is_public) values ('SUPPORT_EMAIL', '${marker}-owner@example.com', true)`,
      );
      for (let sent = 0; sent < 6; sent++) {
        await service(shop, 'submit_contact_message', {
          message_id: crypto.randomUUID(),
          sender_name: 'Probe',
          sender_email: `${marker}@example.com`,
          subject: 'Probe',
          category: 'other',
          message: 'Words',
        });
      }
      const [singles, digests] = [
        await mailsLike(shop, 'contact-message'),
        await mailsLike(shop, 'contact-digest'),
      ];
      await clean(shop);
      return singles.length === 3 && digests.length === 1
        ? []
        : [`${singles.length} mails and ${digests.length} digests`];
    },
  },
  {
    name: '182 a receipt behind mail that strangers ask for',
    async attack(shop) {
      await clean(shop);
      await shop.database.query(`update public.email_messages set send_after = now() + interval '1 hour'`);
      for (const template of ['confirm-subscription', 'auth-confirmation', 'company-invitation', 'receipt']) {
        await shop.database.query(
          `select private.queue_email($1 || '@example.com', $2, '{}', 'probe:' || gen_random_uuid(), now() - interval '1 minute')`,
          [`${marker}-${template}`, template],
        );
      }
      const { body } = await service(shop, 'claim_email_messages', { max_messages: 1, lease_seconds: 60 });
      const [first] = body as { template: string }[];
      await clean(shop);
      return first?.template === 'receipt' ? [] : [`${first?.template ?? 'nothing'} comes first`];
    },
  },
];
