import type { BrowserRelease } from '@aksamit/contracts/platform';
import { Bus } from '@aksamit/module-sdk/bus';
import type { BrowserFragment, HostServices } from '@aksamit/module-sdk/platform';
import { polishMarket } from '@aksamit/module-sdk/testing';
import { waitFor } from '@testing-library/react';
import { createFragmentHost } from './fragment-host';

const release: BrowserRelease = {
  name: 'cart-checkout',
  version: '1.0.0',
  baseUrl: '/assets/cart-checkout/1.0.0/',
  entry: '',
  integrity: {},
  chunks: {},
  pages: [],
  fragments: [{ name: 'add-to-cart', version: 1, reservedHeightPx: 0, rendering: 'public' }],
  publishes: [],
};

let isAway: boolean;
const renewed: string[] = [];
const reported: string[] = [];
const text = (id: string) => document.getElementById(id)?.textContent;

const fragment: BrowserFragment = {
  contract: 1,
  mount({ element }) {
    element.textContent = 'here';
    return { update: () => undefined, unmount: () => element.replaceChildren() };
  },
};

function mountAt(id: string, version = 1, more: { isOptional?: boolean; onFailed?: () => void } = {}) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Failed to find #${id}.`);
  const mountFragment = createFragmentHost({
    page: {
      context: { market: polishMarket, locale: 'pl', basePath: '', origin: 'http://shop.example' },
      releases: [release],
      match: null,
      state: null,
      alternates: {},
      status: 200,
      development: false,
      foreignPrefixes: [],
    },
    bus: new Bus({ development: true, onViolation: () => undefined }),
    loader: {
      load: (async () => {
        if (isAway) throw new Error('404');
        return fragment;
      }) as never,
      renew: (module) => renewed.push(module),
    },
    host: () => ({}) as HostServices,
    t: (key: string) => key,
    onUnauthorised: () => undefined,
    report: ({ module, phase }) => reported.push(`${module} ${phase}`),
  });
  return mountFragment({ element, module: 'cart-checkout', name: 'add-to-cart', version, props: {}, ...more });
}

const retryButtons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-trouble] button')];

beforeEach(() => {
  isAway = true;
  renewed.splice(0);
  reported.splice(0);
  document.body.innerHTML = '<p><span id="one"></span></p><p><span id="two"></span></p><p><span id="three"></span></p>';
});

test('a fragment that cannot be loaded shows a message in each of its places; one retry is for all that are still there', async () => {
  mountAt('one');
  mountAt('two');
  const gone = mountAt('three');
  await waitFor(() => expect(retryButtons()).toHaveLength(3));
  expect(reported).toEqual(Array(3).fill('cart-checkout fragment add-to-cart'));
  gone.unmount();
  expect(retryButtons()).toHaveLength(2);
  isAway = false;
  retryButtons()[0]?.click();
  await waitFor(() => expect(text('two')).toBe('here'));
  expect(text('one')).toBe('here');
  expect(text('three')).toBe('');
  expect(renewed).toEqual(['cart-checkout']);
  expect(retryButtons()).toEqual([]);
});

test('what no deployed module offers is reported, and the place is named for debugging', async () => {
  isAway = false;
  mountAt('one', 2);
  await waitFor(() => expect(retryButtons()).toHaveLength(1));
  expect(document.getElementById('one')?.dataset.fragment).toBe('cart-checkout/add-to-cart@2');
});

test('an optional one in a version that no live module offers is neither shown nor reported, and its page is notified', async () => {
  isAway = false;
  const onFailed = jest.fn();
  mountAt('one', 2, { isOptional: true, onFailed });
  mountAt('two', 2, { isOptional: true });
  mountAt('three', 2);
  await waitFor(() => expect(reported).toEqual(['cart-checkout fragment add-to-cart']));
  expect(retryButtons()).toHaveLength(1);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect([text('one'), text('two')]).toEqual(['', '']);
});

test('an optional one that fails is shown and reported as any other', async () => {
  mountAt('one', 1, { isOptional: true });
  await waitFor(() => expect(retryButtons()).toHaveLength(1));
  expect(reported).toEqual(['cart-checkout fragment add-to-cart']);
});
