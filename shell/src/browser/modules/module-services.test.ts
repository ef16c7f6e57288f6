import type { HostServices } from '@aksamit/module-sdk/platform';
import { moduleServices } from './module-services';

const reported: string[] = [];
const mounted: string[] = [];
beforeEach(() => {
  reported.length = 0;
  mounted.length = 0;
});

const host = {
  sitemap: {},
  mountFragment({ module, name }: { module: string; name: string }) {
    mounted.push(`${module}/${name}`);
    return { update: () => undefined, unmount: () => undefined };
  },
} as unknown as HostServices;

function servicesOf(uses: string[] | undefined, development = false): HostServices {
  const release = { name: 'catalog', version: '1.0.0', ...(uses ? { uses } : {}) };
  return moduleServices(host, release, {
    page: { development },
    report: ({ module, version, phase, error }) => reported.push(`${module}@${version} ${phase}: ${error}`),
  });
}

const target = (name: string, module = 'cart-checkout') => ({
  element: {} as HTMLElement,
  module,
  name,
  version: 1,
  props: {},
});

test('a module mounts what its release declares, and its own fragments', async () => {
  const services = servicesOf(['cart-checkout/add-to-cart@1']);
  services.mountFragment(target('add-to-cart'));
  services.mountFragment(target('teaser', 'catalog'));
  await Promise.resolve();
  expect(mounted).toEqual(['cart-checkout/add-to-cart', 'catalog/teaser']);
  expect(reported).toEqual([]);
});

test('an undeclared fragment is not mounted and reported once, with the module that asked', async () => {
  const services = servicesOf(['cart-checkout/add-to-cart@2']);
  for (let time = 0; time < 3; time += 1) services.mountFragment(target('add-to-cart')).unmount();
  await Promise.resolve();
  expect(mounted).toEqual([]);
  expect(reported).toEqual([
    'catalog@1.0.0 fragment cart-checkout/add-to-cart@1: Error: Failed to mount cart-checkout/add-to-cart@1: ' +
      "catalog@1.0.0 does not declare that it uses it. Name it in the manifest's fragments.uses.",
  ]);
});

test('in development it throws where it is mounted; a developer’s own release may mount all', () => {
  expect(() => servicesOf([], true).mountFragment(target('add-to-cart'))).toThrow('does not declare');
  servicesOf(undefined, true).mountFragment(target('add-to-cart'));
  expect(mounted).toEqual(['cart-checkout/add-to-cart']);
});

test('a link without an address throws in development, and is reported once per page in production', async () => {
  const error = new Error('no live module has it');
  expect(() => servicesOf([], true).reportDeadLink?.({ page: 'catalog/gone', error })).toThrow('no live module has it');
  const services = servicesOf([]);
  for (const page of ['catalog/gone', 'catalog/gone', 'content/gone']) services.reportDeadLink?.({ page, error });
  expect(reported).toEqual([]);
  await Promise.resolve();
  expect(reported.map((line) => line.split(':')[0])).toEqual([
    'catalog@1.0.0 link catalog/gone',
    'catalog@1.0.0 link content/gone',
  ]);
});
