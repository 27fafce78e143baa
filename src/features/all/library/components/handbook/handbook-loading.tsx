import { Loading, SkeletonText } from '@/ui/skeleton';

export function HandbookLoading() {
  return (
    <Loading label="Your handbook is loading">
      <SkeletonText lines={6} />
    </Loading>
  );
}
