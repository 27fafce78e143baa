import { AssetDownloads } from '@/features/leads/components/asset-downloads';
import { withQueries } from '@/lib/queries';

export default withQueries(AssetDownloads);
