import { reviewMarkHtml } from '@/features/shared/law/components/review-mark-html';
import type { Upgrade } from './elements';

/** The mark of a fact that became due after its page was rendered. */
export const upgrade: Upgrade = (host) => {
  host.innerHTML ||= reviewMarkHtml(host.hasAttribute('of-page'));
};
