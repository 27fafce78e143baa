import { libraryQuery } from '@/features/all/library/api/library-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [libraryQuery],
});
