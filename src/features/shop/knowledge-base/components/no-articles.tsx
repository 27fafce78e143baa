import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';

/** An empty knowledge base, or one that cannot be loaded right now. */
export function NoArticles() {
  return (
    <EmptyState
      title="No articles yet"
      action={
        <ButtonLink to="/contact" variant="secondary">
          Ask us
        </ButtonLink>
      }
    >
      Articles appear here as soon as they are published. Until then, write to us.
    </EmptyState>
  );
}
