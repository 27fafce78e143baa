import { libraryQuery } from '@/features/shared/library/api/library-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [libraryQuery],
});
