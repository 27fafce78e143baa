import type { CheckoutProvider } from '../../contracts/buy-link.ts';
import type { FetchLike } from '../adapter.ts';
import { loadFixture } from './fixtures.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}
type Fields = Record<string, unknown>;

/** A provider's API that has the object of a message, and nothing else. */
export type ProviderApi = (path: string) => ApiAnswer;

const json = (name: string) => JSON.parse(new TextDecoder().decode(loadFixture(name))) as Fields;
const found = (body: unknown): ApiAnswer => ({ status: 200, body });
const unknown: ApiAnswer = { status: 404, body: { error: 'No such object' } };

const apis: Readonly<Record<CheckoutProvider, (message: string) => ProviderApi>> = {
  stripe: (message) => {
    const { object } = (JSON.parse(message) as { data: { object: Fields } }).data;
    return (path) => {
      if (path.endsWith('/line_items') || path === '/v1/charges') return found({ data: [] });
      return path.endsWith(`/${String(object['id'])}`) ? found(object) : unknown;
    };
  },
  lemonsqueezy: (message) => {
    const { data } = JSON.parse(message) as { data: Fields };
    return (path) => (path === `/v1/orders/${String(data['id'])}` ? found({ data }) : unknown);
  },
  paddle: (message) => {
    const { data } = JSON.parse(message) as { data: Fields };
    return (path) => {
      if (path.startsWith('/customers/')) return found(json('paddle/customer.json'));
      if (path === '/adjustments') return found({ data: 'action' in data ? [data] : [] });
      return path === `/transactions/${String(data['id'])}` ? found({ data }) : unknown;
    };
  },
  gumroad: (message) => {
    const form = new URLSearchParams(message);
    const answer = json('gumroad/sale-answer.json') as { sale: Fields };
    const sale = {
      ...answer.sale,
      refunded: form.get('resource_name') === 'refund',
      disputed: (form.get('resource_name') ?? '').startsWith('dispute'),
      dispute_won: form.get('resource_name') === 'dispute_won',
    };
    return (path) =>
      decodeURIComponent(path) === `/sales/${String(sale['id' as keyof typeof sale])}`
        ? found({ success: true, sale })
        : found({ success: false });
  },
  sandbox: () => () => unknown,
};

export const apiThatKnows = (provider: CheckoutProvider, message: string): ProviderApi =>
  apis[provider](message);

/** The same as a fetch. */
export const fetchFrom =
  (api: ProviderApi): FetchLike =>
  (url) => {
    const { status, body } = api(new URL(url).pathname.replace(/^\/v2/, ''));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
