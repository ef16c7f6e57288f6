import { Bus, shellTopicIds } from '@aksamit/module-sdk/bus';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import en from '../../locales/browser/en.json';
import pl from '../../locales/browser/pl.json';
import { startCartCount } from './cart-count';

const t = createTranslations('pl', { pl, en });

function started(stored?: unknown) {
  document.body.innerHTML = '<a href="/koszyk/" aria-label="Koszyk" data-cart-link=""></a>';
  localStorage.clear();
  if (stored) localStorage.setItem('cart', JSON.stringify(stored));
  const bus = new Bus({ development: true, onViolation: () => undefined });
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  const onUnknown = jest.fn();
  startCartCount({ bus: shell, marketSlug: 'pl', t, onUnknown });
  return { bus, shell, onUnknown };
}
const link = () => document.querySelector('a') as HTMLAnchorElement;
const cartOf = (count: number, market = 'pl') => ({ shape: 1, market, locale: 'pl', cart: { count, items: [] } });

test('the link shows the pieces of the stored cart, with no script of the cart’s module', () => {
  const { onUnknown } = started(cartOf(2));
  expect(link().getAttribute('aria-label')).toBe('Koszyk, 2 sztuki');
  expect(link().textContent).toBe('2');
  expect(onUnknown).not.toHaveBeenCalled();
});

test('many pieces keep the width of two digits', () => {
  started(cartOf(120));
  expect(link().textContent).toBe('99+');
  expect(link().getAttribute('aria-label')).toBe('Koszyk, 120 sztuk');
});

test('without a cart the link stays as it was served', () => {
  const { onUnknown } = started();
  expect(link().outerHTML).toContain('aria-label="Koszyk"');
  expect(link().textContent).toBe('');
  expect(onUnknown).not.toHaveBeenCalled();
});

test('another tab’s cart is followed, and removed with it', () => {
  started(cartOf(1));
  localStorage.setItem('cart', JSON.stringify(cartOf(5)));
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(link().getAttribute('aria-label')).toBe('Koszyk, 5 sztuk');
  localStorage.removeItem('cart');
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(link().getAttribute('aria-label')).toBe('Koszyk');
  expect(link().textContent).toBe('');
});

test.each([
  ['another market’s', cartOf(2, 'gb')],
  ['an unknown copy', { shape: 9 }],
])('%s is requested', (_, stored) => {
  expect(started(stored).onUnknown).toHaveBeenCalledTimes(1);
});

test('a customer’s cart is requested: another device may have changed it', () => {
  const { shell, onUnknown } = started(cartOf(2));
  shell.publish('session', { status: 'authenticated', user: null } as never);
  expect(onUnknown).toHaveBeenCalledTimes(1);
});
