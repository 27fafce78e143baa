import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '@/ui/button-link';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { Grid } from '@/ui/stack';
import { AssetCard } from './asset-card';
import { starterPackQuery, starterPackZipUrl } from '../api/leads-api';

interface AssetDownloadsProps {
  readonly renderPicture: (slug: string) => ReactNode;
}

/** The four free assets with their first pages, each in its formats, and all of them as a ZIP. */
export function AssetDownloads({ renderPicture }: AssetDownloadsProps) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(starterPackQuery);
  if (isPending) {
    return (
      <Loading label="The free pack is loading">
        <Grid cell="large">
          <SkeletonCard />
          <SkeletonCard />
        </Grid>
      </Loading>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title="The list of files did not load"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        action={<ZipLink />}
      >
        The files themselves are there: the ZIP below holds all four.
      </ErrorState>
    );
  }
  return (
    <div>
      <ZipLink />
      <Grid as="ul" cell="large" className="mt-6">
        {data.map((asset) => (
          <AssetCard key={asset.slug} asset={asset} picture={renderPicture(asset.slug)} />
        ))}
      </Grid>
    </div>
  );
}

function ZipLink() {
  return (
    <ButtonAnchor
      href={starterPackZipUrl()}
      data-analytics="download_click"
      data-lead="zip"
      data-file-name="hr-payroll-starter-pack.zip"
    >
      Download all as ZIP
    </ButtonAnchor>
  );
}
