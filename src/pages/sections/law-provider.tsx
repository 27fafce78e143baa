import type { ReactNode } from 'react';
import { LawProvider as Provider } from '@/features/all/law/law-context';
import { withQueries } from '@/rendering/with-queries';
import { Container } from '@/ui/container';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';

interface PageLawProps {
  readonly keys: readonly string[];
  readonly children: ReactNode;
}

function PageLawWithoutQueries({ keys, children }: PageLawProps) {
  return (
    <Provider
      keys={keys}
      loading={
        <Container className="py-14">
          <Loading label="The rules are loading">
            <SkeletonText lines={8} />
          </Loading>
        </Container>
      }
      failed={
        <Container className="py-14">
          <ErrorState title="The rules did not load">Reload the page to see them.</ErrorState>
        </Container>
      }
    >
      {children}
    </Provider>
  );
}

/** Provides the fact base to a part of a page, with loading and error states. */
export const PageLaw = withQueries(PageLawWithoutQueries);
