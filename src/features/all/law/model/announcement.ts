import { formatDay, readDay } from './rollout-days';

export interface RolloutDetails {
  readonly company: string;
  readonly policy: string;
  readonly contact: string;
  /** Value of a date field. Empty while no date is picked. */
  readonly date: string;
}

/** Missing details appear in brackets, so that nobody sends an unfinished text by mistake. */
export const orOpen = (value: string, open: string) => value.trim() || `[${open}]`;

export function effectiveDay({ date }: Pick<RolloutDetails, 'date'>): string {
  const day = readDay(date);
  return day === null ? '[date]' : formatDay(day);
}

/** The email or notice to all employees. */
export function announcement(details: RolloutDetails): string {
  const company = orOpen(details.company, 'company');
  const policy = orOpen(details.policy, 'policy');
  const contact = orOpen(details.contact, 'name and phone');
  return `Subject: ${policy} takes effect on ${effectiveDay(details)}

To everybody at ${company},

On ${effectiveDay(details)} our new policy takes effect: ${policy}.

What changes: [two sentences in your own words]
Where to read it: [folder, board or link]
Whom to ask: ${contact}

Please read it and sign the acknowledgment sheet before that day. Your signature says that you received the policy and know whom to ask; it does not say that you agree with every line.

${company}`;
}
