interface RelatedArticle {
  readonly slug: string;
  readonly title: string;
}

const rollout: RelatedArticle = { slug: 'policy-rollout-7-steps', title: 'Roll out a policy in seven steps' };
const effectiveDate: RelatedArticle = { slug: 'choose-an-effective-date', title: 'Choose an effective date' };
const acknowledgments: RelatedArticle = {
  slug: 'collect-acknowledgements',
  title: 'Collect acknowledgments that hold up',
};
const difference: RelatedArticle = {
  slug: 'state-differences-mn-wi',
  title: 'Minnesota and Wisconsin: what differs',
};

const byState: Readonly<Record<string, readonly RelatedArticle[]>> = {
  MN: [
    { slug: 'minnesota-paid-leave-in-brief', title: 'Minnesota Paid Leave in brief' },
    { slug: 'esst-and-paid-leave-side-by-side', title: 'Sick and safe time and Paid Leave side by side' },
    difference,
    rollout,
  ],
  WI: [
    { slug: 'wisconsin-fmla-in-brief', title: 'Wisconsin family and medical leave in brief' },
    difference,
    rollout,
  ],
};

/** Knowledge base articles that a state's page links to. */
export function articlesFor(code: string): readonly RelatedArticle[] {
  return byState[code] ?? [rollout, effectiveDate, acknowledgments];
}
