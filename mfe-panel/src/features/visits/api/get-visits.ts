import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** The API's most. */
const PER_PAGE = 100;

/** GET /me/events: visits of one page, upcoming ones first, then the latest. Cached by customer. */
export function visitListQuery(http: HttpClient, userId: string, page = 1) {
  return queryOptions({
    queryKey: ['visits', userId, page],
    queryFn: async () => {
      const query = { page, perPage: PER_PAGE };
      const { data, meta } = await callApi(http, 'GET /me/events', { query });
      return { events: data.events, pages: Math.ceil((meta?.total ?? data.events.length) / PER_PAGE) };
    },
    // Staff and other tabs change visits too.
    staleTime: 0,
  });
}

/** GET /me/events?doneStatus=waiting: places on the waiting list; the API lists them only on request. */
export function waitingListQuery(http: HttpClient, userId: string) {
  return queryOptions({
    queryKey: ['waiting', userId],
    queryFn: async () => {
      const query = { doneStatus: 'waiting' as const, perPage: PER_PAGE };
      const { data } = await callApi(http, 'GET /me/events', { query });
      return data.events;
    },
    staleTime: 0,
  });
}

/** GET /me/order-products: bought treatments, packages and bundles with their ledger, the newest first. */
export function boughtListQuery(http: HttpClient, userId: string, page = 1) {
  return queryOptions({
    queryKey: ['bought', userId, page],
    queryFn: async () => {
      const query = { page, perPage: PER_PAGE };
      const { data, meta } = await callApi(http, 'GET /me/order-products', { query });
      return { bought: data.orderProducts, pages: Math.ceil((meta?.total ?? data.orderProducts.length) / PER_PAGE) };
    },
    staleTime: 0,
  });
}
