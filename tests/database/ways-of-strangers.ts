/** For each way in of `ways-in.ts`: the act of the property test that goes through it, or why none does. */
export type Tried = { readonly act: string } | { readonly none: string };

const act = (name: string): Tried => ({ act: name });
const none = (why: string): Tried => ({ none: why });

const reading = none('Gone through after every fourth act with all that the strangers hold, see `reads.ts`.');
const signed = none(
  'A signature that no stranger can make; `rolled-secrets` and `auth-mail-hook` try without.',
);
const opensNothing = none('Opens no row, whoever calls it.');
const published = none('Has nothing but what everybody may read.');
const mailOfThird = act('asks for a sign-in mail to the third');
const app = act('turns an app on, and makes recovery codes');

export const waysOfStrangers: Readonly<Record<string, Tried>> = {
  'accept-invitation': act('accepts invitations'),
  'open-order': act('asks for the orders of a mailbox'),
  'license-answers': act('writes answers into licenses by a link'),
  'license-download': reading,
  'license-files': reading,
  'license-handbook': reading,
  'license-redline': none(
    'Asks for the license as the download does; it needs a changed text, as `link-answers` has.',
  ),
  'confirm-subscription': opensNothing,
  unsubscribe: opensNothing,
  'export-artifact': none(
    'An address that only an admin is given; who is none gets no export, see `admin-calls`.',
  ),
  'order-status': opensNothing,
  'verify-license': none('Whose license it is stands on the certificate beside the key, on purpose.'),
  'checkout-webhook': signed,
  'mail-events': signed,
  'send-auth-mail': signed,
  'find-order': act('asks for the orders of a mailbox'),
  'send-starter-pack': opensNothing,
  'submit-contact': opensNothing,
  'download-template': published,
  'preview-sample': published,
  accept_company_invitation: act('accepts invitations'),
  open_order_link: act('asks for the orders of a mailbox'),
  reopen_orders: reading,
  confirm_lead: opensNothing,
  use_recovery_code: act('uses a recovery code'),
  describe_address_change: none(
    'Names two addresses to who has the mail about them; one of them has asked for it.',
  ),
  prove_sign_up: act('shows the word of a sign-up with the address of the third'),
  withdraw_company_invitation: opensNothing,
  product_changes: published,
  fact_documents: published,
  law_fact_changes: published,
  review_spread: published,
  search_articles: published,
  search_sources: published,
  record_article_view: opensNothing,
  record_search_miss: opensNothing,
  vote_article_helpful: opensNothing,
  'POST /auth/v1/verify': act('guesses codes'),
  'PUT /auth/v1/user': act('moves the account to the address of the third'),
  'POST /auth/v1/token': act('signs in by password'),
  'POST /auth/v1/factors/verify': act('gives the code of an app of their own'),
  'POST /auth/v1/factors/challenge': act('gives the code of an app of their own'),
  'POST /auth/v1/factors/': app,
  'DELETE /auth/v1/factors/factor': act('takes every app off'),
  'GET /auth/v1/user': none('Answers who the session is of, which has been opened another way.'),
  'POST /auth/v1/signup': act('signs up with the address of the third'),
  'POST /auth/v1/otp': mailOfThird,
  'POST /auth/v1/magiclink': mailOfThird,
  'POST /auth/v1/recover': act('asks for a new password of the third'),
  'POST /auth/v1/resend': act('asks for the sign-up mail once more'),
};
