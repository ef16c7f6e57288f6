import type { LoadInput } from '@aksamit/module-sdk/lifecycle';
import { definedPages } from '@aksamit/module-sdk/testing';

const pages = definedPages(__dirname);

const anonymous = { status: 'anonymous', user: null } as const;
const user = { id: '7', firstName: 'Anna' };

/** What a loader returns for this session; the account's pages make no API call. */
function load(page: string, session: object | null, query: Record<string, string> = {}) {
  const reader = session && { session, visitorUniqueId: null };
  return pages
    .find(({ name }) => name === page)
    ?.load?.({ context: { query, ...(reader ? { reader } : {}) } } as unknown as LoadInput);
}

test.each(['login', 'registration', 'forgotten-password', 'activation'])(
  'the page %s comes from the server for who is not logged in',
  async (page) => {
    expect(await load(page, anonymous, { next: '/koszyk/' })).toEqual({ status: 200 });
    expect(await load(page, { status: 'authenticated', user })).toEqual({ leftTo: 'browser' });
    expect(await load(page, null)).toEqual({ leftTo: 'browser' });
  },
);

test('an address of which the page server may have cut a part is read in the browser', async () => {
  expect(await load('login', anonymous, { next: `/${'x'.repeat(199)}` })).toEqual({ leftTo: 'browser' });
});
