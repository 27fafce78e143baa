/** The fact of law whose figure stands for a post, by the post's address. The blog shows it while the post is the newest. */
export const postFigures: Readonly<Record<string, string>> = {
  'mn-paid-leave-2026-what-small-employers-do': 'mn-pl-premium-2026',
  'wisconsin-leave-by-company-size': 'wi-wfmla-employer',
};
