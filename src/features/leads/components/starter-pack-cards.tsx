import { useQuery } from '@tanstack/react-query';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { Grid } from '@/ui/stack';
import { starterPackQuery } from '../api/leads-api';
import { AssetCard } from './asset-card';

/** What the starter pack holds, before anybody has asked for it. */
export function StarterPackCards() {
  const { data, isPending } = useQuery(starterPackQuery);
  if (isPending) {
    return (
      <Loading label="The starter pack is loading">
        <Grid cell="medium">
          <SkeletonCard />
          <SkeletonCard />
        </Grid>
      </Loading>
    );
  }
  return (
    <Grid as="ul" cell="medium">
      {(data ?? []).map((asset) => (
        <AssetCard key={asset.slug} asset={asset} hasDownloads={false} />
      ))}
    </Grid>
  );
}
