import { queryOptions } from '@tanstack/react-query';
import { packageIds, products, type PackageId, type ProductSku } from '@contracts/products';
import { readRows } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';

export interface LibraryTemplate {
  readonly packageId: PackageId;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly type: string;
  readonly wordCount: number;
  /** The pages of the blank PDF. Null if not counted yet. */
  readonly pageCount: number | null;
  readonly version: string;
  readonly formats: readonly string[];
  readonly lastReviewed: string;
  readonly lawAsOf: string;
}

export interface LibraryPackage {
  readonly id: PackageId;
  readonly title: string;
  readonly description: string;
  readonly state: string;
  readonly version: string;
  readonly lastUpdated: string;
  readonly templates: readonly LibraryTemplate[];
}

const isPackageId = (id: string): id is PackageId => (packageIds as readonly string[]).includes(id);

async function readLibrary(signal: AbortSignal): Promise<LibraryPackage[]> {
  const [packages, templates] = await Promise.all([
    readRows(
      'template_packages',
      ['id', 'title', 'description', 'state', 'version', 'last_updated'],
      { order: 'position' },
      signal,
    ),
    readRows(
      'templates',
      [
        'package_id',
        'path',
        'title',
        'summary',
        'type',
        'word_count',
        'page_count',
        'version',
        'formats',
        'last_reviewed',
        'law_as_of',
      ],
      { is_retired: 'is.false', order: 'position,title' },
      signal,
    ),
  ]);
  const files = templates.flatMap((row): LibraryTemplate[] =>
    isPackageId(row.package_id)
      ? [
          {
            packageId: row.package_id,
            path: row.path,
            title: row.title,
            summary: row.summary,
            type: row.type,
            wordCount: row.word_count,
            pageCount: row.page_count,
            version: row.version,
            formats: row.formats,
            lastReviewed: row.last_reviewed,
            lawAsOf: row.law_as_of,
          },
        ]
      : [],
  );
  return packages.flatMap((row): LibraryPackage[] =>
    isPackageId(row.id)
      ? [
          {
            id: row.id,
            title: row.title,
            description: row.description,
            state: row.state,
            version: row.version,
            lastUpdated: row.last_updated,
            templates: files.filter(({ packageId }) => packageId === row.id),
          },
        ]
      : [],
  );
}

/** The public contents of the library: titles, types and word counts, never the text. */
export const libraryQuery = queryOptions({
  queryKey: [queryRoots.library, 'packages'],
  queryFn: ({ signal }) => readLibrary(signal),
  staleTime: 5 * 60_000,
});

/** The packages in a product, without empty ones. */
export function packagesOf(library: readonly LibraryPackage[], sku: ProductSku): LibraryPackage[] {
  // In catalog order: the package that the product is named after comes first.
  return products[sku].packages.flatMap((wanted) =>
    library.filter(({ id, templates }) => id === wanted && templates.length > 0),
  );
}
