/** The sections of a person's data by their name in the database, in reading order. */
const sections: Readonly<Record<string, string>> = {
  account: 'Account',
  identities: 'Ways to sign in',
  sessions: 'Sessions',
  profile: 'Profile',
  companies: 'Companies',
  companyInvitations: 'Invitations to companies',
  purchases: 'Purchases',
  giftsPaid: 'Gifts that they paid for',
  licenses: 'Licenses',
  licenseProfiles: 'Company details of licenses',
  downloads: 'Downloads',
  paymentEvents: 'Messages of the payment provider',
  orderLinks: 'Links to orders',
  starterPackRequests: 'Starter pack request',
  consents: 'Consent to marketing mail',
  contactMessages: 'Messages',
  answers: 'Answers to messages',
  reviews: 'Reviews',
  emails: 'Mails',
  changesByAdmins: 'Lines of the audit log',
};

const keptWithoutPerson = ['purchases', 'giftsPaid', 'licenses', 'paymentEvents', 'changesByAdmins'];

export const sectionName = (section: string) => sections[section] ?? section;

export const afterDeletion = (section: string) =>
  keptWithoutPerson.includes(section) ? 'Kept without name and address' : 'Deleted';

const order = Object.keys(sections);

/** Known sections in their order, then sections that the database has added since. */
export function inOrder<T>(held: Readonly<Record<string, T>>): (readonly [string, T])[] {
  const place = (section: string) => (order.includes(section) ? order.indexOf(section) : order.length);
  return Object.entries(held).sort(([a], [b]) => place(a) - place(b));
}
