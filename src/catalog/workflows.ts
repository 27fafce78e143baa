export interface Workflow {
  readonly id: 'A' | 'B' | 'C';
  readonly title: string;
  readonly purpose: string;
  readonly trigger: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly stop: string;
  readonly measure: string;
}

/** Three workflows that a small shop or an HR consultant can build with common tools. */
export const workflows: readonly Workflow[] = [
  {
    id: 'A',
    title: 'Checkout email upsell',
    purpose: 'Offer what fits what was bought, once, and only to those who do not have it yet.',
    trigger: 'The payment provider reports a paid order.',
    steps: [
      {
        title: 'Receipt first',
        text: 'Send the files at once, in a mail of their own. An offer never delays or hides a delivery.',
      },
      {
        title: 'Wait three days',
        text: 'Time to open the files. Leave out buyers who have asked for a refund or written to support.',
      },
      {
        title: 'One offer that fits',
        text: 'Who bought your handbook service hears about your payroll review, not about everything you sell. Say in one sentence what it adds, and link to its page.',
      },
      {
        title: 'A last note after a week',
        text: 'A useful tip about what they bought, with the offer in one line at the end. Then stop.',
      },
    ],
    stop: 'A purchase of the offered product, a refund, or an unsubscribe.',
    measure: 'Share of buyers who take the offer within 14 days; unsubscribes per mail.',
  },
  {
    id: 'B',
    title: 'Lead magnet nurture offer',
    purpose: 'Help people use your free download, then show them what your paid work adds.',
    trigger: 'Somebody confirms the email address that was given for your free download.',
    steps: [
      {
        title: 'Deliver at once',
        text: 'Mail 1 has the download and one thing to do with it today, such as to mark the next three paydays.',
      },
      {
        title: 'Follow up after 48 hours',
        text: 'Mail 2 asks one question, “Which policy is next on your list?”, and links the article that answers it.',
      },
      {
        title: 'Make the offer',
        text: 'In the same mail: what your paid work has that the free one does not, its price, and your guarantee if you give one.',
      },
    ],
    stop: 'A purchase, or an unsubscribe. The confirmation comes before the first mail, never after.',
    measure: 'Confirmed addresses per request; purchases within 30 days of the confirmation.',
  },
  {
    id: 'C',
    title: 'Support escalation',
    purpose: 'Answer the simple questions at once, and get the others to a person before they get old.',
    trigger: 'A message arrives through your contact form.',
    steps: [
      {
        title: 'Sort by category',
        text: 'Let the form ask for it. What keeps people from working, and what is about money, goes to the front of the queue.',
      },
      {
        title: 'Answer with an article',
        text: 'Reply to known questions with the article that answers them, and ask whether it did.',
      },
      {
        title: 'Escalate after one business day',
        text: 'A message without an answer goes to the owner with its age in the subject line.',
      },
      {
        title: 'Close the loop',
        text: 'A question that came three times becomes an article. Add the searches that found nothing.',
      },
    ],
    stop: 'An answer that the sender has not replied to for seven days.',
    measure: 'Time to the first answer; share of questions that an article answered.',
  },
];

export const automationTools: readonly { readonly name: string; readonly use: string }[] = [
  {
    name: 'Zapier, Make or n8n',
    use: 'Connect the steps without code: a trigger, a delay, a filter, a mail.',
  },
  { name: 'Power Automate', use: 'The same, where the office already runs on Microsoft 365.' },
  {
    name: 'Mailchimp, MailerLite, Kit or Brevo',
    use: 'Sequences with tags, delays and an unsubscribe link.',
  },
  { name: 'Lemon Squeezy, Stripe, Gumroad or Paddle', use: 'Send a webhook for each order and each refund.' },
  { name: 'A help desk or a shared mailbox', use: 'Categories, owners and reminders for messages.' },
];

export const implementationNotes: readonly string[] = [
  'Build one workflow, run it for two weeks with your own address, then switch it on for everybody.',
  'Ask for consent before the first marketing mail and keep the date of the confirmation.',
  'Put an unsubscribe link into every marketing mail and let it work with one click.',
  'Identify orders by the provider’s order number, so that a webhook that comes twice does its work once.',
  'Check the signature of every webhook. An address that anybody can call is not a trigger.',
  'Keep names, health facts and other personnel data out of these tools. They are not needed for any step.',
];
