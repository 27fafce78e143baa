/** A weakness as somebody might bring it in, in words of the schema, and the probe that must notice it. */
export type Weakness =
  | { readonly rlsOff: string }
  | { readonly policyAdded: readonly [string, string] }
  | { readonly triggerOff: readonly [string, string] }
  | { readonly functionChanged: readonly [string, string | RegExp, string] }
  | { readonly opened: string }
  | { readonly run: readonly string[]; readonly undo: readonly string[] };

export interface Mutant {
  readonly name: string;
  readonly weakness: Weakness;
  /** The beginning of the name of the probe, or `invariants`. */
  readonly caughtBy: string;
}

const mutant = (name: string, caughtBy: string, weakness: Weakness): Mutant => ({ name, caughtBy, weakness });

export const mutants: readonly Mutant[] = [
  ...[
    'profiles',
    'purchases',
    'licenses',
    'downloads',
    'leads',
    'contact_messages',
    'email_messages',
    'mail_events',
    'mail_suppressions',
    'consent_acts',
    'webhook_events',
    'order_links',
    'exports',
    'ai_runs',
    'review_contacts',
  ].map((table) =>
    mutant(`row level security of ${table} is off`, table === 'profiles' ? '17 ' : '19 ', {
      rlsOff: `public.${table}`,
    }),
  ),
  mutant('row level security of a private table is off', 'invariants', { rlsOff: 'private.rate_limits' }),
  mutant('everybody may read leads', '19 ', {
    policyAdded: ['leads', 'for select to anon, authenticated using (true)'],
  }),
  mutant('every customer may read purchases', '19 ', {
    policyAdded: ['purchases', 'for select to authenticated using (true)'],
  }),
  mutant('customers may count messages', '20 ', {
    policyAdded: ['contact_messages', 'for select to authenticated using (true)'],
  }),
  mutant('drafts are shown', '25 ', {
    policyAdded: ['knowledge_base_articles', 'for select to anon using (true)'],
  }),
  mutant('posts are shown before their time', '25 ', {
    policyAdded: ['blog_posts', `for select to anon using (status in ('scheduled', 'published'))`],
  }),
  mutant('private settings are shown', '26 ', {
    policyAdded: ['site_settings', 'for select to anon, authenticated using (true)'],
  }),
  mutant('visitors may delete reviews', '49 ', {
    policyAdded: ['reviews', 'for delete to anon using (true)'],
  }),
  mutant('customers may moderate', '14 ', {
    policyAdded: ['reviews', 'for all to authenticated using (true)'],
  }),
  mutant('customers may change every profile', '4 ', {
    policyAdded: ['profiles', 'for all to authenticated using (true)'],
  }),
  mutant('customers may write posts', '14 ', {
    policyAdded: ['blog_posts', 'for insert to authenticated with check (true)'],
  }),
  mutant('customers may change settings', '14 ', {
    policyAdded: ['site_settings', 'for all to authenticated using (true)'],
  }),
  mutant('leads go straight into their table', '47 ', {
    policyAdded: ['leads', 'for insert to anon with check (true)'],
  }),
  mutant('customers may add licenses', '46 ', {
    policyAdded: ['licenses', 'for insert to authenticated with check (true)'],
  }),
  mutant('the fields of a profile are not guarded', '1 ', {
    triggerOff: ['profiles', 'guard_profile_fields'],
  }),
  mutant('the guard of profiles forgets the role', '2 ', {
    functionChanged: ['private.guard_profile_fields()', /(new|old)\.role, /g, ''],
  }),
  mutant('the address of a review stays in its table', '35 ', {
    run: [
      'alter table public.reviews drop constraint reviews_email_check',
      `update public.reviews set email = 'canary-7f3a@victim.example' where first_name = 'Victim'`,
    ],
    undo: [
      'update public.reviews set email = null',
      'alter table public.reviews add constraint reviews_email_check check (email is null)',
    ],
  }),
  mutant('a review keeps the mark of a buyer that it brings', '38 ', {
    functionChanged: ['private.accept_review()', /new\.verified := [^;]+;/, ''],
  }),
  mutant('a review keeps the id that it brings', '38 ', {
    functionChanged: ['private.accept_review()', 'new.id := gen_random_uuid();', ''],
  }),
  mutant('a review keeps the date that it brings', '38 ', {
    functionChanged: ['private.accept_review()', 'new.created_at := now();', ''],
  }),
  mutant('reviews are not checked', '40 ', {
    functionChanged: ['private.accept_review()', 'perform private.check_review(new);', ''],
  }),
  mutant('reviews are not limited', '130 ', {
    functionChanged: [
      'private.accept_review()',
      `current_setting('role', true) in ('anon', 'authenticated')`,
      'false',
    ],
  }),
  mutant('a caller is an address, not a network', '130 ', {
    functionChanged: ['private.network_of(text)', 'set_masklen(parsed, 64)', 'parsed'],
  }),
  mutant('a /48 is as many callers as it has networks', '153 ', {
    functionChanged: ['private.networks_of(text)', '(56, 4), (48, 16)', '(56, 9999), (48, 9999)'],
  }),
  mutant('a wrong code is not counted', '150 ', {
    functionChanged: [
      'private.try_proof(text[],text,text,integer)',
      'set tries = proof.tries + 1, tried_at = now()',
      'set tried_at = now()',
    ],
  }),
  mutant('a new code brings new tries without end', '150 ', {
    functionChanged: [
      'private.try_code(text[],text,text)',
      'if day.tries >= wrong_in_a_day then',
      'if false then',
    ],
  }),
  mutant('wrong passwords have no pause', '151 ', {
    functionChanged: ['private.pause_after(text,integer)', 'else least(900, 30 *', 'else least(0, 30 *'],
  }),
  mutant('a code of an app is good twice', '152 ', {
    functionChanged: [
      'private.use_step(text,bigint)',
      'coalesce(proof.last_step, -1) < excluded.last_step',
      'true',
    ],
  }),
  mutant('wrong recovery codes have no pause', '210 ', {
    functionChanged: ['public.use_recovery_code(text)', /private\.take_try\([^)]*\)/, '0'],
  }),
  mutant('recovery codes are made without the app', '211 ', {
    functionChanged: ['public.make_recovery_codes()', 'not private.gave_second_factor(caller) or', ''],
  }),
  mutant('a recovery code is good twice', '212 ', {
    functionChanged: ['public.use_recovery_code(text)', 'not private.use_proof(tried.proof_id)', 'false'],
  }),
  mutant('recovery codes outlive a new password', '212 ', {
    functionChanged: ['private.account_version(uuid)', 'coalesce((select', '0 * coalesce((select'],
  }),
  mutant('a recovery code leaves the lost phone signed in', '212 ', {
    functionChanged: [
      'private.remove_lost_factor(uuid)',
      'where session.user_id = account and',
      'where false and',
    ],
  }),
  mutant('an address is mailed again after a minute', '132 ', {
    functionChanged: ['private.count_mail(text,text,text,text)', `'24 hours'`, `'1 minute'`],
  }),
  mutant('mail is queued without asking', '132 ', {
    functionChanged: [
      'private.queue_email(text,text,jsonb,text,timestamptz,text,uuid,uuid,text,text,text)',
      'refused_by is not null',
      'false',
    ],
  }),
  mutant('each form of an address is a mailbox of its own', '180 ', {
    functionChanged: [
      'private.mail_subjects(text,text,text,text)',
      'private.fold_mailbox(recipient)',
      'recipient',
    ],
  }),
  mutant('messages beyond the limit are told in no digest', '181 ', {
    functionChanged: [
      'public.submit_contact_message(uuid,text,text,text,text,text)',
      'perform private.add_to_contact_digest(support);',
      'null;',
    ],
  }),
  mutant('a sender may fill the owner’s mailbox', '181 ', {
    functionChanged: ['private.mail_limits(text)', `'sender', 3, null`, `'sender', null, null`],
  }),
  mutant('a receipt waits behind what strangers ask for', '182 ', {
    functionChanged: [
      'public.claim_email_messages(integer,integer,integer)',
      'values (1, null), (2, null), (3, null), (4, true), (4, false), (5, null::boolean)',
      'values (4, true), (2, null), (3, null), (4, false), (5, null::boolean), (1, null)',
    ],
  }),
  mutant('a thousand reviews at once are taken', '41 ', { triggerOff: ['reviews', 'refuse_review_list'] }),
  mutant('views of drafts are counted', '44 ', {
    functionChanged: [
      'public.record_article_view(text)',
      /and \w+\.status = 'published'|and status = 'published'/g,
      '',
    ],
  }),
  mutant('every signed-in user is an admin', '7 ', {
    functionChanged: ['private.is_admin()', 'private.may_be_admin((select auth.uid()))', 'true'],
  }),
  mutant('the secrets may be read by customers', '24 ', { opened: 'public.read_setting_secrets()' }),
  mutant('orders may be read by customers', '24 ', { opened: 'public.describe_order(text, text, text)' }),
  mutant('leads may be unsubscribed by customers', '24 ', { opened: 'public.unsubscribe_lead(uuid)' }),
  mutant('a view shows the addresses of reviews', 'invariants', {
    run: [
      'create view public.reviewers as select review_id, email from public.review_contacts',
      'grant select on public.reviewers to anon',
    ],
    undo: ['drop view public.reviewers'],
  }),
  mutant('a function of the owner forgets its search path', 'invariants', {
    run: ['alter function private.is_admin() reset search_path'],
    undo: [`alter function private.is_admin() set search_path = ''`],
  }),
  mutant('a password from before the confirmation is kept', '136 ', {
    triggerOff: ['auth.users', 'drop_unproved_password'],
  }),
  mutant('a name from before the confirmation is kept', '136 ', {
    triggerOff: ['auth.users', 'forget_unproved_names'],
  }),
  mutant('a password is kept without the token of the mail', '213 ', {
    functionChanged: ['public.prove_sign_up(uuid,text,text)', 'known.confirmation_token = token', 'true'],
  }),
  mutant('a password is kept without the word of the browser', '213 ', {
    functionChanged: ['private.drop_unproved_password()', `'proved-sign-up'`, `'sign-up'`],
  }),
  mutant('accounts may move to an address of ADMIN_EMAILS', '137 ', {
    triggerOff: ['auth.users', 'guard_admin_address'],
  }),
  mutant('links of an order stay with its former mailbox', '156 ', {
    triggerOff: ['purchases', 'end_former_holder'],
  }),
  mutant('tokens of an order are those of every mailbox that it had', '156 ', {
    functionChanged: [
      'private.end_former_holder()',
      /holder_version = holder_version \+ 1/g,
      'holder_version = holder_version',
    ],
  }),
  mutant('the link of an order opens it though its proof has ended', '190 ', {
    functionChanged: [
      'public.open_order_link(uuid)',
      `not private.use_link('order-link', link.id::text)`,
      'link.expires_at <= now()',
    ],
  }),
  mutant('an invitation is asked for its own date only', '191 ', {
    functionChanged: [
      'public.accept_company_invitation(uuid,integer)',
      `private.use_link('invitation', found_one.id::text, version)`,
      'found_one.expires_at > now()',
    ],
  }),
  mutant('an invitation may be used without end', '191 ', {
    functionChanged: [
      'private.keep_proof_of_invitation()',
      'most_tries => null',
      'most_tries => null, most_uses => null',
    ],
  }),
  mutant('a former holder stops the update mails of the next', '192 ', {
    functionChanged: [
      'public.stop_update_mails(uuid,text)',
      'recipient = private.address_subject(private.license_address(license))',
      'true',
    ],
  }),
  mutant('a license takes the answers of one person to the next', '157 ', {
    triggerOff: ['licenses', 'leave_former_person'],
  }),
  mutant('an address that leaves ADMIN_EMAILS keeps its role', '138 ', {
    triggerOff: ['site_settings', 'update_admin_roles'],
  }),
  mutant('a moved account keeps its sessions', '160 ', {
    functionChanged: ['private.end_access(uuid)', /delete from auth\.sessions [^;]+;/, ''],
  }),
  mutant('a moved account keeps its password', '160 ', {
    triggerOff: ['auth.users', 'empty_former_access'],
  }),
  mutant('an invited buyer fills the company of the stranger', '171 ', {
    functionChanged: ['private.companies_owned_by(uuid)', 'and member.takes_licenses', ''],
  }),
  mutant('a new password leaves other sessions alone', '162 ', {
    triggerOff: ['auth.users', 'end_other_sessions'],
  }),
  mutant('an admin stays signed in for ever', '163 ', {
    functionChanged: ['private.admin_session_length()', '12 hours', '12 years'],
  }),
];
