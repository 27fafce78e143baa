import { longFormPath, longFormSlugs } from '@law/law-addresses';
import { longForms } from '@/catalog/long-form/long-forms';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { changedByFacts } from '@/features/all/law/model/changed-by-facts';
import { longFormKeys } from '@/features/all/law/model/page-keys';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [lawFactsQuery, libraryQuery],
  changedOn({ path }, { facts }) {
    const slug = longFormSlugs.find((candidate) => longFormPath(candidate) === path);
    return slug ? changedByFacts(facts, longFormKeys(longForms[slug]), longForms[slug].updated) : null;
  },
});
