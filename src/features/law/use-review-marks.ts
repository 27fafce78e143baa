import { useEffect } from 'react';
import { isDue } from './model/review';

/** Shows the marks of facts that came due after the page was rendered. */
export function useReviewMarks(): void {
  useEffect(() => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-review-from][hidden]')) {
      mark.hidden = !isDue({ nextCheck: mark.dataset['reviewFrom'] ?? '' });
    }
  }, []);
}
