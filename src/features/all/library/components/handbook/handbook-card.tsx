import { useState } from 'react';
import { lazyComponent } from '@/lib/react/load-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LazySection } from '@/ui/lazy-section';
import type { HandbookSource } from '../../api/handbook-api';
import { HandbookLoading } from './handbook-loading';

const HandbookBuilder = lazyComponent(() => import('./handbook-builder'));

interface HandbookCardProps extends HandbookSource {
  /** The access from a link in an email has expired. */
  readonly onExpired?: () => void;
}

/** One handbook of all documents that a buyer has. It loads when it is asked for. */
export function HandbookCard({ licenseIds, access, onExpired }: HandbookCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (licenseIds.length === 0) {
    return null;
  }
  return (
    <Card as="section" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-2xl">Your handbook</h2>
          <p className="mt-1 max-w-measure text-muted">
            Your policies and sections of your own in one file, with one cover, one list of contents and your
            answers filled in.
          </p>
        </div>
        {!isOpen && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Put my handbook together
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="mt-6">
          <LazySection fallback={<HandbookLoading />}>
            <HandbookBuilder source={{ licenseIds, access }} onExpired={onExpired} />
          </LazySection>
        </div>
      )}
    </Card>
  );
}
