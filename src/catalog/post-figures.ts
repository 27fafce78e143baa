/** The fact of law whose figure stands for a post, by the post's address: on the blog while the post is the newest, and where it is shared. */
export const postFigures: Readonly<Record<string, string>> = {
  'final-pay-minnesota-wisconsin': 'mn-final-pay-discharge',
  'minnesota-breaks-that-fit-the-schedule': 'mn-rest-break',
  'mn-paid-leave-2026-what-small-employers-do': 'mn-pl-premium-2026',
  'wisconsin-leave-by-company-size': 'wi-wfmla-employer',
};
