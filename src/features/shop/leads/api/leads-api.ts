import { queryOptions } from '@tanstack/react-query';
import type { StarterPackRequest } from '@contracts/starter-pack-schema';
import { starterPackZipName } from '@contracts/starter-pack';
import { callFunction, functionUrl, readRows } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';

export async function requestStarterPack(request: StarterPackRequest): Promise<void> {
  await callFunction('send-starter-pack', request);
}

export async function confirmSubscription(token: string): Promise<void> {
  await callFunction('confirm-subscription', { token });
}

export async function unsubscribe(token: string): Promise<void> {
  await callFunction('unsubscribe', { token });
}

export interface StarterPackAsset {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly bullets: readonly string[];
  readonly formats: readonly string[];
}

export const starterPackQuery = queryOptions({
  queryKey: [queryRoots.starterPack, 'assets'],
  queryFn: ({ signal }): Promise<StarterPackAsset[]> =>
    readRows(
      'starter_pack_assets',
      ['slug', 'title', 'summary', 'bullets', 'formats'],
      { order: 'position' },
      signal,
    ),
});

export function assetUrl(slug: string, format: string): string {
  return functionUrl(`download-template/${slug}.${format}`);
}

export function starterPackZipUrl(): string {
  return functionUrl(`download-template/${starterPackZipName}`);
}
