import type { LoadInput, LoadResult, PageLoader } from '@aksamit/module-sdk/lifecycle';
import { profileQuery } from '../features/account/api/get-profile';
import { orderListQuery } from '../features/orders/api/get-orders';
import { boughtListQuery, visitListQuery, waitingListQuery } from '../features/visits/api/get-visits';
import { groupVisits } from '../features/visits/visit-rules';
import { pageNumber } from '../pages/page-number';

const FOUND: LoadResult = { status: 200 };
const LEFT: LoadResult = { leftTo: 'browser' };

/** Long enough for the rendering, whatever the browser's cache time. */
const KEPT_MS = 60_000;

/** A page of the panel for a logged-in customer; the browser leads everybody else to the login. */
const forCustomer =
  (load: (input: LoadInput, userId: string) => Promise<LoadResult>): PageLoader =>
  async (input) => {
    const userId = input.context.reader?.session.user?.id;
    return userId === undefined ? LEFT : load(input, userId);
  };

/** Page servers cut longer values: such an address is read whole in the browser. */
const LONGEST_VALUE = 199;

/** An account page with its form for visitors without a login; the browser leads logged-in ones on. */
const accountLoader: PageLoader = async ({ context }) => {
  const isWhole = Object.values(context.query).every(({ length }) => length <= LONGEST_VALUE);
  return isWhole && context.reader?.session.status === 'anonymous' ? FOUND : LEFT;
};

const dashboardLoader = forCustomer(async ({ http, queryClient }, userId) => {
  const [{ events }] = await Promise.all([
    queryClient.fetchQuery(visitListQuery(http, userId)),
    queryClient.fetchQuery(orderListQuery(http, userId)),
  ]);
  if (groupVisits(events).ahead.length === 0) await queryClient.fetchQuery(boughtListQuery(http, userId));
  return FOUND;
});

/** The choice of a time and the other tabs are rendered in the browser only. */
const visitsLoader = forCustomer(async ({ context, http, queryClient }, userId) => {
  const { move, book, tab, page } = context.query;
  if (move !== undefined || book !== undefined || (tab !== undefined && tab !== 'events')) return LEFT;
  await Promise.all([
    queryClient.fetchQuery(visitListQuery(http, userId, pageNumber(page ?? null))),
    queryClient.fetchQuery(waitingListQuery(http, userId)),
  ]);
  return FOUND;
});

const ordersLoader = forCustomer(async ({ context, http, queryClient }, userId) => {
  if (context.query.withdraw !== undefined) return LEFT;
  await queryClient.fetchQuery(orderListQuery(http, userId, pageNumber(context.query.page ?? null)));
  return FOUND;
});

const profileLoader = forCustomer(async ({ http, queryClient }) => {
  await queryClient.fetchQuery({ ...profileQuery(http), gcTime: KEPT_MS });
  return FOUND;
});

/** Loads what the pages show first, on the server. All pages are private: the API calls carry the visitor's session. */
export const loaders: Readonly<Record<string, PageLoader>> = {
  login: accountLoader,
  registration: accountLoader,
  'forgotten-password': accountLoader,
  activation: accountLoader,
  dashboard: dashboardLoader,
  visits: visitsLoader,
  orders: ordersLoader,
  settings: profileLoader,
  'beauty-club': profileLoader,
  privacy: profileLoader,
};
