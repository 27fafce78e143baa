import { Loading, SkeletonCard } from '@/ui/skeleton';

export function PostsLoading() {
  return (
    <Loading label="The posts are loading" className="grid content-start gap-6">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </Loading>
  );
}
