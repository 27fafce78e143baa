import { listExportNames, type ListExport } from '@contracts/list-exports';
import { toAppError, errorFromStatus } from '@/lib/errors/app-error';
import { sessionRequest } from '@/lib/supabase/call-as-user';
import { functionUrl } from '@/lib/supabase/data-api';
import { shopDay } from '@/lib/text/shop-zone';
import { siteConfig } from '@/lib/site-config';

export { listExportNames, type ListExport };

/** The list as a CSV file. The browser can keep a long response on disk. */
export async function downloadList(list: ListExport): Promise<File> {
  const { headers, send } = await sessionRequest();
  let response: Response;
  let content: Blob;
  try {
    response = await send(functionUrl(`export-data?list=${list}`), {
      headers: { apikey: siteConfig().publishableKey, ...headers },
    });
    content = await response.blob();
  } catch (error) {
    throw toAppError(error);
  }
  if (!response.ok) {
    throw errorFromStatus(response.status, 'The list could not be exported. Please try again.');
  }
  const day = shopDay();
  return new File([content], `${list}-${day}.csv`, { type: 'text/csv' });
}
