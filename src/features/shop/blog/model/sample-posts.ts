import type { Post, PostSummary } from './post';

/** The built-in post that is shown while the posts cannot be loaded. */
export const paidLeaveSlug = 'mn-paid-leave-2026-what-small-employers-do';

const content = `This is a short sample. The full post could not be loaded just now; it is at this address again as soon as the shop can be reached.

## What the program is

Minnesota Paid Leave began on January 1, 2026, with premiums and benefits on the same day. The state's Department of Employment and Economic Development (DEED) runs it and pays the employees. Employers keep the job, deduct and pay the premium, and hand out a notice.

## What it gives

Up to 12 weeks of medical leave and up to 12 weeks of family leave, with 20 weeks at most in one benefit year. The test for an employee is earnings in the past year, not hours; DEED has the current figure.

## What to do first

1. Check the premium in your payroll.
2. Check that every employee has had the individual notice and has acknowledged it.
3. Write down whom employees tell about a leave, and who answers.

## Sources

Statements about law are as of November 21, 2026: Minn. Stat. ch. 268B; [DEED, eligibility](https://mn.gov/deed/paidleave/employees/eligibility/index.jsp); [DEED, press release](https://mn.gov/deed/newscenter/press-releases/?id=1045-670064); [DLI](https://www.dli.mn.gov/node/8051).`;

const minutes = (text: string) => Math.ceil(text.length / 1000);

export const paidLeaveSample: Post = {
  slug: paidLeaveSlug,
  title: 'Minnesota Paid Leave in 2026: what small employers do',
  excerpt: 'What the program is, what it gives, and the three things to check first.',
  category: 'Compliance',
  publishedAt: '2026-11-17T12:00:00Z',
  changedAt: '2026-11-17T12:00:00Z',
  minutes: minutes(content),
  isSample: true,
  content,
  metaDescription: 'A short sample on Minnesota Paid Leave for small employers.',
  keywords: [],
  lawAsOf: '2026-11-21',
};

/** Shown, and marked as samples, when the list of posts cannot be loaded. */
export const samplePosts: readonly PostSummary[] = [
  paidLeaveSample,
  {
    slug: 'onboarding-in-five-days',
    title: 'Onboarding in five days',
    excerpt: 'What happens on each of the first five days, who does it, and what has to be signed by Friday.',
    category: 'Implementation',
    publishedAt: '2026-04-14T12:00:00Z',
    changedAt: '2026-04-14T12:00:00Z',
    minutes: 5,
    isSample: true,
  },
  {
    slug: 'payroll-calendar-that-holds',
    title: 'A payroll calendar that holds',
    excerpt: 'Paydays, period ends and deadlines for a year, with the bank holidays worked in.',
    category: 'Operations',
    publishedAt: '2026-09-15T12:00:00Z',
    changedAt: '2026-09-15T12:00:00Z',
    minutes: 6,
    isSample: true,
  },
];
