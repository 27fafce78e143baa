import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { AssetDownloads } from '@/features/shop/leads/components/asset-downloads';
import { withQueries } from '@/rendering/with-queries';

function Downloads() {
  return <AssetDownloads renderPicture={(slug) => <DocumentThumb path={slug} className="h-auto w-full" />} />;
}

export default withQueries(Downloads);
