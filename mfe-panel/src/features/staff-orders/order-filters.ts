import type { OrderDoneStatus, OrderPaidStatus } from '@aksamit/contracts';
import { addDays } from '@aksamit/contracts/store-time';
import { storeInstant } from '../../staff-kit/store-time';

export const DONE_STATUSES: readonly OrderDoneStatus[] = ['new', 'active', 'done', 'canceled'];
export const PAID_STATUSES: readonly OrderPaidStatus[] = ['notPaid', 'partPaid', 'paid', 'partRefunded', 'refunded'];

/** What the list of orders is filtered by, as its address has it: everything may be missing. */
export interface OrderFilters {
  q?: string | undefined;
  done?: string | undefined;
  paid?: string | undefined;
  /** Id of a salon. */
  at?: string | undefined;
  /** Local dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
  sort?: string | undefined;
}

/** Names of the address's parameters. */
export const ORDER_FILTERS = ['q', 'done', 'paid', 'at', 'from', 'to'] as const;

const SORTS = ['createdAt', '-createdAt', 'priceTotal', '-priceTotal'];
const LONGEST_SEARCH = 100;
const DATE = /^\d{4}-\d\d-\d\d$/;

const dateOf = (text: string | undefined): string | undefined =>
  text !== undefined && DATE.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** The filters as GET /admin/orders takes them. What an address has that the API does not know is left out. */
export function ordersRequest({ q, done, paid, at, from, to, page, sort }: OrderFilters) {
  const doneStatus = DONE_STATUSES.find((status) => status === done);
  const paidStatus = PAID_STATUSES.find((status) => status === paid);
  const [first, last] = [dateOf(from), dateOf(to)];
  return {
    ...(q?.trim() ? { q: q.trim().slice(0, LONGEST_SEARCH) } : {}),
    ...(doneStatus ? { doneStatus } : {}),
    ...(paidStatus ? { paidStatus } : {}),
    ...(at && /^\d{1,18}$/.test(at) ? { locationId: at } : {}),
    ...(first ? { from: storeInstant(first, 0) } : {}),
    ...(last ? { to: storeInstant(addDays(last, 1), 0) } : {}),
    ...(page === undefined ? {} : { page }),
    ...(sort && SORTS.includes(sort) ? { sort } : {}),
  };
}
