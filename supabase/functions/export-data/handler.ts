import { z } from 'zod';
import { isListExport, listHeader, type ListExport } from '../_shared/contracts/list-exports.ts';
import { shopDay } from '../_shared/contracts/shop-day.ts';
import type { Client } from '../_shared/http/context.ts';
import { databaseError, defineFunction } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';

const pageSchema = z.object({ lines: z.string(), next: z.string().nullable(), timeZone: z.string() });
type Page = z.infer<typeof pageSchema>;

/** So that Excel takes the file for UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Export Data: a list of the shop as CSV. The database makes the lines, a few thousand at a time and with the caller's own
 * rights; this passes them on as they come, so a million rows need no more memory than one page.
 */
export const handler = defineFunction(
  { name: 'export-data', access: 'admin', methods: ['GET'] },
  async ({ context, url, caller: { client } }) => {
    const list = url.searchParams.get('list') ?? '';
    if (!isListExport(list)) {
      throw new HttpError(400, 'invalid_field', 'The list must be purchases, leads, users or reviews.', {
        field: 'list',
      });
    }
    // Before the response starts: an error now still has a status.
    const first = await readPage(client, list, null);
    const day = shopDay(context.now(), first.timeZone);
    return new Response(streamPages(client, list, first), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${list}-${day}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  },
);

function streamPages(caller: Client, list: ListExport, first: Page): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let page: Page | null = first;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(`${byteOrderMark}${listHeader(list, first.timeZone)}\r\n`));
    },
    // A later page that fails breaks the stream off, so that half a list never looks like a whole one.
    async pull(controller) {
      if (!page) {
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(page.lines));
      page = page.next === null ? null : await readPage(caller, list, page.next);
    },
  });
}

async function readPage(caller: Client, list: ListExport, cursor: string | null): Promise<Page> {
  const { data, error } = await caller.rpc('admin_export_page', {
    list,
    ...(cursor === null ? {} : { page_cursor: cursor }),
  });
  if (error) {
    throw databaseError(error);
  }
  return pageSchema.parse(data);
}
