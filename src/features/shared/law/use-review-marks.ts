import { useEffect } from 'react';
import { isDue } from './model/review';

/** Adds the marks of facts that became due after the page was rendered. Their code only loads if there is one. */
export function useReviewMarks(): void {
  useEffect(() => {
    const due = [...document.querySelectorAll<HTMLElement>('[data-review-from]:empty')].filter((mark) =>
      isDue({ nextCheck: mark.dataset['reviewFrom'] ?? '' }),
    );
    if (due.length > 0) {
      void import('./components/review-mark-html').then(({ reviewMarkHtml }) => {
        for (const mark of due) {
          mark.innerHTML = reviewMarkHtml('reviewPage' in mark.dataset);
        }
      });
    }
  }, []);
}
