import { reviewMarkHtml } from '@/features/all/law/components/review-mark-html';
import { isDue } from '@/features/all/law/model/review';
import type { Upgrade } from './elements';

/** The mark of a fact that became due after its page was rendered. */
export const upgrade: Upgrade = (host) => {
  if (!host.firstChild && isDue({ nextCheck: host.getAttribute('from') ?? '' }))
    host.innerHTML = reviewMarkHtml(host.hasAttribute('of-page'));
};
