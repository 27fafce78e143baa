import { Loading, SkeletonCard } from '@/ui/skeleton';
import { Grid } from '@/ui/stack';

export function ArticlesLoading() {
  return (
    <Loading label="The articles are loading">
      <Grid cell="medium">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </Loading>
  );
}
