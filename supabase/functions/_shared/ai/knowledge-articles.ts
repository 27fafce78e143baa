interface KnowledgeArticle {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly states: readonly string[];
}

const article = (
  slug: string,
  title: string,
  summary: string,
  category: string,
  states: readonly string[],
): KnowledgeArticle => ({ slug, title, summary, category, states });

/** The twenty articles that the knowledge base begins with. Generating fills in those that the database has not. */
export const knowledgeArticles: readonly KnowledgeArticle[] = [
  article(
    'adapt-your-existing-handbook',
    'Adapt a handbook you already have',
    'Three ways to bring new policies into an existing handbook without ending up with two rules for one question.',
    'Editing & Customization',
    ['MN', 'WI'],
  ),
  article(
    'choose-an-effective-date',
    'Choose an effective date',
    'How to pick the day a policy starts to apply, which days to avoid, and what must be ready before it.',
    'Getting Started',
    ['MN', 'WI'],
  ),
  article(
    'collect-acknowledgements',
    'Collect acknowledgments that hold up',
    'The wording, the deadline, the reminder and the file, and what to do when someone declines to sign.',
    'Getting Started',
    ['MN', 'WI'],
  ),
  article(
    'company-profile-fills-every-file',
    'Fill every document from your company profile',
    'Answer 10 to 28 questions once, and download the whole set with your name, contacts and dates in place.',
    'Editing & Customization',
    [],
  ),
  article(
    'edit-and-customize-templates',
    'Edit and customize a template in Word',
    'Open the file, fill the fields, settle the drafting notes, adapt the wording, and check the result before anyone signs it.',
    'Editing & Customization',
    [],
  ),
  article(
    'email-did-not-arrive',
    'The email did not arrive',
    'Where receipts, links and starter pack emails get lost, and how to get each of them in a few minutes.',
    'Troubleshooting',
    [],
  ),
  article(
    'esst-and-paid-leave-side-by-side',
    'Sick and safe time and Paid Leave side by side',
    'Two Minnesota rights that sound alike. Which one covers which absence, who pays, and how one follows the other.',
    'Compliance Notes',
    ['MN'],
  ),
  article(
    'find-your-files-again',
    'Find your files again',
    'Four ways back to what you bought, from the receipt link to Find my order, and what to do when none of them works.',
    'Troubleshooting',
    [],
  ),
  article(
    'fix-formatting-fonts-and-fields',
    'Fix formatting, fonts and fields',
    'What to do when a document looks different from the sample, a field does not take text, or the numbering goes wrong.',
    'Troubleshooting',
    [],
  ),
  article(
    'google-docs-and-fillable-pdf',
    'No Word? Use the Google Docs version or fill in the PDF',
    'How to open and edit a template in Google Docs, how to fill in and save the PDF, and when to use which.',
    'Editing & Customization',
    [],
  ),
  article(
    'license-terms-one-organization',
    'License terms: one organization, internal use',
    'Who may use a template, what you may do with it, what you may not, and when you need a second license.',
    'Licensing & Refunds',
    [],
  ),
  article(
    'minnesota-paid-leave-in-brief',
    'Minnesota Paid Leave in brief',
    'What the program pays, what it costs, what an employer has to hand out and do, and where the current figures are.',
    'Compliance Notes',
    ['MN'],
  ),
  article(
    'not-legal-advice',
    'Not legal advice, and when to call a lawyer',
    'What a template can and cannot do, the situations that need a person with a license, and how to make the hour with that person count.',
    'Compliance Notes',
    [],
  ),
  article(
    'payroll-calendar-and-bank-holidays',
    'Payroll calendar and bank holidays',
    'Move a payday the right way, count the deadlines back from it, and see the bank holidays of 2026 and 2027.',
    'Compliance Notes',
    ['MN', 'WI'],
  ),
  article(
    'policy-rollout-7-steps',
    'Roll out a policy in seven steps',
    'From the decision to the last signature, with a date for each step and a worked example that you can copy.',
    'Getting Started',
    ['MN', 'WI'],
  ),
  article(
    'refund-policy-30-days',
    'Refunds within 30 days',
    'How to get your money back, what to send us, how long it takes, and what happens to your license and files.',
    'Licensing & Refunds',
    [],
  ),
  article(
    'start-here',
    'Start here: which product fits, what you get and how it arrives',
    'Find your situation in one table, see what is inside each pack, and know what happens in the minutes after you pay.',
    'Getting Started',
    ['MN', 'WI'],
  ),
  article(
    'state-differences-mn-wi',
    'Minnesota and Wisconsin: what differs',
    'The two states side by side, from paid leave to final pay, with the source of each line and a rule for people who work in both.',
    'Compliance Notes',
    ['MN', 'WI'],
  ),
  article(
    'updates-and-versions',
    'Updates and versions',
    'How to read a version number, where a new version appears, and how to carry your changes over in half an hour.',
    'Licensing & Refunds',
    [],
  ),
  article(
    'wisconsin-fmla-in-brief',
    'Wisconsin family and medical leave in brief',
    'Who is covered by the state law, how many weeks there are for which reason, and what smaller employers do instead.',
    'Compliance Notes',
    ['WI'],
  ),
];
