import { idOf } from './fill.ts';
import type { Sizes } from './sizes.ts';

export interface DataQuery {
  readonly name: string;
  /** Who sends it: the first user is an admin, every other one a customer. */
  readonly caller: 'admin' | 'customer' | 'service';
  /** `same`: costs the same whatever the shop holds. `rows`: finds more as the shop grows, so that only the bound counts. */
  readonly growth?: 'same' | 'rows';
  /** The statement for the nth of all rows of its kind. */
  readonly sql: (n: number) => string;
  /** The table that n counts. */
  readonly of: keyof Sizes;
}

type Options = Partial<Pick<DataQuery, 'of' | 'growth'>>;
const query =
  (caller: DataQuery['caller']) =>
  (name: string, sql: DataQuery['sql'], { of = 'purchases', ...options }: Options = {}): DataQuery => ({
    name,
    caller,
    sql,
    of,
    ...options,
  });

export const asAdmin = query('admin');
export const asCustomer = query('customer');
export const asService = query('service');

export const rpc = (name: string, args = '') => `select public.${name}(${args})`;
export const id = idOf;

/** The user whose claims the nth call of a query carries. */
export const callerOf = ({ caller }: DataQuery, n: number, { users }: Sizes) =>
  caller === 'admin' ? 1 : 4 + (n % (users - 4));
