import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { voteArticle } from '../api/article-views';

/** One vote per page view. A vote that could not be stored is only logged, and can be repeated. */
export function ArticleVote({ slug }: { readonly slug: string }) {
  const [status, setStatus] = useState<'open' | 'sending' | 'stored'>('open');

  const vote = async (helpful: boolean) => {
    setStatus('sending');
    try {
      await voteArticle(slug, helpful);
      setStatus('stored');
    } catch (error) {
      console.warn('The vote was not stored.', error);
      setStatus('open');
    }
  };

  const isDisabled = status !== 'open';
  return (
    <section aria-label="Feedback" className="no-print border-y border-hairline py-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 className="font-sans text-base font-semibold tracking-normal">Was this article helpful?</h2>
        <div className="flex gap-3">
          <Button variant="secondary" size="small" disabled={isDisabled} onClick={() => void vote(true)}>
            <ThumbsUp className="size-4" />
            Yes
          </Button>
          <Button variant="secondary" size="small" disabled={isDisabled} onClick={() => void vote(false)}>
            <ThumbsDown className="size-4" />
            No
          </Button>
        </div>
        <p role="status" className="text-muted">
          {status === 'stored' && 'Thank you. Your answer helps us to improve it.'}
        </p>
      </div>
    </section>
  );
}
