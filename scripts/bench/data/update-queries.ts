import { asAdmin, asCustomer, asService, id, rpc, type DataQuery } from './query.ts';

/** There are twenty notices, and each license is a recipient of one of them. */
const notice = (n: number) => id('notice', (n % 20) + 1);

/** What the notices of changed documents ask for; those that read one notice's buyers find more as the shop grows. */
export const updateQueries: readonly DataQuery[] = [
  asAdmin('admin_list_update_notices', () => rpc('admin_list_update_notices')),
  asAdmin('admin_update_notice', (n) => rpc('admin_update_notice', notice(n)), { growth: 'rows' }),
  asAdmin('admin_list_update_recipients', (n) => rpc('admin_list_update_recipients', notice(n))),
  asAdmin('admin_list_update_recipients search', (n) =>
    rpc('admin_list_update_recipients', `${notice(n)}, search => 'order-${n}'`),
  ),
  asAdmin('admin_list_update_recipients search for all', (n) =>
    rpc('admin_list_update_recipients', `${notice(n)}, search => 'example'`),
  ),
  asAdmin('admin_list_update_recipients search for nothing', (n) =>
    rpc('admin_list_update_recipients', `${notice(n)}, search => 'zzzz'`),
  ),
  asAdmin('admin_withdraw_update_notice', (n) => rpc('admin_withdraw_update_notice', notice(n)), {
    growth: 'rows',
  }),
  asService('claim_update_recipients', () => rpc('claim_update_recipients', '500, 60')),
  asService('settle_update_recipients', (n) =>
    rpc('settle_update_recipients', `gen_random_uuid(), array[${id('recipient', n)}], '{}'`),
  ),
  asService('queue_update_mails', () => rpc('queue_update_mails', '200')),
  asService('may_receive_update_mail', (n) => rpc('may_receive_update_mail', id('mail', n)), { of: 'mails' }),
  asService('describe_update_mail', (n) => rpc('describe_update_mail', id('mail', n)), { of: 'mails' }),
  asService('license_updates', (n) => `select * from public.license_updates(${id('license', n)})`),
  asService('stop_update_mails', (n) => rpc('stop_update_mails', id('license', n))),
  asCustomer('set_my_update_mails', () => rpc('set_my_update_mails', 'false')),
];
