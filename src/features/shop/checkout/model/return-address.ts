import { isRecord, readStored, writeStored } from '@/lib/browser/safe-storage';
import { readThankYouParams, type ThankYouParams } from './thank-you-params';
import { withQuery } from '@/lib/url/paths';

const returnKey = 'order_return';

/**
 * Reads the checkout's return URL. The key is removed from the URL, so that it is in no history, and stored for this tab,
 * in case of a reload.
 */
export function takeReturnAddress(): ThankYouParams {
  const query = new URLSearchParams(window.location.search);
  const key = new URLSearchParams(window.location.hash.slice(1)).get('key') ?? query.get('key') ?? '';
  if (key === '') {
    const params = readThankYouParams(query);
    return { ...params, key: storedKeyOf(params.orderId) };
  }
  query.set('key', key);
  const params = readThankYouParams(query);
  query.delete('key');
  window.history.replaceState(window.history.state, '', withQuery(window.location.pathname, query));
  writeStored(returnKey, { orderId: params.orderId, key: params.key }, 'session');
  return params;
}

function storedKeyOf(orderId: string): string {
  const parse = (value: unknown) =>
    isRecord(value) && value['orderId'] === orderId && typeof value['key'] === 'string' ? value['key'] : null;
  return readStored(returnKey, parse, 'session') ?? '';
}
