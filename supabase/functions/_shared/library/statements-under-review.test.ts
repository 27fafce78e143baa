import { expect, it } from 'vitest';
import { describeStatementsUnderReview } from './statements-under-review.ts';

const due = {
  path: 'a.md',
  title: 'Policy',
  statement: 'The premium is 0.88 percent.',
  dueSince: '2027-01-05',
};

it('names each sentence that is under review with its document, and nothing when none is', () => {
  expect(describeStatementsUnderReview([])).toBe('');
  expect(describeStatementsUnderReview([due])).toMatch(
    /^1 sentence under review\..*\n\n- Policy: The premium is 0\.88 percent\. \(due since 2027-01-05\)$/s,
  );
  expect(describeStatementsUnderReview([due, { ...due, title: 'Notice' }])).toMatch(
    /^2 sentences .*- Notice: /s,
  );
});
