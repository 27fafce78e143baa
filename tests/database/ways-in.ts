/** What a way in asks before it believes a token, a code, a key or a link. */
export type Asks =
  /** A cause of `private.proofs`, by this function of the database, which the way's own source names. */
  | { readonly cause: string; readonly by: string }
  /** None, and why that is enough. */
  | { readonly none: string };

const none = (why: string): Asks => ({ none: why });
const signature = none(
  'The provider signs the body with a secret that the shop has as well; no person proves anything.',
);
const form = none('Takes what a visitor writes and opens nothing.');
const published = none('Answers what is published.');
const hourOfOrder = none(
  'The token of an hour and the address of a file carry the version of each license’s holder, which `requireOpenLicense` compares; else a session.',
);
const session = none('A session, which the database looks up at every call.');
const mails = none('Takes an address and sends a mail; what the mail brings is asked for where it is used.');

/** The edge functions that somebody without the shop's secret key and without an admin's session may call. */
export const functionsFromOutside: Readonly<Record<string, Asks>> = {
  'accept-invitation': { cause: 'invitation', by: 'public.accept_company_invitation' },
  'open-order': { cause: 'order-link', by: 'public.open_order_link' },
  'license-answers': hourOfOrder,
  'license-download': hourOfOrder,
  'license-files': hourOfOrder,
  'license-handbook': hourOfOrder,
  'license-redline': hourOfOrder,
  'confirm-subscription': none(
    'A signed link with the version of the request, which unsubscribing raises; it opens nothing, and twice is once.',
  ),
  unsubscribe: none(
    'A signed link that only stops mails, names whose they are, and has to work as long as the mail exists.',
  ),
  'export-artifact': none(
    'A signed address of five minutes, made for an admin, of an export that has to exist still.',
  ),
  'order-status': none(
    'The number of an order, which only the checkout’s page knows, for an hour, or with the address of its buyer: by day and state, no name.',
  ),
  'verify-license': none(
    'The license key, which every certificate shows on purpose: the name of who may use it.',
  ),
  'checkout-webhook': signature,
  'mail-events': signature,
  'send-auth-mail': signature,
  'find-order': mails,
  'send-starter-pack': form,
  'submit-contact': form,
  'download-template': published,
  'preview-sample': published,
};

/** What visitors may call in the database, and what takes something that proves, by whomever it is called. */
export const callsFromOutside: Readonly<Record<string, Asks>> = {
  accept_company_invitation: { cause: 'invitation', by: 'public.accept_company_invitation' },
  open_order_link: { cause: 'order-link', by: 'public.open_order_link' },
  reopen_orders: hourOfOrder,
  confirm_lead: none(
    'By `confirm-subscription`, which has checked the signature; the version of the request is compared.',
  ),
  use_recovery_code: { cause: 'recovery-code', by: 'public.use_recovery_code' },
  describe_address_change: none(
    'Tells who has the token of a change of address which addresses it names; the change itself is a code or link of the mail.',
  ),
  prove_sign_up: { cause: 'sign-up', by: 'public.prove_sign_up' },
  withdraw_company_invitation: none(
    'The session of an owner of the company; the id of an invitation proves nothing.',
  ),
  product_changes: published,
  fact_documents: published,
  law_fact_changes: published,
  review_spread: published,
  search_articles: published,
  search_sources: published,
  record_article_view: form,
  record_search_miss: form,
  vote_article_helpful: form,
};

/** The routes of the embedded auth. Hosted Supabase has these in its own code and asks by the hooks of 20_proofs.sql. */
export const routesOfAuth: Readonly<Record<string, readonly Asks[]>> = {
  'POST /auth/v1/verify': ['sign-in-mail', 'confirmation', 'email-change'].map((cause) => ({
    cause,
    by: 'private.try_code',
  })),
  'PUT /auth/v1/user': [{ cause: 'reauthentication', by: 'private.try_code' }],
  'POST /auth/v1/token': [
    { cause: 'password', by: 'private.take_password_try' },
    { cause: 'known-network', by: 'private.take_password_try' },
  ],
  'POST /auth/v1/factors/verify': [
    { cause: 'second-factor', by: 'private.take_try' },
    { cause: 'second-factor', by: 'private.use_step' },
  ],
  'POST /auth/v1/factors/challenge': [session],
  'POST /auth/v1/factors/': [session],
  'DELETE /auth/v1/factors/factor': [session],
  'GET /auth/v1/user': [session],
  'POST /auth/v1/signup': [mails],
  'POST /auth/v1/otp': [mails],
  'POST /auth/v1/magiclink': [mails],
  'POST /auth/v1/recover': [mails],
  'POST /auth/v1/resend': [mails],
};
