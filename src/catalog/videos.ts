export interface Video {
  readonly title: string;
  readonly category: string;
  readonly seconds: number;
  readonly summary: string;
  /** The document whose first page stands for it. */
  readonly picture: string;
  /** What is said, paragraph by paragraph. */
  readonly transcript: readonly string[];
}

/** The six tutorials: about 15 minutes in total. Each time is that of its transcript, read aloud. */
export const videos: readonly Video[] = [
  {
    title: 'From the receipt to your first open file',
    category: 'Getting started',
    seconds: 145,
    summary: 'Where the files come from, how they are named, and which format to open first.',
    picture: 'mn-paid-leave-policy',
    transcript: [
      'You have just bought a pack. A few minutes later there is a mail in your inbox. Its subject names the pack and ends with the words “files and receipt”. If you do not see it, look into the spam folder before you do anything else.',
      'The button in that mail opens your order. You need no password for it, and the link works for 30 days. On the page you see each product with its license key and, below it, every document with its formats. You can take one file, or the whole pack as a ZIP.',
      'Which format first? If you have Word, take the DOCX. It has real fill-in fields, and it is the one we write for. If your office works in Google Docs, take the version made for it. The PDF is for printing and for filling in on screen, when you do not want to change a word. Calendars and trackers also come as Excel files.',
      'Before you start to type, do two things. Save the ZIP in a folder that more than one person can reach, and leave that copy alone. Then make a second copy and work in that one. If you ever wonder what the original said, you can compare.',
      'Now open the document and look at its first page. Under the title is the day on which we read our sources for the statements about law. In the footer is the version. Write both down in your list of policies. In a year you will be glad that you did.',
      'And if the mail never came? Use Find my order, in the foot of every page. It mails a new link to the address you bought with.',
    ],
  },
  {
    title: 'Fill in a template in Word',
    category: 'Editing',
    seconds: 160,
    summary: 'Fields that change everywhere, drafting notes, and the last check before you sign.',
    picture: 'mn-esst-policy',
    transcript: [
      'Open the template in Word. The words in gray boxes are fields. Click into the first one, your company name, and type. Now scroll down: the name has changed in every place where it is used. You will never search for a leftover company name again.',
      'Some fields are choices. The smallest block of leave, for example, offers you a list. Pick one. Others are dates; Word shows a small calendar.',
      'Next come the drafting notes. They begin with the words “Drafting note” and are in a box of their own. Each one tells you that a choice is yours, what the options are, and what follows from each. Read it, decide, change the sentence above it if you have to, and then delete the note. A note that is still there tells you that a decision is missing.',
      'The other kind of box begins with “The law”. It says what a statute or an agency says, with the source and the date of our check. Keep these boxes in your working copy. Many employers take them out of the copy that they hand to employees.',
      'Now adapt the wording. If your people say “supervisor” and not “manager”, change it. If a paragraph does not concern you, delete it. What you should not do is to promise more than you can keep. Short rules that are followed are better than long ones that are not.',
      'Last, the check. Search for a square bracket. In Word that is Control and F, then the bracket. Every hit is a field or a note that was forgotten. When there are none left, set the effective date, give your document its own version number, and save it as a PDF for signing.',
    ],
  },
  {
    title: 'Let your company profile fill every file',
    category: 'Editing',
    seconds: 140,
    summary: 'Answer once in your account, then download the whole pack with your names and dates in place.',
    picture: 'mn-wage-notice-at-hire',
    transcript: [
      'If you have bought more than one document, there is a faster way than filling them in one by one. It is called the company profile, and you find it in your account.',
      'Sign up with the same email address that you bought with, and confirm it. Your orders attach themselves to the account. Open the company profile. It asks for the things that come up in nearly every document: the name of the company, its address, who answers questions about HR, who runs payroll, when the workweek starts.',
      'You do not have to answer everything. What you leave open stays a field in the documents. What you fill in, you can change later.',
      'Now go to Downloads. Beside each pack you choose what goes into the fields. Blank leaves them open. Sample puts in the values of an invented company, which is useful for reading. Company puts in your own. Choose company, and download the pack as a ZIP.',
      'Open one of the files. Your name is in the heading and in every sentence, and the contact is at the end. The drafting notes are still there, because nobody can decide those for you.',
      'Who can read the profile? You, when you are signed in. It is used to fill your files and for nothing else. If you look after several companies, remember that a license covers one organization. Each of them needs its own license, and its own account keeps the profiles apart.',
    ],
  },
  {
    title: 'Work with the Google Docs version',
    category: 'Editing',
    seconds: 135,
    summary: 'Upload it, keep its layout, and replace the placeholders without missing one.',
    picture: 'wi-pto-policy',
    transcript: [
      'You do not need Word to use the templates. Each document comes in a version that was made for Google Docs.',
      "Open Google Drive, choose New, then File upload, and take the file from the ZIP. When it is there, open it with Google Docs. Headings, lists, tables and page numbers stay as they are. What Google Docs does not have are Word's fill-in fields. In their place you see words in square brackets.",
      "Here is how you fill them in. Open Edit, then Find and replace. Type the first placeholder with its brackets, such as company name, and type your company's name beside it. Choose Replace all. Do the same for the next one. There are rarely more than twenty.",
      'When you are through, search for an opening bracket alone. Every hit is one that you have missed. The drafting notes are there as well, as paragraphs that begin with the words “Drafting note”. Decide, then delete them.',
      'A word about sharing. Put the document into a folder that only those see who work on it, and set everybody else to viewer. Do not share the blank template by a public link; your license does not cover that. When the policy is final, download it as a PDF and hand out that one. A PDF does not change while somebody is reading it.',
      'And keep the original in Drive, unedited. With Tools and then Compare documents you will see what you have changed.',
    ],
  },
  {
    title: 'Roll out a policy without surprises',
    category: 'Rollout',
    seconds: 165,
    summary: 'The dates to set before you announce, what managers need, and how to collect signatures.',
    picture: 'policy-rollout-7-steps-lite',
    transcript: [
      'A policy does not work because it was written. It works when people have read it, when managers can explain it, and when you can show who got it.',
      "Start with the day on which it takes effect, and count back. For a policy about pay, leave or discipline, give yourself 45 days. Ten of those are for filling in and deciding. The next ten are for the check: compare the law boxes with the agency's page, and have a lawyer read what touches pay, leave or medical facts.",
      'Three weeks before the day, brief your managers. Half an hour is enough. Take one easy case and one hard case, and decide together what happens. If two managers would decide differently, the text is not clear yet. Change it now.',
      'Two weeks before the day, announce it. Send one page with the policy attached. Say what changes, from when, and whom to ask. Hand out paper to people who have no email at work.',
      'Then collect the acknowledgments. Write the version and the date on the form. Somebody will forget it, so remind people after a week and talk to them after twelve days. If somebody does not want to sign, note that with a witness. The policy applies all the same.',
      'On the day itself, remove the old version from every folder and every wall. Two versions at once are worse than none. And put two more dates into your calendar: 30 days later, to see what went wrong, and 90 days later, to fix it.',
      'The free pack has this plan as a checklist with the letters that go with it.',
    ],
  },
  {
    title: 'Two states, one handbook',
    category: 'Compliance notes',
    seconds: 155,
    summary: 'How to keep Minnesota and Wisconsin rules apart without writing everything twice.',
    picture: 'wi-handbook-supplement',
    transcript: [
      'If you have people in Minnesota and in Wisconsin, you have two sets of rules. That does not mean that you need two handbooks.',
      'Write one handbook for what is the same everywhere: how you treat each other, how to call in, who approves what, how to complain. Then write one addendum for each state. It holds everything that depends on where a person works: leave, breaks, final pay, notices.',
      'Our packs are built that way. Each document names its state on the first page, and the file names begin with it. Where the two states differ, there are two documents and not one with exceptions.',
      'Which rules apply to whom? As a rule of thumb, the place where the person works decides, not the place where the company has its seat. Somebody who works in both states, or from home in a third one, is a case to ask a lawyer about. Write down what you decided and why.',
      'Leave is where the difference is largest. Minnesota has a state program that pays benefits for family and medical leave since January 2026, and it has earned sick and safe time. Wisconsin has a leave law of its own for larger employers. The article “Minnesota and Wisconsin: what differs” in the knowledge base has them side by side, with the source of each line.',
      'One last piece of advice. Put the state into the title of every form that your people sign. In three years nobody will remember which of the two somebody was given, unless the page says so.',
      'This is educational information and not legal advice. Have the finished handbook read before you issue it.',
    ],
  },
];

/** No clock: nothing is played. */
export const readingTime = (seconds: number): string => `${Math.ceil(seconds / 60)} minutes to read`;
