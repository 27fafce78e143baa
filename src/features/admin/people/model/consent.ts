export interface ConsentAct {
  readonly id: number;
  readonly at: string;
  readonly isGiven: boolean;
  readonly act: string;
}

const given: Readonly<Record<string, string>> = {
  'confirmation-link': 'Confirmed by the link in the mail',
  'account-setting': 'Switched on in the account',
  'address-change': 'Taken along when the account changed its address',
};

const withdrawn: Readonly<Record<string, string>> = {
  'account-setting': 'Switched off in the account',
  'unsubscribe-link': 'Unsubscribed by the link in a mail',
  'newsletter-link': 'Unsubscribed by the link in a newsletter',
  owner: 'Unsubscribed by you or another admin',
  complaint: 'Reported a mail as spam',
  'address-change': 'Ended when the account changed its address',
  'before-history': 'Unsubscribed before the shop kept this history',
};

/** What happened, in words; an act that the database has added since, by its name. */
export const describeAct = ({ act, isGiven }: Pick<ConsentAct, 'act' | 'isGiven'>): string =>
  (isGiven ? given : withdrawn)[act] ?? act;
