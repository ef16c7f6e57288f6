import type { LoadInput, LoadResult, PageLoader } from '@aksamit/module-sdk/lifecycle';
import { profileQuery } from '../features/account/api/get-profile';

export const FOUND: LoadResult = { status: 200 };
/** Client fallback. */
export const LEFT: LoadResult = { leftTo: 'browser' };

/** Long enough for the rendering, whatever the browser's cache time. */
const CACHED_MS = 60_000;

/** Page servers cut longer values: such an address is read whole in the browser. */
const LONGEST_VALUE = 199;

/**
 * Loads a page of the panel for a logged-in customer; the browser leads everybody else to the login. The API calls
 * carry the visitor's session.
 */
export function forCustomer(load: (input: LoadInput, userId: string) => Promise<LoadResult>): PageLoader {
  return async (input) => {
    const userId = input.context.reader?.session.user?.id;
    return userId === undefined ? LEFT : load(input, userId);
  };
}

/** Loads a page that shows the customer's profile. */
export const loadProfile = forCustomer(async ({ http, queryClient }) => {
  await queryClient.fetchQuery({ ...profileQuery(http), gcTime: CACHED_MS });
  return FOUND;
});

/** An account page with its form for visitors without a login; the browser leads logged-in ones on. */
export async function loadAccountForm({ context }: LoadInput): Promise<LoadResult> {
  const isWhole = Object.values(context.query).every(({ length }) => length <= LONGEST_VALUE);
  return isWhole && context.reader?.session.status === 'anonymous' ? FOUND : LEFT;
}
